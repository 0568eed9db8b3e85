import { type PortOf, query, READ_FAILURES } from '../api/api';
import { countsSchema } from '../shared/page.schema';
import { APPLICATION_SHOWS } from './application';

/** How many applications there are; apart from what else staff ask of them, since Home asks this alone. */
export const countedApplicationsApi = {
  area: 'counted-applications',
  calls: {
    /** How many there are in all of the person's programs. */
    counts: query()('application.list', countsSchema(APPLICATION_SHOWS), READ_FAILURES),
  },
} as const;

/** How many applications there are. */
export interface CountedApplications extends PortOf<typeof countedApplicationsApi> {}
