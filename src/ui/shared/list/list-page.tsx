import { Button, Flex, Input } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useMediaQuery } from '../../app/use-media-query';
import type { QueryFields } from '../address/query-fields';
import { useAddress } from '../address/use-address';
import { Labeled, NativeSelect } from '../control/native-select';
import { listTexts } from './list.texts';
import './list-filters.css';
import { observer } from 'mobx-react-lite';
import type { Fetched } from '../fetched/fetched';
import { FetchedPart, NothingHere } from '../fetched/fetched-part';
import { Pager } from './pager';

/** What a list says where it has no item: what that means, and what comes next. */
interface Nothing {
  readonly title: string;
  readonly next: string;
}

interface ListPageProps<Page, Code extends string, Query> {
  readonly list: Pick<Fetched<Page, Code>, 'state' | 'retry'>;
  readonly asked: ListQuery<Query>;
  readonly texts: {
    readonly loading: string;
    /** Why there is nothing to show. */
    readonly readFailed: Readonly<Record<Code, string>>;
    readonly none: Nothing;
    /** Where the filters leave nothing. */
    readonly notFound?: Nothing;
    /** The name of the filters. */
    readonly filters?: string;
    /** The name of the pager. */
    readonly pages?: string;
  };
  readonly search?: ListSearch;
  readonly filters?: readonly ListFilter<Query>[];
  /** Shown above the items, also when the list is empty. */
  readonly head?: (page: Page) => ReactNode;
  /** What a screen reader says of a page. */
  readonly said?: (page: Page) => string;
  /** Shows the items of a page. */
  readonly children: (page: Page) => ReactNode;
}

/** What a page of a list has: the items, and how many there are on all pages. */
interface Paged {
  readonly total: number;
  readonly isMore?: boolean;
  readonly items: readonly unknown[];
}

function List<Page extends Paged, Code extends string, Query extends { page: number; size: number }>(
  props: ListPageProps<Page, Code, Query>,
) {
  const { list, asked, texts, search, filters = [], head, said, children } = props;
  const { query } = asked;
  const { title, next } = (asked.filters.length > 0 && texts.notFound) || texts.none;
  return (
    <>
      {(search || filters.length > 0) && (
        <ListFilters label={texts.filters ?? ''} asked={asked} search={search} filters={filters} />
      )}
      <FetchedPart
        fetched={list}
        texts={texts}
        said={said ?? (({ items }) => (items.length === 0 ? listTexts.nothing : ''))}
      >
        {(page) => {
          const lastPage = Math.max(1, Math.ceil(page.total / query.size));
          return (
            <>
              {head?.(page)}
              {page.items.length > 0 && children(page)}
              {page.items.length === 0 && page.total === 0 && <NothingHere title={title} next={next} />}
              {page.items.length === 0 && page.total > 0 && (
                <PastTheEnd onReach={() => asked.correct({ page: lastPage } as Partial<Query>)} />
              )}
              <Pager
                label={texts.pages}
                page={query.page}
                size={query.size}
                total={page.total}
                isMore={page.isMore}
                onPage={(to) => asked.change({ page: to } as Partial<Query>)}
              />
            </>
          );
        }}
      </FetchedPart>
    </>
  );
}

/** Asks for the last page in the place of one that is past the end, such as that of an old bookmark. */
function PastTheEnd({ onReach }: { readonly onReach: () => void }) {
  const reach = useRef(onReach);
  useEffect(() => reach.current(), []);
  return null;
}

/** A list of items by pages: its filters, the page that they and the pager ask for, or why it failed to load. */
export const ListPage = observer(List) as typeof List;

/** One filter of a list: a choice where it has options, a day otherwise. */
export interface ListFilter<Query> {
  readonly name: keyof Query & string;
  readonly label: string;
  /** The values with what each says; '' stands for all. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Sets it in another way than to the value of its own name. */
  readonly onChange?: (value: string) => void;
}

/** The field for words. */
interface ListSearch {
  readonly label: string;
  readonly hint: string;
  /** Whether each key searches; by default Enter does. */
  readonly isLive?: boolean;
}

interface ListFiltersProps<Query> {
  /** What the filters are for. */
  readonly label: string;
  readonly asked: ListQuery<Query>;
  /** A list may have none. */
  readonly search: ListSearch | undefined;
  readonly filters: readonly ListFilter<Query>[];
}

/** What a list is searched and filtered by. On a phone the filters fold behind a button that says how many are set. */
export function ListFilters<Query>({ label, asked, search, filters }: ListFiltersProps<Query>) {
  const { query, set, clear } = asked;
  const [isOpen, setOpen] = useState(false);
  const isFolded = useMediaQuery('phone') && filters.length > 0;
  const folded = useId();
  const form = useRef<HTMLElement>(null);
  const names = filters.map(({ name }) => name);
  const textOf = (name: keyof Query & string) => String(query[name] ?? '');
  const words = search ? textOf('search' as keyof Query & string) : '';
  // What is typed stays as it is typed; the address may be somebody's who went back.
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped((now) => (now.trim() === words.trim() ? now : words)), [words]);
  const searchFor = (text: string) => set('search' as keyof Query & string, text);
  const handleClear = () => {
    setTyped('');
    clear();
    // The button is gone then.
    form.current?.querySelector<HTMLElement>('input, button, select')?.focus();
  };
  return (
    <Flex
      component="form"
      role="search"
      aria-label={label}
      ref={form}
      className="list-filters"
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(typed.trim());
      }}
    >
      {search && (
        <Flex className="list-filters__words" gap="small" align="end">
          <Labeled label={search.label}>
            {(id) => (
              <Input
                id={id}
                type={search.isLive ? 'search' : 'text'}
                value={typed}
                placeholder={search.hint}
                maxLength={200}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (search.isLive) searchFor(target.value);
                }}
              />
            )}
          </Labeled>
          {!search.isLive && <Button htmlType="submit">{listTexts.search}</Button>}
        </Flex>
      )}
      {isFolded && (
        <Button aria-expanded={isOpen} aria-controls={folded} onClick={() => setOpen(!isOpen)}>
          {listTexts.filters(asked.filters.filter((name) => names.includes(name)).length)}
        </Button>
      )}
      <div id={folded} className="list-filters__folded" hidden={isFolded && !isOpen}>
        {filters.map(({ name, label: title, options, onChange = (value) => set(name, value) }) => (
          <Labeled key={name} label={title}>
            {(id) =>
              options ? (
                <NativeSelect id={id} options={options} value={textOf(name)} onChange={onChange} />
              ) : (
                <Input
                  id={id}
                  type="date"
                  max={LAST_DAY}
                  value={textOf(name)}
                  onChange={({ target }) => onChange(target.value)}
                />
              )
            }
          </Labeled>
        ))}
      </div>
      {asked.filters.length > 0 && (
        <Button type="text" onClick={handleClear}>
          {listTexts.clear}
        </Button>
      )}
    </Flex>
  );
}

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
}

/** The pages of a list that has no filters and no address. */
export function pagesAt(
  query: { readonly page: number; readonly size: number },
  onPage: (page: number) => void,
): ListQuery<typeof query> {
  const change = ({ page }: Partial<typeof query>) => onPage(page ?? 1);
  return { query, change, correct: change, filters: [], set: () => {}, clear: () => {} };
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
  const asked = useAddressQuery(fields, options);
  const question = JSON.stringify(asked.query);
  useEffect(() => void list.show(JSON.parse(question)), [list, question]);
  return asked;
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
  };
}
