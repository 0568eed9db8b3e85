import {
  approvedWork,
  foundOwnWork,
  minutesByProgram,
  shiftsOnDay,
  workAround,
} from '../../../core/hours/found-own-work';
import type { WorkRepository } from '../../../core/hours/work.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { type SignupSamples, signupsFormat } from './simulated-signup-reads';
import { simulatedWorkPages } from './simulated-work-pages';

/** What the simulation's sign-ups say of hours. */
export function simulatedWorkRepository(open: OpenFormat, samples: SignupSamples): WorkRepository {
  const records = open(signupsFormat(samples));
  const ofPerson = (id: string) => records.read().filter(({ personId }) => personId === id);
  return {
    ...simulatedWorkPages(open, samples),
    ownPage: async (query) => foundOwnWork(ofPerson(query.personId), query),
    approvedIn: async (personId, year) => approvedWork(ofPerson(personId), year),
    shiftsOn: async (personId, day) => shiftsOnDay(ofPerson(personId), day),
    minutesByProgram: async (personId, year) => minutesByProgram(ofPerson(personId), year),
    around: async (entry) => workAround(ofPerson(entry.personId), entry),
  };
}
