import type { AuditEntry } from '../audit/audit-entry';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { changedSettings, findSettingsFaults, tidySettings } from './settings';
import type { SettingsStore } from './settings.api';
import type { SettingsRepository } from './settings.repository.port';

/** Decides about the settings, for `actor`. */
export class SettingsService implements SettingsStore {
  constructor(
    private readonly unit: UnitOfWork<{ readonly settings: SettingsRepository }>,
    private readonly actor: AuditEntry['actor'],
  ) {}

  read: SettingsStore['read'] = () => this.unit.read(async ({ settings }) => ok(await settings.find()));

  save: SettingsStore['save'] = async ({ base, ...typed }) => {
    const faults = findSettingsFaults(typed);
    if (faults.length > 0) return fail(invalidFields(faults));
    const saved = tidySettings(typed);
    return this.unit.write(async ({ settings }, unit) => {
      const changed = await changeFrom(
        settings,
        { id: 'settings', base },
        (kept) => ok({ ...kept, settings: saved }),
        unit,
      );
      // There are always settings; what may differ is their revision.
      if (!changed.ok) return fail({ code: 'conflict' });
      const { before, after } = changed.value;
      const fields = changedSettings(before.settings, saved).join(' ');
      unit.audit(this.actor, 'settings.save', { id: 'settings', name: '' }, { fields });
      return ok(after);
    });
  };
}
