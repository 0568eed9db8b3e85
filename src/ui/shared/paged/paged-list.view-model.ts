import { action, makeObservable, observableRef } from 'mobx';
import type { ChangedThing, Changes } from '../../../core/shared/changes.port';
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
  /** What the list follows. */
  private readonly things: ReadonlySet<ChangedThing>;
  private request = new AbortController();

  constructor(
    private readonly ask: (
      query: Query,
      signal: AbortSignal,
    ) => Promise<Result<Page, { readonly code: Code }>>,
    private readonly changes: Changes,
    ...things: readonly ChangedThing[]
  ) {
    this.things = new Set(things);
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Asks again whenever something was changed elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (this.things.has(thing)) void this.load();
    });
    return () => {
      unsubscribe();
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

  /** Asks the last question again. */
  async load(): Promise<void> {
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
