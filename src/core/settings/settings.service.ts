import { needsStepUp } from '../access/second-step';
import type { ConfirmingActor } from '../audit/audit-entry';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { calendarDateAt } from '../shared/time/calendar';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import {
  changedSettings,
  findPolicyFaults,
  findSettingsFaults,
  type KeptSettings,
  needsConfirmation,
  receiptsSince,
  tidySettings,
} from './settings';
import type { SettingsStore } from './settings.api';
import type { SettingsRepository } from './settings.repository.port';

/** Decides about the settings, for `actor`. */
export class SettingsService implements SettingsStore {
  constructor(
    private readonly unit: UnitOfWork<{ readonly settings: SettingsRepository }>,
    private readonly actor: ConfirmingActor,
  ) {}

  read: SettingsStore['read'] = () => this.unit.read(async ({ settings }) => ok(await settings.find()));

  save: SettingsStore['save'] = async ({ base, ...typed }) => {
    const faults = findSettingsFaults(typed);
    if (faults.length > 0) return fail(invalidFields(faults));
    const saved = tidySettings(typed);
    return this.unit.write(async ({ settings }, unit): ReturnType<SettingsStore['save']> => {
      const changed = await changeFrom(
        settings,
        { id: 'settings', base },
        (stored): Result<KeptSettings, FailureOf<'step-up' | 'validation'>> => {
          const today = calendarDateAt(unit.now());
          const hasFactor = this.actor.standing?.hasFactor === true;
          const refused = findPolicyFaults(stored.settings, saved, { today, hasFactor });
          if (refused.length > 0) return fail(invalidFields(refused));
          return needsConfirmation(stored.settings, saved) && needsStepUp(this.actor.standing)
            ? fail({ code: 'step-up' })
            : ok({ ...stored, settings: saved, receiptsSince: receiptsSince(stored, saved, unit.now()) });
        },
        unit,
      );
      if (!changed.ok) {
        const { failure } = changed;
        // There are always settings; what may differ is their revision.
        return failure.code === 'not-found' ? fail({ code: 'conflict' }) : fail(failure);
      }
      const { before, after } = changed.value;
      const fields = changedSettings(before.settings, saved).join(' ');
      unit.publishChange('settings');
      unit.audit(this.actor, 'settings.save', { id: 'settings', name: '' }, { fields });
      return ok(after);
    });
  };
}
