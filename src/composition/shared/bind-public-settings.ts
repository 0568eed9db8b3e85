import type { ContainerModuleLoadOptions } from 'inversify';
import { PublicSettingsViewModel } from '../../ui/shared/about-foundation/public-settings.view-model';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** What all parts of a public page know of the settings: they share it, so that it is asked once at most. */
export function bindPublicSettings(options: ContainerModuleLoadOptions): void {
  const { publicSettings, shownSettings, writtenNotice } = tokens;
  bindFactory(
    options,
    PublicSettingsViewModel,
    { publicSettings, shownSettings, writtenNotice },
    (ports) => new PublicSettingsViewModel(ports),
  );
}
