import {
  approvedWork,
  foundOwnWork,
  foundWork,
  minutesByProgram,
  shiftsOnDay,
  workAround,
} from '../../../core/hours/found-work';
import type { WorkRepository } from '../../../core/hours/work.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { type SignupSamples, signupsFormat } from './simulated-signups';

/** What the simulation's sign-ups say of hours. */
export function simulatedWorkRepository(open: OpenFormat, samples: SignupSamples): WorkRepository {
  const records = open(signupsFormat(samples));
  const of = (id: string) => records.read().filter(({ personId }) => personId === id);
  return {
    page: async (query) => foundWork(records.read(), query),
    ownPage: async (query) => foundOwnWork(of(query.personId), query),
    approvedIn: async (personId, year) => approvedWork(of(personId), year),
    shiftsOn: async (personId, day) => shiftsOnDay(of(personId), day),
    minutesByProgram: async (personId, year) => minutesByProgram(of(personId), year),
    around: async (entry) => workAround(of(entry.personId), entry),
  };
}
