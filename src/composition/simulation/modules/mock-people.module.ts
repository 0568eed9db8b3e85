import { ContainerModule } from 'inversify';
import { simulatedPort } from '../../../adapters/mock/simulated-port';
import { ownAccountApi, ownAvatarApi } from '../../../core/account/own-account.api';
import { auditApi } from '../../../core/audit/audit.api';
import { peopleApi } from '../../../core/people/people.api';
import { fetchedPersonalData } from '../../shared/fetched-personal-data';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort, servicePorts } from '../bind-simulated-port';

/** The simulated server of people, the person's own account, and the audit log. */
export const mockPeopleModule = new ContainerModule((options) => {
  bindSimulatedPort(options, tokens.peopleGateway, peopleApi, async () => {
    return (await import('../simulated-accounts')).peopleOfSimulation;
  });
  bindSimulatedPort(options, tokens.ownAccount, ownAccountApi, async () => {
    return (await import('../simulated-accounts')).ownAccountOfSimulation;
  });
  bindFactory(options, tokens.ownAvatar, { ...servicePorts, library: tokens.uploadLibrary }, (given) =>
    simulatedPort(ownAvatarApi, given, async () => {
      return (await import('../simulated-accounts')).ownAvatarOfSimulation(given, given.library);
    }),
  );
  bindFactory(options, tokens.personalData, servicePorts, (given) =>
    fetchedPersonalData(async () => {
      const { personalDataApi } = await import('../../../core/privacy/personal-data.api');
      return simulatedPort(personalDataApi, given, async () => {
        return (await import('../simulated-personal-data')).personalDataOfSimulation(given);
      });
    }),
  );
  bindSimulatedPort(options, tokens.auditLog, auditApi, async () => {
    return (await import('../simulated-audit')).auditOfSimulation;
  });
});
