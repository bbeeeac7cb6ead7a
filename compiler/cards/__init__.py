"""Cards and stand-ins as a table for a spreadsheet, and the changes made there brought back into the rules."""

from .rows import Row, rows_of
from .table import Wrong, read_table, written
from .take import Taken, take

__all__ = ["Row", "Taken", "Wrong", "read_table", "rows_of", "take", "written"]
