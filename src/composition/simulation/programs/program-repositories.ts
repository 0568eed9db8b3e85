import { simulatedApplicationRepositories } from '../../../adapters/mock/applications/simulated-applications';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { simulatedFoundation } from '../../../adapters/mock/settings/simulated-settings';
import { simulatedShelf } from '../../../adapters/mock/shelf/simulated-shelf';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { deleteExpiredWhenListed } from '../delete-expired-when-listed';
import type { ServicePorts } from '../simulated-service';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** The programs of this browser, the applications to them and the shelf. What is too old goes when it is listed. */
export function programRepositories(ports: Pick<ServicePorts, 'clock' | 'logger'>) {
  const { programs, samples } = programSamplesOf(ports);
  const shelf = shelfSamplesOf(ports);
  const deleteExpired = deleteExpiredWhenListed(ports);
  return (open: OpenFormat) => ({
    programs: simulatedProgramRepository(open, programs),
    ...simulatedApplicationRepositories(open, samples, deleteExpired),
    shelf: simulatedShelf(open, shelf, samples),
    receipts: { organization: async () => ({ ...(await simulatedFoundation(open)), ...NO_CONTACT }) },
  });
}

/** No mail leaves the browser, so nobody is told where to call. */
const NO_CONTACT = { address: '', phone: '', email: '' };
