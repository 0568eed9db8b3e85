import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { storedPublicSettings } from '../../../adapters/local-storage/stored-public-settings';
import { publicSettingsApi } from '../../../core/settings/public-settings.api';
import { settingsOfPage } from '../../prerendering/settings-of-page';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { writtenNotice } from '../../shared/written-notice';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the public pages know from who asks for gifts: this browser's own settings, the page itself, or what is asked. */
export const publicSettingsModule = new ContainerModule((options) => {
  const { clock, idSource: ids, publicSettings, shownSettings, writtenNotice: written } = tokens;
  bindFactory(options, written, {}, writtenNotice);
  bindFactory(
    options,
    shownSettings,
    {},
    () => (SIMULATED ? storedPublicSettings(() => window.localStorage) : null) ?? settingsOfPage(document),
  );
  if (SIMULATED)
    bindFactory(options, publicSettings, { clock, ids }, (ports) => ({
      public: async () => {
        const { publicSettingsOfSimulation } = await import('../../simulation/simulated-settings');
        return publicSettingsOfSimulation(ports).public();
      },
    }));
  else
    bindFactory(options, publicSettings, { calls: HttpCalls }, ({ calls }) => ({
      public: async (input, signal) => {
        const { httpPort } = await import('../../../adapters/http/http-port');
        // Everybody may ask: nobody has to sign in again.
        return httpPort(publicSettingsApi, calls, { keep: (call) => call() }).public(input, signal);
      },
    }));
});
