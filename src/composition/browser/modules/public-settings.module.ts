import { ContainerModule } from 'inversify';
import { storedPublicSettings } from '../../../adapters/local-storage/stored-public-settings';
import { publicSettingsApi } from '../../../core/settings/public-settings.api';
import { settingsOfPage } from '../../prerendering/settings-of-page';
import { bindPublicSettings } from '../../shared/bind-public-settings';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { writtenNotice } from '../../shared/written-notice';
import { bindOpenPort } from '../open-port';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the public pages know from who asks for gifts: this browser's own settings, the page itself, or what is asked. */
export const publicSettingsModule = new ContainerModule((options) => {
  const { publicSettings, shownSettings, writtenNotice: written } = tokens;
  bindFactory(options, written, {}, writtenNotice);
  bindFactory(
    options,
    shownSettings,
    {},
    () => (SIMULATED ? storedPublicSettings(() => window.localStorage) : null) ?? settingsOfPage(document),
  );
  bindOpenPort(
    options,
    publicSettings,
    publicSettingsApi,
    SIMULATED
      ? async (ports) =>
          (await import('../../simulation/simulated-settings')).publicSettingsOfSimulation(ports)
      : null,
  );
  bindPublicSettings(options);
});
