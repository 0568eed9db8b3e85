import { SECOND_STEPS_FORMAT, simulatedStanding } from '../../adapters/mock/account/simulated-factors';
import { settingsOf } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import type { Standing } from '../../core/access/second-step';
import type { User } from '../../core/account/user';

/** What the session of this browser opens now. */
export function browserStanding(
  user: User,
  view: Parameters<typeof browserSimulation>[0] = globalThis,
  now: number = Date.now(),
): Standing {
  const place = browserSimulation(view);
  const kept = new SimulatedRecords(place, SECOND_STEPS_FORMAT).read();
  return simulatedStanding(user, kept, settingsOf(place), now);
}
