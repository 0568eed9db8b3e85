import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { LINE, lineSchema } from '../shared/text/text-schema';
import { settingsEntries } from './settings.schema';

/** What the calls of `settingsApi` take: `base` is the revision of the change. findSettingsFaults says whether settings can be kept. */
export const settingsInputs = { save: v.strictObject({ ...settingsEntries, base: lineSchema(LINE) }) };

/** New settings. */
export type SettingsSave = InputTypes<typeof settingsInputs>['save'];
