import type { Settings } from '../../core/settings/settings';

/** What the form holds: texts as typed, the addresses one a line. */
export type SettingsFormValues = { readonly [Field in keyof Settings]: string };

/** A field of the form. */
export type SettingsField = keyof Settings;

/** The fields in their order. */
export const SETTINGS_FIELDS = [
  'legalName',
  'ein',
  'signatory',
  'replyTo',
  'toldOfMessages',
  'toldOfPickups',
  'keepMessagesDays',
] as const satisfies readonly SettingsField[];

/** What the form shows of the settings. */
export function toFormValues(settings: Settings): SettingsFormValues {
  return {
    ...settings,
    toldOfMessages: settings.toldOfMessages.join('\n'),
    toldOfPickups: settings.toldOfPickups.join('\n'),
    keepMessagesDays: String(settings.keepMessagesDays),
  };
}

/** The settings that the values stand for; what is no number of days becomes NaN, for the use case to refuse. */
export function toSettings(values: SettingsFormValues): Settings {
  const days = values.keepMessagesDays.trim().replace(',', '');
  return {
    ...values,
    toldOfMessages: addressesIn(values.toldOfMessages),
    toldOfPickups: addressesIn(values.toldOfPickups),
    keepMessagesDays: /^\d+$/.test(days) ? Number(days) : Number.NaN,
  };
}

function addressesIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}
