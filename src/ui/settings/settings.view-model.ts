import { action, computed, makeObservable, observableRef } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import {
  findSettingsFaults,
  type KeptSettings,
  type MissingSetting,
  missingSettings,
} from '../../core/settings/settings';
import type { SettingsStore } from '../../core/settings/settings.api';
import { attempt } from '../../core/shared/attempt';
import type { VersionChoice } from '../../core/shared/forms/two-versions';
import type { Logger } from '../../core/shared/logger.port';
import { fail, type Result } from '../../core/shared/result';
import { FormState } from '../shared/form/form-state';
import { submitForm } from '../shared/form/submit-form';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { settingsTexts as texts } from './settings.texts';
import {
  type ConflictingSetting,
  conflictingSettings,
  type SettingsField,
  type SettingsFormValues,
  toFormValues,
  toSettings,
} from './settings-form-values';

/** The settings on their way, there, or out of reach. */
export type SettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly kept: KeptSettings }
  | { readonly status: 'failed'; readonly failure: FailureIn<SettingsStore['read']>['code'] };

/** The settings that somebody else saved in the meantime, together with the form. */
export interface SettingsConflict {
  readonly kept: KeptSettings;
  readonly mine: SettingsFormValues;
  readonly fields: readonly ConflictingSetting[];
}

/** The form of the foundation's settings. */
export class SettingsViewModel {
  readonly form = new FormState();
  state: SettingsState = { status: 'loading' };
  /** Null without a conflict. */
  conflict: SettingsConflict | null = null;

  constructor(
    private readonly store: SettingsStore,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set' | 'meet'>(this, {
      state: observableRef,
      conflict: observableRef,
      missing: computed,
      set: action,
      meet: action,
      postpone: action,
      resolve: action,
    });
  }

  start(): () => void {
    void this.load();
    return () => {};
  }

  /** What is missing of the settings that are kept. */
  get missing(): readonly MissingSetting[] {
    return this.state.status === 'ready' ? missingSettings(this.state.kept.settings) : [];
  }

  /** The settings that are kept, as the form shows them. */
  get keptValues(): SettingsFormValues {
    if (this.state.status !== 'ready') throw new Error('There are no settings to show.');
    return toFormValues(this.state.kept.settings);
  }

  async load(): Promise<void> {
    this.set({ status: 'loading' });
    const read = await attempt(() => this.store.read(), this.logger);
    this.set(
      read.ok ? { status: 'ready', kept: read.value } : { status: 'failed', failure: read.failure.code },
    );
  }

  /** Saves the form, and answers whether it was saved. On a conflict, the person decides. */
  submit(values: SettingsFormValues): Promise<boolean> {
    const settings = toSettings(values);
    return submitForm(this.form, this.toasts, {
      faults: findSettingsFaults(settings),
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

  /** Puts the decision off: the next try to save asks again. */
  postpone(): void {
    this.conflict = null;
  }

  /** Takes each field from the version chosen for it; answers what the form holds then, and whether that is to be saved. */
  resolve(choices: Partial<Record<SettingsField, VersionChoice>>): {
    readonly values: SettingsFormValues;
    readonly isToSave: boolean;
  } {
    const { conflict } = this;
    if (!conflict) throw new Error('There is no conflict to resolve.');
    const chosen = conflict.fields.filter(({ field }) => choices[field] === 'mine');
    this.state = { status: 'ready', kept: conflict.kept };
    this.conflict = null;
    if (chosen.length === 0) this.toasts.show(texts.keptTheirs);
    const own = Object.fromEntries(chosen.map(({ field, mine }) => [field, mine]));
    return {
      values: { ...toFormValues(conflict.kept.settings), ...own },
      isToSave: chosen.length > 0,
    };
  }

  private async save(
    mine: SettingsFormValues,
  ): Promise<Result<KeptSettings, FailureIn<SettingsStore['save']>>> {
    const { state } = this;
    if (state.status !== 'ready') throw new Error('There are no settings to change.');
    const { kept: basis } = state;
    const input = { ...toSettings(mine), base: basis.revision };
    const saved = await attempt(() => this.store.save(input), this.logger);
    if (saved.ok) {
      this.set({ status: 'ready', kept: saved.value });
      return saved;
    }
    const { failure } = saved;
    if (failure.code !== 'conflict') return fail(failure);
    const read = await attempt(() => this.store.read(), this.logger);
    if (!read.ok) return fail(read.failure);
    const theirs = toFormValues(read.value.settings);
    const fields = conflictingSettings({ base: toFormValues(basis.settings), mine, theirs });
    if (fields.length > 0) {
      this.meet({ kept: read.value, mine, fields });
      return fail({ code: 'conflict' });
    }
    // Nothing differs: an earlier try was saved, and only its answer got lost.
    this.set({ status: 'ready', kept: read.value });
    return read;
  }

  private set(state: SettingsState): void {
    this.state = state;
  }

  private meet(conflict: SettingsConflict): void {
    this.conflict = conflict;
  }
}
