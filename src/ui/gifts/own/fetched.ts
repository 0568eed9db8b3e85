import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import type { Result } from '../../../core/shared/result';

/** What a page of one's own giving shows. */
export type FetchedState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: OwnReadFailure['code'] };

/** Something that a page fetches; while it is fetched again, what is there stays. */
export class Fetched<T> {
  state: FetchedState<T> = { status: 'loading' };
  private request = new AbortController();

  constructor(private readonly read: (signal: AbortSignal) => Promise<Result<T, OwnReadFailure>>) {
    makeObservable(this, { state: observableRef, retry: action });
  }

  /** Fetches it as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.state = { status: 'loading' };
    return this.load();
  }

  async load(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const answer = await this.read(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = answer.ok
        ? { status: 'ready', value: answer.value }
        : { status: 'failed', failure: answer.failure.code };
    });
  }

  /** Gives up what is being fetched. */
  end(): void {
    this.request.abort();
  }
}
