import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpCalls } from '../../adapters/http/http-calls';
import { httpPort } from '../../adapters/http/http-port';
import { simulatedPort } from '../../adapters/mock/simulated-port';
import type { PersonalData } from '../../core/privacy/privacy.api';
import { fail } from '../../core/shared/result';
import { ReauthenticationViewModel } from '../../ui/shared/session/reauthentication.view-model';
import { bindFactory } from '../shared/token';
import { tokens } from '../shared/tokens';
import { SERVICE_PORTS } from './bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const fetchApi = async () => (await import('../../core/privacy/privacy.api')).privacyApi;

/** Binds all data of one person. Its API, too, is fetched with the first call: hardly anybody exports or erases anything. */
export function bindPrivacy(options: ContainerModuleLoadOptions): void {
  if (SIMULATED)
    bindFactory(options, tokens.personalData, SERVICE_PORTS, (given) =>
      fetchedPersonalData(async () =>
        simulatedPort(await fetchApi(), given, async () => {
          return (await import('../simulation/simulated-privacy')).privacyOfSimulation(given);
        }),
      ),
    );
  else {
    const kept = { calls: HttpCalls, keeper: ReauthenticationViewModel };
    bindFactory(options, tokens.personalData, kept, ({ calls, keeper }) =>
      fetchedPersonalData(async () => httpPort(await fetchApi(), calls, keeper)),
    );
  }
}

/** Fetched before the call, since what is given out is written to the audit log. */
function fetchedPersonalData(load: () => Promise<PersonalData>): PersonalData {
  const fetched = () => load().catch(() => null);
  const unavailable = fail({ code: 'unavailable' });
  return {
    export: async (person) => (await fetched())?.export(person) ?? unavailable,
    erase: async (person) => (await fetched())?.erase(person) ?? unavailable,
    alike: async (record, signal) => (await fetched())?.alike(record, signal) ?? unavailable,
    exportRecord: async (record) => (await fetched())?.exportRecord(record) ?? unavailable,
    eraseRecords: async (records) => (await fetched())?.eraseRecords(records) ?? unavailable,
  };
}
