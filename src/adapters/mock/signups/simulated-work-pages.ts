import { foundWork } from '../../../core/hours/found-work';
import type { WorkRepository } from '../../../core/hours/work.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { type SignupSamples, signupsFormat } from './simulated-signup-reads';

/** The pages of hours that staff read of the simulation's sign-ups. */
export function simulatedWorkPages(open: OpenFormat, samples: SignupSamples): Pick<WorkRepository, 'page'> {
  const records = open(signupsFormat(samples));
  return { page: async (query) => foundWork(records.read(), query) };
}
