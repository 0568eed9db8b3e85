import { action, makeObservable, observableRef } from 'mobx';
import type { Role } from '../../../core/access/role';
import type { PeopleGateway, PeopleReadFailure } from '../../../core/people/people-gateway.port';
import type { RoleHolders } from '../../../core/people/role-holders';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';

type RoleHoldersState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly holders: ReadonlyMap<Role, RoleHolders> }
  | { readonly status: 'failed'; readonly failure: PeopleReadFailure['code'] };

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel {
  state: RoleHoldersState = { status: 'loading' };
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly gateway: Pick<PeopleGateway, 'roleHolders'>,
    feed: Pick<ChangeFeed, 'loads'>,
  ) {
    this.reading = feed.loads(['people'], () => this.fetch());
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Reads them, and again whenever somebody was changed, until the returned function is called. */
  start(): () => void {
    void this.reading.now();
    const end = this.reading.start();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Reads them as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.set({ status: 'loading' });
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const read = await this.gateway.roleHolders(signal);
    if (signal.aborted) return;
    this.set(
      read.ok
        ? { status: 'ready', holders: new Map(read.value.map((holders) => [holders.role, holders])) }
        : { status: 'failed', failure: read.failure.code },
    );
  }

  private set(state: RoleHoldersState): void {
    this.state = state;
  }
}
