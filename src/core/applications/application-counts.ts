import type { Program } from '../programs/program';
import type { CountsOf } from '../shared/page-of';
import { APPLICATION_SHOWS, type Application, isRunning, isUntold } from './application';

/** What a list of applications shows. */
export type ApplicationShow = (typeof APPLICATION_SHOWS)[number];

/** How many applications each choice shows. */
export type ApplicationCounts = CountsOf<ApplicationShow>;

/** Whether a choice shows an application. */
export const IS_SHOWN: Readonly<Record<ApplicationShow, (application: Application) => boolean>> = {
  pending: ({ state }) => state === 'pending',
  approved: isRunning,
  denied: ({ state }) => state === 'denied',
  withdrawn: ({ state }) => state === 'withdrawn',
  ended: ({ ended }) => ended !== null,
  call: isUntold,
  all: () => true,
};

/** How many applications each choice shows. */
export function countApplications(applications: readonly Application[]): ApplicationCounts {
  const counts = APPLICATION_SHOWS.map((show) => [show, applications.filter(IS_SHOWN[show]).length]);
  return Object.fromEntries(counts) as ApplicationCounts;
}

/** The same of those to the given programs alone. */
export function countInPrograms(
  applications: readonly Application[],
  programs: readonly Pick<Program, 'id'>[],
): ApplicationCounts {
  const ids = programs.map(({ id }) => id);
  return countApplications(applications.filter(({ programId }) => ids.includes(programId)));
}
