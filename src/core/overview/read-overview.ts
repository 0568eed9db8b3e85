import type { Applications } from '../applications/applications.api';
import type { AuditLog } from '../audit/audit.api';
import type { AuditEntry } from '../audit/audit-entry';
import type { Events } from '../events/events.api';
import type { PeopleGateway } from '../people/people.api';
import type { PeopleQuery } from '../people/people-query';
import type { Programs } from '../programs/programs.api';

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

/** Puts the overview together from what the back end records: users are the people who can sign in, events the published ones. */
export class ReadOverview {
  constructor(
    private readonly people: Pick<PeopleGateway, 'list'>,
    private readonly audit: Pick<AuditLog, 'list'>,
    private readonly programs: Pick<Programs, 'list'>,
    private readonly applications: Pick<Applications, 'newBeneficiaries'>,
    private readonly events: Pick<Events, 'upcoming'>,
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
    const running = { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 1 } as const;
    const coming = { search: '', programId: null, from: null, to: null, show: 'published' } as const;
    const [people, activity, programs, newBeneficiaries, events] = await Promise.all([
      this.people.list(active, signal),
      this.audit.list(newest, signal),
      this.programs.list(running, signal),
      this.applications.newBeneficiaries(undefined, signal),
      this.events.upcoming({ ...coming, page: 1, size: 1 }, signal),
    ]);
    return {
      figures: {
        totalUsers: people.ok ? people.value.total : null,
        activePrograms: programs.ok ? programs.value.total : null,
        upcomingEvents: events.ok ? events.value.total : null,
        newBeneficiaries: newBeneficiaries.ok ? newBeneficiaries.value : null,
      },
      activity: activity.ok ? activity.value.items : null,
    };
  }
}
