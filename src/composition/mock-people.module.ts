import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../adapters/common-passwords/listed-common-passwords';
import { MockOwnAccount } from '../adapters/mock/mock-own-account';
import { MockPeopleGateway } from '../adapters/mock/mock-people-gateway';
import { MockPersonalData } from '../adapters/mock/mock-personal-data';
import { SimulatedAudit } from '../adapters/mock/simulated-audit';
import { browserSimulation } from '../adapters/mock/simulation';
import { auditApi } from '../core/audit/audit.api';
import { ChangePassword } from '../core/auth/change-password';
import { bindSimulatedPort } from './bind-simulated-port';
import { simulatedLinks } from './simulated-links';
import { simulatedPeople } from './simulated-people';
import { bindFactory, token } from './token';
import { tokens } from './tokens';

const simulatedAudit = token<SimulatedAudit>('SimulatedAudit');

/** The simulated server of people, the person's own account, and the audit log. */
export const mockPeopleModule = new ContainerModule((options) => {
  const people = simulatedPeople();
  bindFactory(options, simulatedAudit, {}, () => new SimulatedAudit(browserSimulation(window)));
  bindFactory(
    options,
    tokens.ownAccount,
    {
      audit: simulatedAudit,
      library: tokens.uploadLibrary,
      session: tokens.session,
      hint: tokens.sessionHint,
      clock: tokens.clock,
      ids: tokens.idSource,
      scheduler: tokens.scheduler,
    },
    (ports) => new MockOwnAccount({ ...ports, people, agent: navigator.userAgent }),
  );
  bindFactory(
    options,
    ChangePassword,
    { account: tokens.signedInAccount, logger: tokens.logger },
    ({ account, logger }) => new ChangePassword(account, new ListedCommonPasswords(), logger),
  );
  bindFactory(
    options,
    tokens.personalData,
    {
      audit: simulatedAudit,
      session: tokens.session,
      clock: tokens.clock,
      ids: tokens.idSource,
      scheduler: tokens.scheduler,
    },
    (ports) =>
      new MockPersonalData({
        ...ports,
        people,
        records: async () => (await import('./simulated-records')).simulatedRecords(ports),
      }),
  );
  bindSimulatedPort(options, tokens.auditLog, auditApi, async () => {
    return (await import('./simulated-audit')).auditOfSimulation;
  });
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
