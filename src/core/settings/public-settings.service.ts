import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { publicSettings } from './public-settings';
import type { PublicSettingsSource } from './public-settings.api';
import type { SettingsRepository } from './settings.repository.port';

/** Tells everybody what is public of the settings. */
export class PublicSettingsService implements PublicSettingsSource {
  constructor(
    private readonly unit: Pick<UnitOfWork<{ readonly settings: Pick<SettingsRepository, 'find'> }>, 'read'>,
  ) {}

  public: PublicSettingsSource['public'] = () =>
    this.unit.read(async ({ settings }) => ok(publicSettings((await settings.find()).settings)));
}
