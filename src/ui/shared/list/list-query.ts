import { useEffect } from 'react';
import type { QueryFields } from '../address/query-fields';
import { useAddress } from '../address/use-address';

/** The question of a list, as its filters and its pager show and change it. */
export interface ListQuery<Query> {
  readonly query: Query;
  /** The names of the filters that are set. */
  readonly filters: readonly (keyof Query & string)[];
  /** Changes a part of the question, and goes to page 1 unless a page is given. */
  readonly change: (changed: Partial<Query>) => void;
  /** As `change`, in the place of the question that was asked: a way back does not lead to it. */
  readonly correct: (changed: Partial<Query>) => void;
  /** Sets a filter to what its control says. */
  readonly set: (name: keyof Query & string, typed: string) => void;
  readonly clear: () => void;
  /** Takes a filter out that names nothing, in the place of the question that was asked. */
  readonly ignore: (name: keyof Query & string) => void;
}

/** The pages of a list that has no filters and no address. */
export function pagesAt(
  query: { readonly page: number; readonly size: number },
  onPage: (page: number) => void,
): ListQuery<typeof query> {
  const change = ({ page }: Partial<typeof query>) => onPage(page ?? 1);
  return { query, change, correct: change, filters: [], set: () => {}, clear: () => {}, ignore: () => {} };
}

/**
 * Shows in a list what the address asks, and keeps there what somebody asks for next; with `replace` in the place of the last
 * question in the browser's history.
 */
export function useListQuery<Query>(
  list: { readonly show: (query: Query) => Promise<void> },
  fields: QueryFields<Query>,
  options?: { readonly replace: boolean },
): ListQuery<Query> {
  const listQuery = useAddressQuery(fields, options);
  const question = JSON.stringify(listQuery.query);
  useEffect(() => void list.show(JSON.parse(question)), [list, question]);
  return listQuery;
}

/** The same of a list that the page holds whole: nothing is fetched. */
export function useAddressQuery<Query>(
  fields: QueryFields<Query>,
  options?: { readonly replace: boolean },
): ListQuery<Query> {
  const [address, setAddress] = useAddress();
  const query = fields.queryOf(address);
  const change = (changed: Partial<Query>) => setAddress((now) => fields.withQuery(now, changed), options);
  const correct = (changed: Partial<Query>) =>
    setAddress((now) => fields.withQuery(now, changed), { replace: true });
  return {
    query,
    change,
    correct,
    filters: fields.filtersOf(query),
    set: (name, typed) => change(fields.read(name, typed)),
    clear: () => change(fields.unfiltered),
    ignore: (name) => correct({ [name]: fields.unfiltered[name] } as Partial<Query>),
  };
}
