import { SECOND_STEPS_FORMAT, simulatedStanding } from '../../adapters/mock/account/simulated-factors';
import { settingsOf } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import type { Standing } from '../../core/access/second-step';
import type { User } from '../../core/account/user';

type View = Parameters<typeof browserSimulation>[0];

/** What the session of this browser opens now. */
export function browserStanding(user: User, view: View = globalThis, now: number = Date.now()): Standing {
  const place = browserSimulation(view);
  const secondSteps = new SimulatedRecords(place, SECOND_STEPS_FORMAT).read();
  return simulatedStanding(user, secondSteps, settingsOf(place), now);
}

/** The same for a call that changes something: the ten minutes of a session that knows no sign-in begin with the first of them. */
export function commandStanding(user: User, view: View = globalThis, now: number = Date.now()): Standing {
  const records = new SimulatedRecords(browserSimulation(view), SECOND_STEPS_FORMAT);
  if (records.read().session?.personId !== user.id) noteSignIn(user.id, view, now);
  return browserStanding(user, view, now);
}

/** Keeps that somebody has signed in here by the password alone. A browser without room for it keeps none. */
export function noteSignIn(personId: string, view: View = globalThis, now: number = Date.now()): void {
  const records = new SimulatedRecords(browserSimulation(view), SECOND_STEPS_FORMAT);
  records.write({ ...records.read(), session: { personId, assurance: 'password', confirmedAt: now } });
}
