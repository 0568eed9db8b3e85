import { isEnrolled } from '../applications/application';
import type { MayRead } from '../events/readable-events';
import type { Person } from '../people/person';
import { obstacleFor, type Standing, type Wanted } from './obstacle';
import { extentOf } from './roster';
import { holdsPlace, type Signup } from './signup';
import type { SignupRepositories } from './signup.repository.port';
import type { Candidate, Obstacle } from './signup-view';
import { standingsOf, termsFor } from './standings';

/** Obstacles in the order in which candidates are listed; who has none comes first. */
const OBSTACLES: readonly Obstacle['why'][] = ['overlap', 'not-approved', 'training', 'adults-only'];

/** Everybody who may be assigned to something: there are never more. */
const EVERYBODY = {
  search: '' as const,
  role: null,
  state: 'active' as const,
  order: 'name' as const,
  isDescending: false as const,
  page: 1,
  size: 100_000,
};

/**
 * The people for whom a part is meant and who neither have a place in it nor wait for one: who could take it first, then by the
 * obstacle, then by name. Staff who do not `listEverybody` choose among volunteers and the people enrolled in the event's program:
 * who gives, and who asked another program for help, is not theirs to read.
 */
export async function candidatesFor(
  repositories: SignupRepositories,
  { event, part }: Wanted,
  { listEverybody, mayRead }: { readonly listEverybody: boolean; readonly mayRead: MayRead },
): Promise<readonly Candidate[]> {
  const there = (await repositories.signups.ofEvents([event.id])).filter(
    (signup) => signup.shiftId === (part.shift?.id ?? null) && isThere(signup),
  );
  const role = part.shift === null ? null : 'volunteer';
  const { items } = await repositories.people.page({ ...EVERYBODY, role });
  const people = items.filter(({ id }) => there.every(({ personId }) => personId !== id));
  const personIds = people.map(({ id }) => id);
  const signups = await repositories.signups.during(extentOf(event));
  const { terms, of: standingOf } = await standingsOf(repositories, { personIds, events: [event], signups });
  const shownTerms = termsFor(terms, mayRead);
  const candidate = ({ id, name }: Person): Candidate => ({
    id,
    name,
    obstacle: obstacleFor({ event, part }, standingOf(id), shownTerms, null),
  });
  const rank = ({ obstacle }: Candidate) => (obstacle ? OBSTACLES.indexOf(obstacle.why) : -1);
  const isEnrolledHere = ({ applications }: Standing) =>
    applications.some((application) => application.programId === event.programId && isEnrolled(application));
  return people
    .filter(
      ({ id, role: theirs }) => listEverybody || theirs === 'volunteer' || isEnrolledHere(standingOf(id)),
    )
    .map(candidate)
    .filter(({ obstacle }) => obstacle?.why !== 'not-invited')
    .sort((a, b) => rank(a) - rank(b));
}

function isThere(signup: Signup): boolean {
  return signup.state === 'waiting' || holdsPlace(signup);
}
