import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../../adapters/common-passwords/listed-common-passwords';
import { MockOwnAccount } from '../../../adapters/mock/account/mock-own-account';
import { SimulatedAudit } from '../../../adapters/mock/audit/simulated-audit';
import { MockPeopleGateway } from '../../../adapters/mock/people/mock-people-gateway';
import { MockPersonalData } from '../../../adapters/mock/privacy/mock-personal-data';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { ChangePassword } from '../../../core/account/passwords/change-password';
import { auditApi } from '../../../core/audit/audit.api';
import { bindFactory, token } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort } from '../bind-simulated-port';
import { simulatedLinks } from '../simulated-links';
import { simulatedPeople } from '../simulated-people';

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
        records: async () => (await import('../simulated-records')).simulatedRecords(ports),
      }),
  );
  bindSimulatedPort(options, tokens.auditLog, auditApi, async () => {
    return (await import('../simulated-audit')).auditOfSimulation;
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
