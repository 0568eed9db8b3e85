import { action, makeObservable, observableRef } from 'mobx';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { ChangedThing } from '../../../core/shared/changes.port';
import type { Result } from '../../../core/shared/result';

/** A page of a list on its way, there, or out of reach. */
export type PagedListState<Page, Code> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: Page }
  | { readonly status: 'failed'; readonly failure: Code };

/** The page of a long list that a question asks for; it follows what others change. */
export class PagedListViewModel<Query, Page, Code extends string> {
  state: PagedListState<Page, Code> = { status: 'loading' };
  private query: Query | null = null;
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly ask: (
      query: Query,
      signal: AbortSignal,
    ) => Promise<Result<Page, { readonly code: Code }>>,
    feed: Pick<ChangeFeed, 'loads'>,
    ...things: readonly ChangedThing[]
  ) {
    this.reading = feed.loads(things, () => this.fetch());
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Asks again after something was changed elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Shows the answer to a question; what is shown stays until there is one. A later question overtakes an earlier one. */
  show(query: Query): Promise<void> {
    this.query = query;
    if (this.state.status === 'failed') this.set({ status: 'loading' });
    return this.load();
  }

  /** Asks as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.set({ status: 'loading' });
    return this.load();
  }

  /** Asks the last question again, at once. */
  load(): Promise<void> {
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    if (this.query === null) return;
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const answer = await this.ask(this.query, signal);
    if (signal.aborted) return;
    if (answer.ok) this.set({ status: 'ready', page: answer.value });
    else this.set({ status: 'failed', failure: answer.failure.code });
  }

  private set(state: PagedListState<Page, Code>): void {
    this.state = state;
  }
}
