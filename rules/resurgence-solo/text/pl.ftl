# Nothing yet
