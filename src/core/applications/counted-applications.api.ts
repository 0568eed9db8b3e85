import { type PortOf, query, READ_FAILURES } from '../api/api';
import { countsSchema } from '../shared/page.schema';
import { APPLICATION_SHOWS } from './application';

/** A part of `applicationsApi` in a file of its own: Home asks this alone, and fetches nothing else about applications. */
export const countedApplicationsApi = {
  area: 'applications',
  calls: {
    /** How many there are in all of the person's programs. */
    counts: query()('application.list', countsSchema(APPLICATION_SHOWS), READ_FAILURES),
  },
} as const;

/** How many applications there are. */
export interface CountedApplications extends PortOf<typeof countedApplicationsApi> {}
