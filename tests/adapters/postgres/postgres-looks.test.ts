import { expect, test } from 'vitest';
import { simulatedLookRepository } from '../../../src/adapters/mock/signups/simulated-looks';
import { postgresRepositories } from '../../../src/adapters/postgres/postgres-repositories';
import { anApplication } from '../../support/application-builder';
import { storeCalendar } from '../../support/calendar-harness';
import { anEvent, aShift, aSignup } from '../../support/event-builder';
import { FakeTime } from '../../support/fake-time';
import { aCompletion, aResource, aTraining } from '../../support/guide-builder';
import { aPerson } from '../../support/person-builder';
import { aProgram } from '../../support/program-builder';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

const PARKER = { id: 'parker', name: 'Parker Manager', role: 'program_manager' };
const FITTING = anEvent({ id: 'fitting', programId: 'shoes', shifts: [aShift(), aShift({ id: 'door' })] });
const CLEANUP = anEvent({ id: 'cleanup', programId: null });
const KEPT = {
  programs: [aProgram({ id: 'shoes' }), aProgram({ id: 'boots', state: 'archived', archivedAt: 7 })],
  people: [
    aPerson({ id: 'val', role: 'volunteer' }),
    aPerson({ id: 'ivy', role: 'volunteer', state: 'invited' }),
    aPerson({ id: 'dan', role: 'donor', state: 'deactivated' }),
    aPerson({ id: 'con', role: null, state: 'contact' }),
  ],
  applications: [
    anApplication({ id: 'one', personId: 'val', programId: 'shoes', as: 'volunteer', adult: true }),
    anApplication({ id: 'two', personId: 'val', programId: 'boots', state: 'withdrawn' }),
    anApplication({ id: 'three', personId: 'ivy', programId: 'shoes' }),
  ],
  guides: [
    aTraining({ id: 'b', title: 'Welcome', requiredFor: ['shoes'] }),
    aTraining({ id: 'a', title: 'at the door' }),
    aTraining({ id: 'c', title: 'Later', state: 'draft' }),
    aResource({ id: 'd' }),
  ],
  completions: [aCompletion({ id: 'done', guideId: 'a', personId: 'val' })],
  events: [FITTING, CLEANUP],
  signups: [
    aSignup({ id: 's1', personId: 'val', shiftId: 'desk', state: 'attended', markedBy: PARKER }, FITTING),
    aSignup({ id: 's2', personId: 'ivy', shiftId: 'door', state: 'waiting' }, FITTING),
    aSignup({ id: 's3', personId: 'val' }, CLEANUP),
    aSignup({ id: 's4', personId: 'val', eventId: null, startsAt: null, endsAt: null, minutes: 90 }),
    aSignup({ id: 's5', personId: null, name: 'Ōki Ærø "the" \\ Ames', contact: '702-555-0100' }, FITTING),
  ],
};

test('one statement reads what the repositories read one by one, outside a write and within', async () => {
  const database = await empty();
  await storeCalendar(database, KEPT);
  const repositoriesOn = postgresRepositories(new FakeTime());
  const seen: number[] = [];
  for (const personIds of [['val'], ['ivy'], ['dan'], ['con'], ['nobody'], ['val', 'nobody', 'ivy', 'dan']])
    for (const eventId of ['fitting', 'cleanup', 'nothing']) {
      const repositories = repositoriesOn(database);
      const { people, programs, ...rest } = tidied(
        await simulatedLookRepository(repositories).at({ personIds, eventId }),
      );
      const isAsked = ({ id }: { readonly id: string }) => id === rest.event?.programId;
      const expected = {
        ...rest,
        people: people.map(({ id, role, state }) => ({ id, role, state })),
        programs: programs.filter(isAsked),
      };
      expect(tidied(await repositories.looks.at({ personIds, eventId }))).toEqual(expected);
      const within = database
        .transaction()
        .execute((transaction) => repositoriesOn(transaction).looks.at({ personIds, eventId }));
      expect(tidied(await within)).toEqual(expected);
      seen.push(expected.theirs.length + expected.all.length + expected.applications.length);
    }
  // Something stands in every part.
  expect(seen[0]).toBe(3 + 3 + 2);
});

/** A look without its order, where that means nothing. */
function tidied({
  event,
  theirs,
  all,
  names,
  records,
}: Awaited<ReturnType<ReturnType<typeof simulatedLookRepository>['at']>>) {
  const byId = <T extends { readonly id: string }>(found: readonly T[]) =>
    found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    event,
    theirs: byId(theirs),
    all: byId(all),
    names: byId(names),
    people: byId(records.people),
    applications: byId(records.applications),
    completions: byId(records.completions),
    trainings: records.trainings,
    programs: byId(records.programs),
  };
}
