import { Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { NothingHere, OnItsWay, OutOfReach } from '../fetched-part';
import { useFocusStays } from '../focus/use-focus-stays';
import { pagedTexts as texts } from './paged.texts';
import type { PagedListState } from './paged-list.view-model';
import { Pager } from './pager';

interface PagedListProps<Page, Code extends string> {
  readonly state: PagedListState<Page, Code>;
  /** Read out while the list is on its way. */
  readonly loading: string;
  /** Why there is nothing to show. */
  readonly failed: Readonly<Record<Code, string>>;
  /** Stands where the answer has no item: what that means, and what comes next. */
  readonly empty: { readonly title: string; readonly next: string };
  readonly query: { readonly page: number; readonly size: number };
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Shows the items of a page. */
  readonly children: (page: Page) => ReactNode;
}

/** A page of a long list with its pagination, or the reason it failed to load. Shows a skeleton while loading. */
export function PagedList<
  Page extends { readonly total: number; readonly isMore?: boolean; readonly items: readonly unknown[] },
  Code extends string,
>({ state, loading, failed, empty, query, onPage, onRetry, children }: PagedListProps<Page, Code>) {
  const all = useRef<HTMLElement>(null);
  useFocusStays(all);
  return (
    <Flex vertical gap="middle" ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' && loading}
        {state.status === 'ready' && state.page.items.length === 0 && texts.nothing}
      </p>
      {state.status === 'loading' && <OnItsWay />}
      {state.status === 'failed' && (
        <OutOfReach why={failed[state.failure]} tryAgain={texts.tryAgain} around={all} onRetry={onRetry} />
      )}
      {state.status === 'ready' && state.page.items.length === 0 && (
        <NothingHere>
          <strong>{empty.title}</strong>
          <p>{empty.next}</p>
        </NothingHere>
      )}
      {state.status === 'ready' && state.page.items.length > 0 && children(state.page)}
      {state.status === 'ready' && (
        <Pager
          page={query.page}
          size={query.size}
          total={state.page.total}
          isMore={state.page.isMore ?? false}
          onPage={onPage}
        />
      )}
    </Flex>
  );
}
