import { ID_FORM } from '../../../core/shared/id-form';
import { type CalendarDate, isCalendarDate } from '../../../core/shared/time/calendar';
import type { TypedName } from './typed-names';

/** The largest page number that an address may ask for. */
const LAST_PAGE = 1_000_000;

/** How the address writes one part of a question. */
interface QueryField<Value> {
  /** The name in the address, where it is not that of the field. */
  readonly name?: string;
  /** Whether it narrows the list; the page and the order do not. */
  readonly isFilter: boolean;
  /** What stands for no value, and for one that makes no sense. */
  readonly none: Value;
  readonly read: (text: string) => Value;
}

/** A part of a question that narrows the list. */
const filter = <Value>(none: Value, read: (typed: string) => Value, name?: string): QueryField<Value> => ({
  isFilter: true,
  none,
  read,
  ...(name && { name }),
});

/** Words of a search field, which the address itself does not keep. */
export const text = (longest = 200, name: TypedName = 'search') =>
  filter('', (typed) => typed.slice(0, longest), name);

/** One of some values, or none. */
export const choice = <Choice extends string>(choices: readonly Choice[]) =>
  filter<Choice | null>(null, (typed) => choices.find((option) => option === typed) ?? null);

/** One of some values; the first one, which does not narrow the list, unless the address names another one. */
export const firstOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], name?: string) =>
  filter<Choice>(choices[0], (typed) => choices.find((option) => option === typed) ?? choices[0], name);

/** A day as 'YYYY-MM-DD'. */
export const day = filter<CalendarDate | null>(null, (typed) => (isCalendarDate(typed) ? typed : null));

/** A day as 'YYYY-MM-DD'; the first one, which does not narrow the list, unless the address names another one. */
export const dayFrom = (first: CalendarDate) =>
  filter<CalendarDate>(first, (typed) => (isCalendarDate(typed) ? typed : first));

/** A year from 1900 to 9999. */
export const year = filter<number | null>(null, (typed) =>
  /^(19|[2-9]\d)\d{2}$/.test(typed) ? Number(typed) : null,
);

/** The id of something; what has no id's form names nothing. */
export const id = (name?: string) =>
  filter<string | null>(null, (typed) => (ID_FORM.test(typed) ? typed : null), name);

/** The order of a list; the first one unless the address names another one. */
export const order = <Choice extends string>(
  first: Choice,
  orders: readonly Choice[],
): QueryField<Choice> => ({
  isFilter: false,
  none: first,
  read: (typed) => orders.find((option) => option === typed) ?? first,
});

/** Yes or no; no where the address says nothing. */
export const flag = (name: string): QueryField<boolean> => ({
  name,
  isFilter: false,
  none: false,
  read: (typed) => typed === 'true',
});

/** The same, where yes narrows the list. */
export const narrowing = (name: string): QueryField<boolean> => ({ ...flag(name), isFilter: true });

/** The page of a list, from 1. */
const page: QueryField<number> = {
  isFilter: false,
  none: 1,
  read: (typed) => {
    const number = Number(typed);
    return Number.isSafeInteger(number) && number > 0 && number <= LAST_PAGE ? number : 1;
  },
};

type Fields = Readonly<Record<string, QueryField<unknown>>>;
type ValuesOf<All extends Fields> = {
  readonly [Name in keyof All]: All[Name] extends QueryField<infer Value> ? Value : never;
};

/** The questions that a list's address can ask. */
export interface QueryFields<Query> {
  /** The question that an address asks; what makes no sense is left out. */
  readonly queryOf: (address: URLSearchParams) => Query;
  /** The address with another question in it; whatever else it says stays. Another question begins at page 1. */
  readonly withQuery: (address: URLSearchParams, changed: Partial<Query>) => URLSearchParams;
  /** What a filter is set to when its control says `typed`. */
  readonly read: (name: keyof Query & string, typed: string) => Partial<Query>;
  /** The filters that a question sets, by their names. */
  readonly filtersOf: (query: Query) => readonly (keyof Query & string)[];
  /** No filter at all. */
  readonly unfiltered: Partial<Query>;
}

/**
 * Describes a list's questions once, for reading and writing its address. `fixed` is the same in each question; `pageName` is what the
 * address calls its page, where that holds another list, too.
 */
export function queryFields<All extends Fields, Fixed extends object>(
  fields: All,
  fixed: Fixed,
  pageName = 'page',
): QueryFields<ValuesOf<All> & Fixed & { readonly page: number }> {
  type Query = ValuesOf<All> & Fixed & { readonly page: number };
  const all = Object.entries<QueryField<unknown>>({ ...fields, page: { ...page, name: pageName } });
  const filters = all.filter(([, { isFilter }]) => isFilter);
  const queryOf = (address: URLSearchParams) =>
    ({
      ...fixed,
      ...Object.fromEntries(
        all.map(([name, field]) => [name, field.read(address.get(field.name ?? name) ?? '')]),
      ),
    }) as Query;
  return {
    queryOf,
    withQuery: (address, changed) => {
      const next = new URLSearchParams(address);
      const query: Readonly<Record<string, unknown>> = { ...queryOf(address), page: 1, ...changed };
      for (const [name, field] of all) {
        if (query[name] === field.none) next.delete(field.name ?? name);
        else next.set(field.name ?? name, String(query[name]));
      }
      return next;
    },
    read: (name, typed) =>
      ({ [name]: all.find(([fieldName]) => fieldName === name)?.[1].read(typed) }) as Partial<Query>,
    filtersOf: (query) =>
      filters
        .filter(([name, { none }]) => query[name as keyof Query] !== none)
        .map(([name]) => name as keyof Query & string),
    unfiltered: Object.fromEntries(filters.map(([name, { none }]) => [name, none])) as Partial<Query>,
  };
}
