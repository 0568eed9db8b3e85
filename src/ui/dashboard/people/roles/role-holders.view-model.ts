import { action, makeObservable, observableRef } from 'mobx';
import { ROLES, type Role } from '../../../../core/auth/role';
import type { PeopleGateway, PeopleReadFailure } from '../../../../core/people/people-gateway.port';
import { ALL_PEOPLE } from '../../../../core/people/people-query';
import type { Person } from '../../../../core/people/person';
import type { ChangeFeed, FollowedLoad } from '../../../../core/shared/change-feed';
import type { PageOf } from '../../../../core/shared/page-of';

/** So many of a role's people are named; the others are counted. */
const NAMED = 8;

type Holders = ReadonlyMap<Role, PageOf<Person>>;

type RoleHoldersState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly holders: Holders }
  | { readonly status: 'failed'; readonly failure: PeopleReadFailure['code'] };

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel {
  state: RoleHoldersState = { status: 'loading' };
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly gateway: Pick<PeopleGateway, 'list'>,
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
    const listed = await Promise.all(
      ROLES.map(async (role) => {
        const page = await this.gateway.list({ ...ALL_PEOPLE, role, size: NAMED }, signal);
        return { role, page };
      }),
    );
    if (signal.aborted) return;
    const holders = new Map<Role, PageOf<Person>>();
    for (const { role, page } of listed) {
      if (!page.ok) return this.set({ status: 'failed', failure: page.failure.code });
      holders.set(role, page.value);
    }
    this.set({ status: 'ready', holders });
  }

  private set(state: RoleHoldersState): void {
    this.state = state;
  }
}
