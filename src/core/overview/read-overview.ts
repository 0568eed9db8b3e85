import type { AuditLog } from '../audit/audit.api';
import type { AuditEntry } from '../audit/audit-entry';
import type { PeopleGateway } from '../people/people.api';
import type { PeopleQuery } from '../people/people-query';

/** Number of recent activities on the overview. */
const LAST = 5;

/** The figures of the overview; null, and never 0, for what nobody records or what failed to load. */
export type OverviewFigures = Readonly<
  Record<'totalUsers' | 'activePrograms' | 'upcomingEvents' | 'newBeneficiaries', number | null>
>;

/** What an admin sees first: figures, and what was done last. */
export interface Overview {
  readonly figures: OverviewFigures;
  /** Newest first; null when it failed to load. */
  readonly activity: readonly AuditEntry[] | null;
}

/** Nobody records these yet. */
const NOT_RECORDED = { activePrograms: null, upcomingEvents: null, newBeneficiaries: null };

/** Puts the overview together from what the back end records: users are the people who can sign in. */
export class ReadOverview {
  constructor(
    private readonly people: Pick<PeopleGateway, 'list'>,
    private readonly audit: Pick<AuditLog, 'list'>,
  ) {}

  async execute(signal?: AbortSignal): Promise<Overview> {
    const active: PeopleQuery = {
      search: '',
      role: null,
      state: 'active',
      order: 'name',
      isDescending: false,
      page: 1,
      size: 1,
    };
    const newest = { action: null, person: null, page: 1, size: LAST };
    const [people, activity] = await Promise.all([
      this.people.list(active, signal),
      this.audit.list(newest, signal),
    ]);
    return {
      figures: { totalUsers: people.ok ? people.value.total : null, ...NOT_RECORDED },
      activity: activity.ok ? activity.value.items : null,
    };
  }
}
