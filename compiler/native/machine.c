/* What every game needs, in C: the state in plain ints, chance, piles, questions, routines on a stack.

   What an edition declares stands above this text, its own functions below it. The sizes are those of `linked`: SEATS,
   FIXED (numbers of all that is no copy), SLOTS, PILES, PHASES, FRAME (the longest frame). Everything here does what
   the function of the same name in runtime/ does, with the same numbers in the same order. */

enum { ROUTINE, AT, YOU, OPEN, KEPT, FIRST };
/* A frame: which routine, at which block, whose, how many phases were open before it, where its sets begin among those
   that are kept, then its registers. A set takes three: where it lies, how many there are, for how many there is room. */

enum { WELL, NOT_OFFERED, ENDLESS, TOO_LARGE };
enum { MOST = 30000, QUIET = 1000, MANY = 10000, CROWD = 10, THINGS = 20000, QUICK = 4 };
/* As in runtime/endless.py: what goes on for longer is left to Python, which says that it never ends. */
enum { DEEPEST = 2000, OPTIONS = 8192, SETS = 1 << 16, PASSING = 1 << 16, NESTED = 64 };
enum { DONE = -2 };
/* The option that ends a choice of several. */
enum { ANY = 1, SOME };
/* What is chosen now: one thing or none, or several, one after the other. */
enum { CORE_BEFORE = ROUTINES, CORE_CHECK, CORE_ORDER };
/* Frames of the engine itself, behind those of the rules. */

typedef int64_t num;
typedef struct State State;

typedef struct {
    const int *at;
    int many;
} Set;

typedef struct {
    int *at;
    int many, room;
    int *begins;
} Pile;
/* What lies in it, how many they are, for how many there is room. What is taken off the front is left lying before `at`:
   `begins` is where the memory does. */

typedef struct {
    int places[OPTIONS], room[OPTIONS], like[OPTIONS], picked[OPTIONS], offered[OPTIONS + 1];
    int many, picks, least, most, ways;
} Several;
/* A choice of several: among what, how often each can be picked, which are the same as the one before, the places of
   those that have been picked, the places of what is offered now. */

typedef struct {
    const int *elements;
    int many;
    const char *copied;
    /* Whose ability it is, and of each of them whether there are only copies. */
    int works, piles, optional, routine;
    /* The piles in which it works: the first, and how many; -1 where it works anywhere. */
    int (*hears)(State *g, int you, int self, const int *event);
    int (*lawful)(State *g, int you, int self);
    int (*begin)(State *g, int you, int self, const int *event);
    int (*can)(State *g, int you, int self, const int *event);
    /* Puts its routine on the stack, or says whether that could do anything. */
} Listener;

typedef struct {
    int to, open, alone, around;
} Catch;
/* Where one goes on when something required cannot be done, with how many phases; whether it is what one seat does of
   what each does, and whether an option is around it. */

struct State {
    int n, over, seat, depth, open, won, things, room, kept, passing;
    num ticks;
    int into, after, several, asked, fault, options_many, ways_many;
    int laid;
    /* Whether anything that is no copy has ever lain in a pile. */
    const int *to;
    uint64_t rng;
    jmp_buf out;
    int order[SEATS * 2 + 1];
    uint64_t fits[WORDS + 1], stale[WORDS + 1];
    /* Sets that are kept: a bit for each thing, whether it is in the set, and whether that has to be looked at again. */
    int s[SLOTS + 1], times[PHASES + 1], phases[NESTED], phase_seats[NESTED], winners[SEATS + 1];
    int *of, *at, *next_copy, *seen;
    /* Of each thing its element, its pile, the next copy of the same element, and when it was gone through last. */
    int first_copy[FIXED + 1], last_copy[FIXED + 1], leads[FIXED + 1], kind_seen[FIXED + 1], stamp;
    Pile piles[PILES + 1];
    int options[OPTIONS];
    Several some;
    int frames[DEEPEST + 64][FRAME];
    int sets[SETS];
    int passed[PASSING];
};

static int step(State *g, int *f);
static int is_catch(int routine, int at, Catch *one);
static int ends_alone(int routine);
static void begin_phase(State *g, int phase);
static int play(State *g);
static void scores(State *g, int *found);
static void know_readers(State *g);
static inline int room_of(int pile);
static inline int refilled_from(int pile);
static inline int order_of(int pile);
static inline int whose(int pile);
static const Listener *heard_by(int listener);

enum { ROW, STACK, BAG };

_Noreturn static inline void broken(State *g, int fault)
{
    g->fault = fault;
    longjmp(g->out, fault);
}

/* ---- numbers */

static inline int small(State *g, num n)
{
    if (n > INT32_MAX || n < INT32_MIN)
        broken(g, TOO_LARGE);
    return (int)n;
}

#define COUNTED INT64_C(1000000000000000000)
/* A number is no larger. */

static inline num product(State *g, num one, num other)
{
    num found;
    if (__builtin_mul_overflow(one, other, &found) || found > COUNTED || found < -COUNTED)
        broken(g, TOO_LARGE);
    return found;
}

static inline num sum(State *g, num one, num other)
{
    num found;
    if (__builtin_add_overflow(one, other, &found))
        broken(g, TOO_LARGE);
    return found;
}

static inline num less(State *g, num one, num other)
{
    num found;
    if (__builtin_sub_overflow(one, other, &found))
        broken(g, TOO_LARGE);
    return found;
}

static inline num divided(num one, num other)
{
    if (other == 0)
        return 0;
    num found = one / other;
    return one % other != 0 && (one < 0) != (other < 0) ? found - 1 : found;
}

