import { computed, makeObservable } from 'mobx';
import { SECOND_STEPS } from '../../core/access/second-step';
import type { FailureIn } from '../../core/api/api';
import { GIFTS_ARE } from '../../core/settings/public-settings.schema';
import {
  FIRST_SETTINGS,
  findPolicyFaults,
  findSettingsFaults,
  type KeptSettings,
  type MissingSetting,
  missingSettings,
  type Settings,
} from '../../core/settings/settings';
import type { SettingsStore } from '../../core/settings/settings.api';
import { calendarDateAt } from '../../core/shared/time/calendar';
import type { Needs, Ports } from '../app/ports';
import { RecordFormViewModel } from '../shared/conflict/record-form.view-model';
import { Fetched } from '../shared/fetched/fetched';
import { submitForm } from '../shared/form/form-state';
import { settingsTexts as texts } from './settings.texts';

/** The form of the foundation's settings. */
export class SettingsViewModel extends RecordFormViewModel<KeptSettings, SettingsFormValues> {
  /** The settings that are kept. */
  readonly settings: Fetched<KeptSettings, FailureIn<SettingsStore['read']>['code']>;

  constructor(
    private readonly ports: Needs<{ toasts: 'show' | 'clear'; session: 'user' | 'restore'; clock: 'now' }> &
      Pick<Ports, 'settingsStore'>,
  ) {
    super(null, ports.toasts, () => texts.keptTheirs);
    this.settings = new Fetched({ ask: () => ports.settingsStore.read(), first: null });
    makeObservable(this, { missing: computed });
  }

  start(): () => void {
    return this.settings.start();
  }

  protected override get basis(): KeptSettings | null {
    return this.settings.value;
  }

  protected override set basis(stored: KeptSettings | null) {
    if (stored) this.settings.ready(stored);
  }

  /** What is missing of the settings that are kept. */
  get missing(): readonly MissingSetting[] {
    const stored = this.settings.value;
    return stored ? missingSettings(stored.settings) : [];
  }

  /** The settings that are kept, as the form shows them. */
  get keptValues(): SettingsFormValues {
    const stored = this.settings.value;
    if (!stored) throw new Error('There are no settings to show.');
    return toFormValues(stored.settings);
  }

  /** Saves the form, and answers whether it was saved. On a conflict, the person decides. */
  submit(values: SettingsFormValues): Promise<boolean> {
    const storedSettings = this.settings.value?.settings ?? FIRST_SETTINGS;
    const settings = toSettings(values);
    const today = calendarDateAt(this.ports.clock.now());
    const hasFactor = this.ports.session.user?.standing?.hasFactor === true;
    return submitForm(this.form, this.ports.toasts, {
      faults: [
        ...findSettingsFaults(settings),
        ...findPolicyFaults(storedSettings, settings, { today, hasFactor }),
      ],
      execute: () => this.save(values),
      explain: ({ field, fault }) => ({
        field,
        message: (texts.faults[field] as Readonly<Record<string, string>>)[fault] ?? '',
      }),
      done: () => texts.saved,
      failed: ({ code }) =>
        code === 'conflict' ? undefined : { title: texts.error, description: texts.saveFailed[code] },
    });
  }

  private async save(mine: SettingsFormValues) {
    const saved = await this.keep({
      mine,
      change: ({ base }) => this.ports.settingsStore.save({ ...toSettings(mine), base }),
      read: () => this.ports.settingsStore.read(),
      valuesOf: ({ settings }: KeptSettings) => toFormValues(settings),
    });
    if (saved.ok) {
      const { secondStep } = this.settings.value?.settings ?? FIRST_SETTINGS;
      this.basis = saved.value;
      // What this session opens may be different now.
      if (secondStep !== saved.value.settings.secondStep) void this.ports.session.restore();
    }
    return saved;
  }
}

/** What the form holds: texts as typed, the addresses one a line, and whether a switch is on. */
export type SettingsFormValues = {
  readonly [Field in keyof Settings]: Settings[Field] extends boolean ? boolean : string;
};

/** What the form shows of the settings. */
function toFormValues(settings: Settings): SettingsFormValues {
  return {
    ...settings,
    toldOfMessages: settings.toldOfMessages.join('\n'),
    toldOfPickups: settings.toldOfPickups.join('\n'),
    keepMessagesDays: String(settings.keepMessagesDays),
    keepApplicationsDays: String(settings.keepApplicationsDays),
  };
}

/** The settings that the values stand for; what is no number of days becomes NaN, for the use case to refuse. */
function toSettings(values: SettingsFormValues): Settings {
  return {
    ...values,
    toldOfMessages: addressesIn(values.toldOfMessages),
    toldOfPickups: addressesIn(values.toldOfPickups),
    keepMessagesDays: daysIn(values.keepMessagesDays),
    keepApplicationsDays: daysIn(values.keepApplicationsDays),
    giftsAre: GIFTS_ARE.find((choice) => choice === values.giftsAre) ?? FIRST_SETTINGS.giftsAre,
    secondStep: SECOND_STEPS.find((choice) => choice === values.secondStep) ?? 'off',
  };
}

function daysIn(text: string): number {
  const days = text.trim().replace(',', '');
  return /^\d+$/.test(days) ? Number(days) : Number.NaN;
}

function addressesIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}
