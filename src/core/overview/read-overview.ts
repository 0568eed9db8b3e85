import type { AuditLog } from '../audit/audit.api';
import type { AuditEntry } from '../audit/audit-entry';
import type { PeopleGateway } from '../people/people-gateway.port';
import type { PeopleQuery } from '../people/people-query';
import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';

/** So many of the last things that were done stand on the overview. */
const LAST = 5;

/** The figures of the overview; null for what nobody records, or what could not be read. It is never 0 then. */
export interface OverviewFigures {
  readonly totalUsers: number | null;
  readonly activePrograms: number | null;
  readonly upcomingEvents: number | null;
  readonly newBeneficiaries: number | null;
}

/** What an admin sees first: figures, and what was done last. */
export interface Overview {
  readonly figures: OverviewFigures;
  /** The newest first; null when it could not be read. */
  readonly activity: readonly AuditEntry[] | null;
}

/** The figures, from what is recorded: users are the people who can sign in. Nobody records the other three yet. */
export function figuresOf(recorded: { readonly activePeople: number | null }): OverviewFigures {
  return {
    totalUsers: recorded.activePeople,
    activePrograms: null,
    upcomingEvents: null,
    newBeneficiaries: null,
  };
}

/** Puts the overview together from what the back end records. */
export class ReadOverview {
  constructor(
    private readonly people: Pick<PeopleGateway, 'list'>,
    private readonly audit: Pick<AuditLog, 'list'>,
    private readonly logger: Logger,
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
      attempt(() => this.people.list(active, signal), this.logger),
      attempt(() => this.audit.list(newest, signal), this.logger),
    ]);
    return {
      figures: figuresOf({ activePeople: people.ok ? people.value.total : null }),
      activity: activity.ok ? activity.value.items : null,
    };
  }
}
