import { ContainerModule } from 'inversify';
import { MockPeopleGateway } from '../adapters/mock/mock-people-gateway';
import { SimulatedAudit } from '../adapters/mock/simulated-audit';
import { browserSimulation } from '../adapters/mock/simulation';
import { simulatedLinks } from './simulated-links';
import { simulatedPeople } from './simulated-people';
import { bindFactory, token } from './token';
import { tokens } from './tokens';

const simulatedAudit = token<SimulatedAudit>('SimulatedAudit');

/** The simulated server of people, and its audit log. */
export const mockPeopleModule = new ContainerModule((options) => {
  const people = simulatedPeople();
  bindFactory(
    options,
    simulatedAudit,
    { scheduler: tokens.scheduler },
    ({ scheduler }) => new SimulatedAudit(browserSimulation(window), people, scheduler),
  );
  bindFactory(options, tokens.auditLog, { log: simulatedAudit }, ({ log }) => log);
  bindFactory(
    options,
    tokens.peopleGateway,
    {
      audit: simulatedAudit,
      session: tokens.session,
      hint: tokens.sessionHint,
      clock: tokens.clock,
      ids: tokens.idSource,
      scheduler: tokens.scheduler,
    },
    (ports) => {
      const links = simulatedLinks(ports);
      return new MockPeopleGateway({
        ...ports,
        people,
        sendInvitation: (person) => void links.invite(person),
      });
    },
  );
});