static inline num divided_up(num one, num other)
{
    return other == 0 ? 0 : -divided(-one, other);
}

static inline num larger(num one, num other)
{
    return one > other ? one : other;
}

static inline num smaller(num one, num other)
{
    return one < other ? one : other;
}

/* ---- how long rules may go on without asking anybody */

static inline void tick(State *g, num rounds)
{
    g->ticks += rounds > 0 ? rounds : 0;
    if (g->ticks > QUIET && g->ticks > MOST / (1 + g->things / MANY + g->n / CROWD))
        broken(g, ENDLESS);
}

/* ---- sets that are kept */

static uint64_t readers[SLOTS + 1][WORDS + 1];
/* Of each place of the slots, the things whose test reads it. */

static inline void written(State *g, int at)
{
    for (int word = 0; word < WORDS; word++)
        g->stale[word] |= readers[at][word];
}

/* ---- chance */

static inline uint64_t mixed_bits(uint64_t *state)
{
    uint64_t bits = *state += 0x9E3779B97F4A7C15u;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

enum { SHARES = 256 };
static uint64_t shares[SHARES];
/* By small numbers, how often each goes into 64 bits: a division is worked out without one. */

static void know_shares(void)
{
    for (uint64_t n = 1; n < SHARES; n++)
        shares[n] = UINT64_MAX / n;
}

static inline int drawn(uint64_t *state, int n)
{
    uint64_t many = (uint64_t)n, whole = many < SHARES ? shares[many] : UINT64_MAX / many;
    for (;;) {
        uint64_t bits = mixed_bits(state), share = (uint64_t)(((unsigned __int128)bits * whole) >> 64);
        uint64_t rest = bits - share * many, over = rest >= many;
        share += over;
        rest -= many & -over;
        /* The last numbers, too few for all of them to come as often, are thrown away. */
        if (share < whole || !(many & (many - 1)))
            return (int)rest;
    }
}

/* The stream of a seed, or of one that goes on from another. */
static uint64_t seeded(uint64_t state, const char *seed)
{
    for (; *seed; seed++) {
        state ^= (unsigned char)*seed;
        state = mixed_bits(&state);
    }
    return state;
}

static inline int below(State *g, int n)
{
    return drawn(&g->rng, n);
}

/* ---- sets */

static inline int *passing(State *g, int many)
{
    if (g->passing + many > PASSING)
        broken(g, TOO_LARGE);
    int *found = g->passed + g->passing;
    g->passing += many;
    return found;
}

static inline Set clockwise(State *g, int seat)
{
    return seat >= 0 ? (Set){g->order + seat, g->n} : (Set){0, 0};
}

static inline Set opponents(State *g, int seat)
{
    return seat >= 0 ? (Set){g->order + seat + 1, g->n - 1} : (Set){0, 0};
}

static inline int next_of(State *g, int seat)
{
    return seat >= 0 ? (seat + 1) % g->n : -1;
}

static inline int previous_of(State *g, int seat)
{
    return seat >= 0 ? (seat + g->n - 1) % g->n : -1;
}

static inline Set inside(State *g, int pile)
{
    return pile >= 0 ? (Set){g->piles[pile].at, g->piles[pile].many} : (Set){0, 0};
}

static inline int holds(Set set, int thing)
{
    for (int n = 0; n < set.many; n++)
        if (set.at[n] == thing)
            return 1;
    return 0;
}

static inline int first_of(Set set)
{
    return set.many ? set.at[0] : -1;
}

static inline int last_of(Set set)
{
    return set.many ? set.at[set.many - 1] : -1;
}

static inline int element(State *g, int thing)
{
    return thing >= 0 ? g->of[thing] : -1;
}

static inline int owner(State *g, int thing)
{
    int pile = thing >= 0 && thing < g->things ? g->at[thing] : -1;
    return pile >= 0 ? whose(pile) : -1;
}

/* Numbers laid somewhere else. Nearly always it is one of them. */
static inline void carry(int *to, const int *from, int many)
{
    if (many == 1)
        *to = *from;
    else if (many)
        memmove(to, from, (size_t)many * sizeof(int));
}

static inline Set copy(State *g, Set set)
{
    int *found = passing(g, set.many);
    carry(found, set.at, set.many);
    return (Set){found, set.many};
}

/* All copies of some elements, and those of them that are never copied themselves. */
static inline Set all_of(State *g, const int *elements, int many, const char *copied)
{
    int *found = passing(g, 2 * many + g->things - FIXED), count = 0;
    for (int n = 0; n < many; n++) {
        int thing = g->first_copy[elements[n]];
        if (thing < 0 ? !copied[n] : g->at[elements[n]] >= 0)
            found[count++] = elements[n];
        for (; thing >= 0; thing = g->next_copy[thing])
            found[count++] = thing;
    }
    return (Set){found, count};
}

/* A set that outlasts a pause, in a register. Where there is room for it, it takes the place of the one before. */
static inline void keep(State *g, int *f, int reg, Set set)
{
    if (f[reg + 2] < set.many) {
        int room = set.many > 2 * f[reg + 2] ? set.many : 2 * f[reg + 2];
        if (g->kept + room > SETS)
            broken(g, TOO_LARGE);
        f[reg] = g->kept;
        f[reg + 2] = room;
        g->kept += room;
    }
    f[reg + 1] = set.many;
    carry(g->sets + f[reg], set.at, set.many);
}

static inline Set kept(State *g, const int *f, int reg)
{
    return (Set){g->sets + f[reg], f[reg + 1]};
}

/* ---- piles */

static COLD int *grown(int *list, int room)
{
    int *found = realloc(list, (size_t)room * sizeof(int));
    if (!found)
        abort();
    return found;
}

static COLD void widen(Pile *pile, int many)
{
    int before = (int)(pile->at - pile->begins), whole = pile->room + before;
    if (before)
        memmove(pile->begins, pile->at, (size_t)pile->many * sizeof(int));
    if (before < whole / 2 || whole < many) {
        whole = whole < many ? 2 * many + 64 : 2 * whole;
        pile->begins = grown(pile->begins, whole);
    }
    pile->at = pile->begins;
    pile->room = whole;
}

static inline void room_for(Pile *pile, int many)
{
    if (many > pile->room)
        widen(pile, many);
}

static inline void lift(State *g, int thing)
{
    Pile *pile = &g->piles[g->at[thing]];
    int *there = pile->at, n = --pile->many, carried = there[n];
    while (carried != thing) {
        int next = there[--n];
        there[n] = carried;
        carried = next;
    }
}

static inline int lay(State *g, int thing, int to, int below)
{
    if (to < 0 || thing < 0)
        return 0;
    Pile *pile = &g->piles[to];
    int most = room_of(to);
    if (most >= 0 && pile->many >= most)
        return 0;
    if (g->at[thing] >= 0)
        lift(g, thing);
    g->laid |= thing < FIXED;
    room_for(pile, pile->many + 1);
    if (below)
        memmove(pile->at + 1, pile->at, (size_t)pile->many * sizeof(int));
    pile->at[below ? 0 : pile->many] = thing;
    pile->many++;
    g->at[thing] = to;
    return 1;
}

/* Several things are carried at once: as many steps as if one after the other were. */
static inline void tick_each(State *g, int many)
{
    tick(g, many > 1 ? many : 0);
}

/* What lies in one pile is laid onto another, in its order. */
static inline void emptied(State *g, int from, int to)
{
    Pile *source = &g->piles[from], *target = &g->piles[to];
    int many = source->many;
    room_for(target, target->many + many);
    const int *restrict coming = source->at;
    int *restrict there = target->at + target->many, *restrict at = g->at;
    for (int n = 0; n < many; n++) {
        there[n] = coming[n];
        at[coming[n]] = to;
    }
    target->many += many;
    source->many = 0;
}

static inline void pour(State *g, int from, int to)
{
    tick_each(g, g->piles[from].many);
    emptied(g, from, to);
}

/* Whether that could be done, where the piles are known only now: the other has room for any number. */
static UNUSED int poured(State *g, int from, int to)
{
    if (from < 0 || to < 0 || from == to || room_of(to) >= 0)
        return 0;
    pour(g, from, to);
    return 1;
}

static COLD void make_room(State *g, int things)
{
    g->room = 2 * things + 64;
    g->of = grown(g->of, g->room);
    g->at = grown(g->at, g->room);
    g->next_copy = grown(g->next_copy, g->room);
    g->seen = grown(g->seen, g->room);
}

static inline int make(State *g, int what, int to)
{
    if (to < 0 || what < 0)
        return -1;
    int kind = g->of[what], thing = g->things;
    if (thing - FIXED >= THINGS)
        broken(g, TOO_LARGE);
    if (thing >= g->room)
        make_room(g, thing + 1);
    g->things++;
    g->of[thing] = kind;
    g->at[thing] = g->next_copy[thing] = -1;
    g->seen[thing] = 0;
    int *last = g->first_copy[kind] < 0 ? &g->first_copy[kind] : &g->next_copy[g->last_copy[kind]];
    *last = g->last_copy[kind] = thing;
    return lay(g, thing, to, 0) ? thing : -1;
}

/* The same so many times. */
static UNUSED void make_all(State *g, int what, num many, int to)
{
    if (to < 0 || what < 0 || many <= 0)
        return;
    tick(g, many);
    if (g->things - FIXED + many > THINGS)
        broken(g, TOO_LARGE);
    if (room_of(to) >= 0) {
        while (many-- > 0)
            make(g, what, to);
        return;
    }
    int kind = g->of[what], thing = g->things, end = thing + (int)many;
    if (end > g->room)
        make_room(g, end);
    Pile *pile = &g->piles[to];
    room_for(pile, pile->many + (int)many);
    *(g->first_copy[kind] < 0 ? &g->first_copy[kind] : &g->next_copy[g->last_copy[kind]]) = thing;
    for (int n = thing; n < end; n++) {
        g->of[n] = kind;
        g->at[n] = to;
        g->next_copy[n] = n + 1;
        g->seen[n] = 0;
        pile->at[pile->many++] = n;
    }
    g->next_copy[end - 1] = -1;
    g->last_copy[kind] = end - 1;
    g->things = end;
}

static inline void mixed(State *g, int *found, int many)
{
    tick(g, many / QUICK);
    uint64_t stream = g->rng;
    for (int i = many - 1; i > 0; i--) {
        int j = drawn(&stream, i + 1), other = found[i];
        found[i] = found[j];
        found[j] = other;
    }
    g->rng = stream;
}

static inline int mix(State *g, int pile)
{
    if (pile < 0)
        return 0;
    mixed(g, g->piles[pile].at, g->piles[pile].many);
    return 1;
}

static inline int is_among(const char *sort, int thing)
{
    return !sort || sort[thing];
}

static UNUSED void refill(State *g, int pile, int from)
{
    if (room_of(pile) >= 0) {
        Set coming = copy(g, inside(g, from));
        if (order_of(pile) == STACK)
            mixed(g, (int *)coming.at, coming.many);
        for (int n = 0; n < coming.many; n++)
            lay(g, coming.at[n], pile, 0);
        return;
    }
    if (order_of(pile) == STACK)
        mixed(g, g->piles[from].at, g->piles[from].many);
    emptied(g, from, pile);
}

static UNUSED Set take_off(State *g, int pile, num wanted, const char *sort)
{
    if (pile < 0)
        return (Set){0, 0};
    int from = refilled_from(pile), order = order_of(pile), count = 0;
    num most = g->piles[pile].many + (from >= 0 ? g->piles[from].many : 0);
    int many = (int)(wanted < most ? wanted : most);
    int *taken = passing(g, many > 0 ? many : 0);
    for (int round = 0; round < 2; round++) {
        Pile *source = &g->piles[pile];
        if (order == BAG) {
            int mark = g->passing, *here = passing(g, source->many), left = 0;
            for (int n = 0; n < source->many; n++)
                if (!holds((Set){taken, count}, source->at[n]) && is_among(sort, g->of[source->at[n]]))
                    here[left++] = source->at[n];
            while (left && count < wanted) {
                int n = below(g, left);
                taken[count++] = here[n];
                memmove(here + n, here + n + 1, (size_t)(left - n - 1) * sizeof(int));
                left--;
            }
            g->passing = mark;
        } else {
            for (int n = 0; n < source->many && count < wanted; n++) {
                int thing = source->at[order == STACK ? source->many - 1 - n : n];
                if (is_among(sort, g->of[thing]) && (round == 0 || !holds((Set){taken, count}, thing)))
                    taken[count++] = thing;
            }
        }
        if (count >= wanted || from < 0)
            break;
        if (round == 0)
            refill(g, pile, from);
    }
    return (Set){taken, count};
}

/* So many off the end of a pile, which there are, to another. */
static INLINE void off_the_end(State *g, int pile, int order, int many, int to)
{
    Pile *source = &g->piles[pile], *target = &g->piles[to];
    int left = source->many - many;
    tick_each(g, many);
    room_for(target, target->many + many);
    const int *restrict coming = source->at + (order == STACK ? left : 0);
    int *restrict there = target->at + target->many, *restrict at = g->at;
    for (int n = 0; n < many; n++) {
        int thing = coming[order == STACK ? many - 1 - n : n];
        there[n] = thing;
        at[thing] = to;
    }
    target->many += many;
    source->many = left;
    if (order != STACK) {
        source->at += many;
        source->room -= many;
    }
}

/* The same of as many as there are, and of what refills the pile. */
static UNUSED void off_and_refilled(State *g, int pile, num wanted, int to)
{
    int from = refilled_from(pile), order = order_of(pile);
    for (int round = 0; round < 2 && wanted > 0; round++) {
        int there = g->piles[pile].many, many = wanted < there ? (int)wanted : there;
        off_the_end(g, pile, order, many, to);
        wanted -= many;
        if (round == 0 && wanted > 0 && from >= 0)
            refill(g, pile, from);
    }
}

/* So many off the end of a pile to another at once, as `take_off` and `lay` would: both have room for any number, the
   pile is no bag, and the other is not what refills it. */
static INLINE void drawn_off(State *g, int pile, int order, num wanted, int to)
{
    if (wanted > g->piles[pile].many)
        off_and_refilled(g, pile, wanted, to);
    else if (wanted > 0)
        off_the_end(g, pile, order, (int)wanted, to);
}

/* Whether that could be done, where the piles are known only now. */
static UNUSED int drawn_off_if(State *g, int pile, num wanted, int to)
{
    if (pile < 0 || to < 0 || pile == to || room_of(to) >= 0 || room_of(pile) >= 0 || order_of(pile) == BAG)
        return 0;
    if (refilled_from(pile) == to)
        return 0;
    off_and_refilled(g, pile, wanted, to);
    return 1;
}

static inline int crown(State *g, int seat)
{
    if (seat < 0 || holds((Set){g->winners, g->won}, seat))
        return 0;
    g->winners[g->won++] = seat;
    return 1;
}

/* ---- phases and frames */

static inline void begin(State *g, int phase, int seat)
{
    g->times[phase]++;
    begin_phase(g, phase);
    if (g->open == NESTED)
        broken(g, TOO_LARGE);
    g->phases[g->open] = phase;
    g->phase_seats[g->open++] = seat;
}

static inline void end(State *g)
{
    g->open--;
}

static inline int during(const State *g, int phase)
{
    for (int n = 0; n < g->open; n++)
        if (g->phases[n] == phase)
            return 1;
    return 0;
}

static inline int *call(State *g, int routine, int you)
{
    if (g->depth > DEEPEST)
        broken(g, ENDLESS);
    int *f = g->frames[g->depth++];
    f[ROUTINE] = routine;
    f[AT] = 0;
    f[YOU] = you;
    f[OPEN] = g->open;
    f[KEPT] = g->kept;
    for (int n = FIRST; n < FRAME; n++)
        f[n] = -1;
    return f;
}

static inline void pop(State *g)
{
    g->kept = g->frames[--g->depth][KEPT];
}

static inline int done(State *g)
{
    pop(g);
    return 1;
}

static inline int end_game(State *g)
{
    g->over = 1;
    g->depth = g->open = g->kept = 0;
    return 0;
}

static int popped(State *g, int depth)
{
    while (g->depth > depth)
        pop(g);
    if (g->open > g->frames[depth][OPEN])
        g->open = g->frames[depth][OPEN];
    return 1;
}

static int caught(State *g, int depth, const Catch *one)
{
    int *f = g->frames[depth];
    while (g->depth > depth + 1)
        pop(g);
    f[AT] = one->to;
    if (g->open > f[OPEN] + one->open)
        g->open = f[OPEN] + one->open;
    return 1;
}

static UNUSED int fail(State *g)
{
    int top = g->depth - 1, alone = -1;
    for (int depth = top; depth >= 0; depth--) {
        int *f = g->frames[depth];
        Catch one;
        int found = is_catch(f[ROUTINE], f[AT], &one);
        if (found && (depth == top || one.around || !one.alone))
            return caught(g, depth, &one);
        if (found && alone < 0)
            alone = depth;
        if (ends_alone(f[ROUTINE])) {
            if (alone < 0)
                return popped(g, depth);
            is_catch(g->frames[alone][ROUTINE], g->frames[alone][AT], &one);
            return caught(g, alone, &one);
        }
    }
    return popped(g, top);
}

/* ---- questions */

static inline int asked(State *g, int *f, int seat, int into, int many)
{
    if (many == 1) {
        f[into] = g->options[0];
        return 1;
    }
    g->seat = seat;
    g->into = into;
    g->to = 0;
    g->options_many = many;
    return 0;
}

/* Of things that lie in a bag none has a place of its own: they come in the order of the rules, the first of equals first.
   `beside` is moved along with them. */
static UNUSED void out_of_bags(const State *g, int *things, int *beside, int many)
{
    int bag = 0;
    for (int n = 0; n < many && !bag; n++)
        bag = g->at[things[n]] >= 0 && order_of(g->at[things[n]]) == BAG;
    for (int n = 1; bag && n < many; n++) {
        int thing = things[n], with = beside ? beside[n] : 0, to = n;
        for (; to > 0 && g->of[things[to - 1]] > g->of[thing]; to--) {
            things[to] = things[to - 1];
            if (beside)
                beside[to] = beside[to - 1];
        }
        things[to] = thing;
        if (beside)
            beside[to] = with;
    }
}

/* What there is to choose among: of copies that are alike and lie in the same place, the first. */
static inline int offered(State *g, Set things)
{
    int many = 0, now = ++g->stamp, *seen = g->seen, *found = g->options;
    const int *of = g->of, *at = g->at;
    if (things.many >= OPTIONS)
        broken(g, TOO_LARGE);
    for (int n = 0; n < things.many; n++) {
        int thing = things.at[n], known = seen[thing] == now;
        seen[thing] = now;
        if (thing >= FIXED) {
            int kind = of[thing];
            if (g->kind_seen[kind] == now)
                for (int other = 0; other < many && !known; other++) {
                    int one = found[other];
                    known = one >= FIXED && of[one] == kind && at[one] == at[thing];
                }
            g->kind_seen[kind] = now;
        }
        found[many] = thing;
        many += !known;
    }
    out_of_bags(g, found, 0, many);
    return many;
}

static inline int choose(State *g, int *f, int to, int seat, int into, Set things)
{
    f[AT] = to;
    int many = seat >= 0 ? offered(g, things) : 0;
    return many ? asked(g, f, seat, into, many) : fail(g);
}

/* The same among so many that stand in the options. */
static inline int choose_listed(State *g, int *f, int to, int seat, int into, int many)
{
    f[AT] = to;
    if (g->laid)
        out_of_bags(g, g->options, 0, many);
    return seat >= 0 && many ? asked(g, f, seat, into, many) : fail(g);
}

/* What can be picked now, -1 for `done`. */
static UNUSED void look_around(Several *some)
{
    int needed = some->least - some->picks, *found = some->offered, many = 0;
    if (some->picks < some->most) {
        int rest = 0, from = some->picks ? some->picked[some->picks - 1] : 0;
        for (int n = from; n < some->many; n++)
            rest += some->room[n];
        for (int p = 0; p < some->picks; p++)
            rest -= some->picked[p] >= from;
        for (int n = from; n < some->many; n++) {
            int left = some->room[n], in_turn = !some->like[n];
            for (int p = 0; p < some->picks; p++) {
                left -= some->picked[p] == n;
                in_turn |= some->picked[p] == n - 1;
            }
            if (left > 0 && in_turn && rest >= needed)
                found[many++] = n;
            rest -= left;
        }
    }
    if (needed <= 0)
        found[many++] = -1;
    some->ways = many;
}

/* Picks what can only be picked, and says whether the answer is whole. */
static UNUSED int settled(Several *some)
{
    for (;;) {
        look_around(some);
        if (some->ways > 1)
            return 0;
        if (!some->ways || some->offered[0] < 0)
            return 1;
        some->picked[some->picks++] = some->offered[0];
    }
}

static UNUSED void offer(State *g, const Several *some)
{
    g->options_many = some->ways;
    for (int n = 0; n < some->ways; n++)
        g->options[n] = some->offered[n] < 0 ? DONE : some->places[some->offered[n]];
}

static UNUSED void picked(State *g, int *f, int into)
{
    Several *some = &g->some;
    int *found = passing(g, some->picks);
    for (int n = 0; n < some->picks; n++)
        found[n] = some->places[some->picked[n]];
    keep(g, f, into, (Set){found, some->picks});
}

/* One of what is offered or none: the first answer is the last. */
static inline int choose_one_or_none(State *g, int *f, int to, int seat, int into, int many)
{
    f[AT] = to;
    if (seat < 0 || !many) {
        keep(g, f, into, (Set){0, 0});
        return 1;
    }
    g->options[many] = DONE;
    g->seat = seat;
    g->into = into;
    g->to = 0;
    g->several = ANY;
    g->options_many = many + 1;
    return 0;
}

static inline int choose_any(State *g, int *f, int to, int seat, int into, Set things)
{
    return choose_one_or_none(g, f, to, seat, into, seat >= 0 ? offered(g, things) : 0);
}

static inline int choose_any_listed(State *g, int *f, int to, int seat, int into, int many)
{
    if (g->laid)
        out_of_bags(g, g->options, 0, many);
    return choose_one_or_none(g, f, to, seat, into, many);
}

static UNUSED int choose_some(State *g, int *f, int to, int seat, int into, Set things, num least, num most)
{
    if (most == 1 && least <= 0)
        return choose_any(g, f, to, seat, into, things);
    Several *some = &g->some;
    int *flat = some->places, many = 0, groups = 0;
    f[AT] = to;
    if (things.many >= OPTIONS)
        broken(g, TOO_LARGE);
    /* Copies that are alike lie side by side, each thing once: groups in the order of their first, each a chain. */
    int *first = passing(g, things.many), *last = passing(g, things.many), *other = passing(g, things.many);
    int *next = passing(g, things.many), now = ++g->stamp;
    for (int n = 0; n < things.many; n++) {
        int thing = things.at[n], kind = g->of[thing], m = -1;
        if (g->seen[thing] == now)
            continue;
        g->seen[thing] = now;
        next[n] = -1;
        if (thing >= FIXED && g->kind_seen[kind] == now)
            for (m = g->leads[kind]; m >= 0 && g->at[things.at[first[m]]] != g->at[thing];)
                m = other[m];
        if (m >= 0) {
            last[m] = next[last[m]] = n;
            continue;
        }
        first[groups] = last[groups] = n;
        if (thing >= FIXED) {
            other[groups] = g->kind_seen[kind] == now ? g->leads[kind] : -1;
            g->kind_seen[kind] = now;
            g->leads[kind] = groups;
        }
        groups++;
    }
    for (int m = 0; m < groups; m++)
        for (int n = first[m]; n >= 0; n = next[n]) {
            some->like[many] = n != first[m];
            flat[many++] = things.at[n];
        }
    out_of_bags(g, flat, some->like, many);
    some->many = many;
    some->picks = 0;
    int each = most > 0, whole = each ? many : 0;
    for (int n = 0; n < many; n++)
        some->room[n] = each;
    some->least = (int)larger(smaller(least, whole), 0);
    some->most = (int)larger(smaller(most, whole), 0);
    if (seat < 0 || !many || (some->least == some->most && (whole == some->least || many == 1))) {
        int *found = passing(g, some->least), count = 0;
        for (int n = 0; n < many && count < some->least; n++)
            if (some->room[n])
                found[count++] = flat[n];
        keep(g, f, into, (Set){found, count});
        return 1;
    }
    if (settled(some)) {
        picked(g, f, into);
        return 1;
    }
    g->seat = seat;
    g->into = into;
    g->to = 0;
    g->several = SOME;
    offer(g, some);
    return 0;
}

static inline int ways(State *g, int *f, int seat, const int *to, int after, int many)
{
    if (!many) {
        f[AT] = after;
        return fail(g);
    }
    if (many == 1) {
        f[AT] = to[g->options[0]];
        return 1;
    }
    g->seat = seat;
    g->to = to;
    g->options_many = many;
    return 0;
}

/* Takes the answer at a place of what is offered. */
static void taken(State *g, int here)
{
    int *f = g->frames[g->depth - 1], option = g->options[here];
    g->passing = 0;
    g->asked++;
    if (g->several == ANY) {
        keep(g, f, g->into, (Set){&option, option != DONE});
        g->several = 0;
    } else if (g->several) {
        Several *some = &g->some;
        if (option != DONE) {
            some->picked[some->picks++] = some->offered[here];
            if (!settled(some)) {
                offer(g, some);
                return;
            }
        }
        picked(g, f, g->into);
        g->several = 0;
    } else if (g->to) {
        f[AT] = g->to[option];
    } else {
        f[g->into] = option;
    }
    g->options_many = 0;
    g->seat = -1;
}

/* ---- what comes before something awaited: it lies above that on the stack, so it is done first */

enum { LISTENER = FIRST, THING, AWAITED, ANSWER };
enum { WAITING = FIRST, ORDERED = FIRST + 3, FIRST_ONE };
enum { CARD, OTHER, LATER };

static inline int works(const State *g, const Listener *one, int thing)
{
    int pile = one->works >= 0 ? g->at[thing] : one->works;
    return one->works < 0 || (pile >= one->works && pile < one->works + one->piles);
}

static inline int being_done(const State *g, const Listener *one, int thing)
{
    for (int depth = 0; depth < g->depth; depth++)
        if (g->frames[depth][ROUTINE] == one->routine && g->frames[depth][FIRST] == thing)
            return 1;
    return 0;
}

static inline void wait_before(State *g, int listener, int thing, int who, int awaited)
{
    int *frame = call(g, CORE_BEFORE, who);
    frame[LISTENER] = listener;
    frame[THING] = thing;
    frame[AWAITED] = awaited;
}

/* Frames for those abilities of a player that are of one sort or the other, the first on top. */
static inline void put_before(State *g, const int *found, int count, int who, int awaited, int sort, int other)
{
    for (int n = count - 1; n >= 0; n--)
        if (found[4 * n + 2] == who && (found[4 * n + 3] == sort || found[4 * n + 3] == other))
            wait_before(g, found[4 * n], found[4 * n + 1], who, awaited);
}

static UNUSED int triggered_before(State *g, const int *listeners, int many)
{
    int depth = g->depth, awaited = depth - 1, *f = g->frames[awaited], seat = f[YOU] >= 0 ? f[YOU] : 0, count = 0;
    int *found = passing(g, 0);
    for (int n = 0; n < many; n++) {
        const Listener *one = heard_by(listeners[n]);
        for (int m = 0; m < (one->elements ? one->many : 1); m++) {
            int thing = one->elements ? one->elements[m] : -1;
            if (thing >= 0 && g->first_copy[thing] >= 0) {
                if (g->at[thing] >= 0)
                    broken(g, TOO_LARGE); /* both a thing and its copies lie about: Python tells them apart */
                thing = g->first_copy[thing];
            } else if (thing >= 0 && one->copied[m])
                continue;
            do {
                if (thing < 0 || works(g, one, thing)) {
                    int owner = thing >= 0 && one->works >= 0 ? whose(g->at[thing]) : seat;
                    int hears, *entry;
                    owner = owner >= 0 ? owner : seat;
                    hears = !one->hears || one->hears(g, owner, thing, f);
                    if (!being_done(g, one, thing)) {
                        entry = passing(g, 4);
                        entry[0] = listeners[n];
                        entry[1] = thing;
                        entry[2] = owner;
                        entry[3] = !hears ? LATER : thing >= 0 && !one->optional ? CARD : OTHER;
                        count++;
                    }
                }
                thing = thing >= FIXED ? g->next_copy[thing] : -1;
            } while (thing >= 0);
        }
    }
    if (!count)
        return 0;
    call(g, CORE_CHECK, f[YOU]);
    /* In turn order from whoever acts, the first on top: what hears it as it is, the cards among that in an order that
       their owner says; then what may hear it once another has changed it. */
    for (int far = g->n - 1; far >= 0; far--) {
        int who = (seat + far) % g->n, cards = 0, differ = 0, last = -1;
        for (int n = 0; n < count; n++)
            if (found[4 * n + 2] == who && found[4 * n + 3] == CARD) {
                differ |= last >= 0 && found[4 * n] != found[4 * last];
                last = n;
                cards++;
            }
        put_before(g, found, count, who, awaited, LATER, LATER);
        if (!differ) {
            put_before(g, found, count, who, awaited, CARD, OTHER);
            continue;
        }
        int *waiting = passing(g, 2 * cards), many = 0, *order = call(g, CORE_ORDER, who);
        for (int n = 0; n < count; n++)
            if (found[4 * n + 2] == who && found[4 * n + 3] == CARD) {
                waiting[many++] = found[4 * n];
                waiting[many++] = found[4 * n + 1];
            }
        keep(g, order, WAITING, (Set){waiting, many});
        order[ORDERED] = awaited;
        put_before(g, found, count, who, awaited, OTHER, OTHER);
    }
    return count;
}

/* Several abilities come before the same thing: their owner says which is first. */
static int put_in_order(State *g, int *f)
{
    Set waiting = kept(g, f, WAITING);
    int many = waiting.many / 2;
    if (f[AT] == 1) {
        int here = f[FIRST_ONE], *left = passing(g, waiting.many), count = 0;
        int listener = waiting.at[2 * here], thing = waiting.at[2 * here + 1];
        for (int n = 0; n < waiting.many; n++)
            if (n / 2 != here)
                left[count++] = waiting.at[n];
        keep(g, f, WAITING, (Set){left, count});
        f[AT] = 0;
        wait_before(g, listener, thing, f[YOU], f[ORDERED]);
        return 1;
    }
    if (!many)
        return done(g);
    f[AT] = 1;
    for (int n = 0; n < many; n++)
        g->options[n] = n;
    return asked(g, f, f[YOU], FIRST_ONE, many);
}

static int before(State *g, int *f)
{
    const Listener *one = heard_by(f[LISTENER]);
    int awaited = f[AWAITED], thing = f[THING], you = f[YOU];
    int *event = g->frames[awaited];
    if (event[AT] < 0 || (f[AT] == 1 && f[ANSWER] != 1))
        return done(g);
    if (f[AT] == 0) {
        if (one->hears && !one->hears(g, you, thing, event))
            return done(g);
        if ((thing >= 0 && !works(g, one, thing)) || (one->lawful && !one->lawful(g, you, thing)))
            return done(g);
        if (one->can && !one->can(g, you, thing, event))
            return done(g);
        if (one->optional) {
            f[AT] = 1;
            g->options[0] = 1;
            g->options[1] = 0;
            return asked(g, f, you, ANSWER, 2);
        }
    }
    pop(g);
    one->begin(g, you, thing, event);
    g->frames[g->depth - 1][FRAME - 1] = awaited;
    return 1;
}

static inline int cancel(State *g, const int *f)
{
    g->frames[f[FRAME - 1]][AT] = -1;
    return done(g);
}

/* ---- a game */

static void run(State *g)
{
    int steps = 0;
    g->ticks = 0;
    while (g->depth) {
        int *f = g->frames[g->depth - 1], goes_on = 1;
        g->passing = 0;
        if (f[AT] < 0)
            pop(g);
        else if (f[ROUTINE] < ROUTINES)
            goes_on = step(g, f);
        else if (f[ROUTINE] == CORE_BEFORE)
            goes_on = before(g, f);
        else if (f[ROUTINE] == CORE_ORDER)
            goes_on = put_in_order(g, f);
        else
            pop(g); /* CORE_CHECK: everybody has had their say */
        if (!goes_on)
            return;
        if ((++steps > QUIET && steps > MOST / (1 + g->things / MANY + g->n / CROWD)) || g->depth > DEEPEST)
            broken(g, ENDLESS);
    }
}

static void go_on(State *g)
{
    if (g->seat < 0)
        run(g);
    if (!g->depth && !g->over)
        end_game(g);
}

static void start(State *g, int seats, const char *seed)
{
    g->n = seats;
    for (int n = 0; n < 2 * seats; n++)
        g->order[n] = n % seats;
    memcpy(g->s, STARTS, sizeof(STARTS));
    memcpy(g->stale, EVERY, sizeof(EVERY));
    memset(g->times, 0, sizeof(g->times));
    for (int n = 0; n < PILES; n++) {
        Pile *pile = &g->piles[n];
        pile->room += (int)(pile->at - pile->begins);
        pile->at = pile->begins;
        pile->many = 0;
    }
    for (int n = 0; n < FIXED; n++)
        g->of[n] = n;
    int *none[] = {g->at, g->next_copy, g->first_copy, g->last_copy};
    for (int n = 0; n < 4; n++)
        memset(none[n], -1, FIXED * sizeof(int));
    memset(g->seen, 0, FIXED * sizeof(int));
    memset(g->kind_seen, 0, FIXED * sizeof(int));
    g->things = FIXED;
    g->over = g->depth = g->open = g->won = g->kept = g->passing = g->several = g->asked = g->fault = 0;
    g->options_many = g->stamp = g->laid = 0;
    g->ticks = 0;
    g->seat = -1;
    g->rng = seeded(0, seed);
}

State *rulewright_new(void)
{
    State *g = calloc(1, sizeof(State));
    if (!g)
        abort();
    know_shares();
    know_readers(g);
    make_room(g, FIXED);
    for (int n = 0; n < PILES; n++)
        widen(&g->piles[n], 1);
    return g;
}

void rulewright_free(State *g)
{
    for (int n = 0; n < PILES; n++)
        free(g->piles[n].begins);
    free(g->of);
    free(g->at);
    free(g->next_copy);
    free(g->seen);
    free(g);
}

/* Begins a game; says what went wrong, if anything did. */
int rulewright_begin(State *g, int seats, const char *seed)
{
    start(g, seats, seed);
    if (setjmp(g->out))
        return g->fault;
    if (play(g))
        go_on(g);
    else if (!g->over)
        end_game(g);
    return g->fault;
}

int rulewright_apply(State *g, int option)
{
    if (setjmp(g->out))
        return g->fault;
    int here = 0;
    while (here < g->options_many && g->options[here] != option)
        here++;
    if (g->seat < 0 || here == g->options_many)
        return NOT_OFFERED;
    taken(g, here);
    go_on(g);
    return g->fault;
}

int rulewright_over(const State *g)
{
    return g->over;
}

int rulewright_seat(const State *g)
{
    return g->seat;
}

int rulewright_options(const State *g, const int **found)
{
    *found = g->options;
    return g->options_many;
}

int rulewright_winners(const State *g, const int **found)
{
    *found = g->winners;
    return g->won;
}

int rulewright_slots(const State *g, const int **found)
{
    *found = g->s;
    return SLOTS;
}

int rulewright_pile(const State *g, int pile, const int **found)
{
    *found = g->piles[pile].at;
    return g->piles[pile].many;
}

int rulewright_elements(const State *g, const int **found)
{
    *found = g->of;
    return g->things;
}

uint64_t rulewright_chance(const State *g)
{
    return g->rng;
}

static int bots_play(State *g, uint64_t *streams, const int *bots, int most, int64_t *options)
{
    if (setjmp(g->out))
        return g->fault;
    while (!g->over && g->asked < most) {
        *options += g->options_many;
        taken(g, bots[g->seat] ? drawn(&streams[g->seat], g->options_many) : 0);
        go_on(g);
    }
    return g->fault;
}

/* A number as text that ends at a place. */
static const char *number(int64_t n, char *end)
{
    uint64_t left = n < 0 ? -(uint64_t)n : (uint64_t)n;
    for (*--end = 0; left > 9; left /= 10)
        *--end = (char)('0' + left % 10);
    *--end = (char)('0' + left);
    if (n < 0)
        *--end = '-';
    return end;
}

/* One game between bots: 0 takes what comes first, 1 any option, by a stream of its own. Of it, in `found`: whether it
   ended, or -1 where it could not be played here; decisions, options, who has won alone (-1 nobody, -2 several), who
   has won, the scores. */
static void played(State *g, int seats, const char *seed, const int *bots, int most, int64_t *found)
{
    uint64_t streams[SEATS], stream = seeded(seeded(0, seed), "/player-");
    char name[16];
    int points[SCORES * SEATS + 1];
    for (int seat = 0; seat < seats; seat++)
        streams[seat] = seeded(stream, number(seat + 1, name + sizeof(name)));
    found[2] = 0;
    int fault = rulewright_begin(g, seats, seed);
    if (!fault)
        fault = bots_play(g, streams, bots, most, found + 2);
    found[0] = fault ? -1 : g->over;
    found[1] = g->asked;
    found[3] = g->won == 1 ? g->winners[0] : g->won ? -2 : -1;
    for (int n = 0; n < seats; n++)
        found[4 + n] = n < g->won ? g->winners[n] : -1;
    scores(g, points);
    for (int n = 0; n < SCORES * seats; n++)
        found[4 + seats + n] = points[n];
}

int rulewright_width(int seats)
{
    return 4 + seats + SCORES * seats;
}

void rulewright_play(State *g, int seats, int64_t seed, int games, const int *bots, int most, int64_t *found)
{
    for (int n = 0; n < games; n++) {
        char text[32];
        played(g, seats, number(seed + n, text + sizeof(text)), bots, most, found + (int64_t)n * rulewright_width(seats));
    }
}
