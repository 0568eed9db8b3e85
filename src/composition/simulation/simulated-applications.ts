import { simulatedApplicationRepositories } from '../../adapters/mock/applications/simulated-applications';
import { simulatedProgramRepository } from '../../adapters/mock/programs/simulated-programs';
import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import { ApplicationsService } from '../../core/applications/applications.service';
import { forgetWhenListed } from './forget-when-listed';
import { programSamplesOf } from './program-samples';
import { simulatedMails } from './simulated-mails';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The programs of this browser and the applications to them. What is too old goes when it is listed. */
export function programRepositories(ports: Pick<ServicePorts, 'clock' | 'logger'>) {
  const { programs, samples } = programSamplesOf(ports);
  const forgetOld = forgetWhenListed(ports);
  return (open: OpenFormat) => ({
    programs: simulatedProgramRepository(open, programs),
    ...simulatedApplicationRepositories(open, samples, forgetOld),
    // No mail leaves the browser, so nobody is told where to call.
    receipts: { organization: async () => NOBODY },
  });
}

const NOBODY = { legalName: '', ein: '', signatory: '', address: '', phone: '', email: '' };

/** The applications that staff answer in this browser's simulation. */
export function applicationsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    programRepositories(ports),
    (unit, actor) => new ApplicationsService(unit, actor, simulatedMails, ports.clock),
  )(ports);
}
