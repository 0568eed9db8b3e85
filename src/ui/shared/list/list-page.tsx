import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Fetched } from '../fetched/fetched';
import { FetchedPart, NothingHere } from '../fetched/fetched-part';
import { listTexts } from './list.texts';
import { type ListFilter, ListFilters, type ListSearch } from './list-filters';
import type { ListQuery } from './list-query';
import { Pager } from './pager';

/** What a list says where it has no item: what that means, and what comes next. */
interface Nothing {
  readonly title: string;
  readonly next: string;
}

interface ListPageProps<Page, Code extends string, Query> {
  readonly list: Pick<Fetched<Page, Code>, 'state' | 'retry'> & {
    /** The question that the items answer; that of `listQuery` unless the list has one. */
    readonly answered?: { readonly page: number } | undefined;
  };
  readonly listQuery: ListQuery<Query>;
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
  readonly announcement?: (page: Page) => string;
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
  const { list, listQuery, texts, search, filters = [], head, announcement, children } = props;
  const { query } = listQuery;
  const { title, next } = (listQuery.filters.length > 0 && texts.notFound) || texts.none;
  return (
    <>
      {(search || filters.length > 0) && (
        <ListFilters
          label={texts.filters ?? ''}
          listQuery={listQuery}
          search={search}
          filters={filters}
          isEmpty={list.state.status === 'ready' && list.state.value.total === 0}
        />
      )}
      <FetchedPart
        fetched={list}
        texts={texts}
        announcement={announcement ?? (({ items }) => (items.length === 0 ? listTexts.nothing : ''))}
      >
        {(page) => {
          const lastPage = Math.max(1, Math.ceil(page.total / query.size));
          return (
            <>
              {head?.(page)}
              {page.items.length > 0 && children(page)}
              {page.items.length === 0 && page.total === 0 && <NothingHere title={title} next={next} />}
              {page.items.length === 0 && page.total > 0 && (
                <PastTheEnd
                  key={lastPage}
                  onReach={() => listQuery.correct({ page: lastPage } as Partial<Query>)}
                />
              )}
              <Pager
                label={texts.pages}
                page={query.page}
                shown={list.answered?.page}
                size={query.size}
                total={page.total}
                isMore={page.isMore}
                onPage={(to) => listQuery.change({ page: to } as Partial<Query>)}
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
