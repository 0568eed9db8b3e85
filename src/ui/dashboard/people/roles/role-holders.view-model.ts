import { action, makeObservable, observableRef } from 'mobx';
import { ROLES, type Role } from '../../../../core/auth/role';
import type { PeopleGateway, PeopleReadFailure } from '../../../../core/people/people-gateway.port';
import { ALL_PEOPLE } from '../../../../core/people/people-query';
import type { Person } from '../../../../core/people/person';
import type { Changes } from '../../../../core/shared/changes.port';
import type { PageOf } from '../../../../core/shared/page-of';

/** So many of a role's people are named; the others are counted. */
const NAMED = 8;

type Holders = Readonly<Record<Role, PageOf<Person>>>;

type RoleHoldersState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly holders: Holders }
  | { readonly status: 'failed'; readonly failure: PeopleReadFailure['code'] };

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel {
  state: RoleHoldersState = { status: 'loading' };
  private request = new AbortController();

  constructor(
    private readonly gateway: Pick<PeopleGateway, 'list'>,
    private readonly changes: Changes,
  ) {
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Reads them, and again whenever somebody was changed, until the returned function is called. */
  start(): () => void {
    void this.load();
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'people') void this.load();
    });
    return () => {
      unsubscribe();
      this.request.abort();
    };
  }

  /** Reads them as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.set({ status: 'loading' });
    return this.load();
  }

  private async load(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const listed = await Promise.all(
      ROLES.map((role) => this.gateway.list({ ...ALL_PEOPLE, role, size: NAMED }, signal)),
    );
    if (signal.aborted) return;
    const failed = listed.find((list) => !list.ok);
    if (failed && !failed.ok) return this.set({ status: 'failed', failure: failed.failure.code });
    const pages = listed.flatMap((list) => (list.ok ? [list.value] : []));
    this.set({
      status: 'ready',
      holders: Object.fromEntries(ROLES.map((role, at) => [role, pages[at]])) as unknown as Holders,
    });
  }

  private set(state: RoleHoldersState): void {
    this.state = state;
  }
}
