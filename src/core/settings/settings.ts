import type * as v from 'valibot';
import { NO_SECOND_STEP, type SecondStepPolicy } from '../access/second-step';
import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { isEmailAddress } from '../shared/text/email-address';
import { type CalendarDate, isCalendarDate } from '../shared/time/calendar';
import type { keptSettingsSchema, settingsSchema } from './settings.schema';

/** What an admin decides about the foundation's work. An empty text is not known yet. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

/** What the settings name people for who are mailed. */
export type StaffNews = 'toldOfMessages' | 'toldOfPickups';

/** The settings with their revision. */
export type KeptSettings = Readonly<v.InferOutput<typeof keptSettingsSchema>>;

/** What holds before anybody has decided anything. */
export const FIRST_SETTINGS: Settings = {
  legalName: '',
  ein: '',
  formationState: '',
  purpose: '',
  registrationNote: '',
  giftsAre: 'deductible',
  signatory: '',
  sendReceipts: false,
  replyTo: '',
  toldOfMessages: [],
  toldOfPickups: [],
  keepMessagesDays: 730,
  keepApplicationsDays: 365,
  ...NO_SECOND_STEP,
};

/** The revision of settings that nobody has saved yet. */
export const FIRST_REVISION = 'first';

/** Messages and applications are kept at least and at most for so many days. */
export const KEEP_DAYS = { least: 30, most: 3650 };
/** So many addresses may be told of one thing. */
export const MOST_TOLD = 10;

/** The longest of the texts beside requests for gifts, in UTF-16 units. */
export const LONGEST_OF_SETTINGS = { formationState: 60, purpose: 200, registrationNote: 300 } as const;

const NEEDED = [
  'legalName',
  'ein',
  'formationState',
  'purpose',
  'signatory',
  'replyTo',
  'toldOfMessages',
  'toldOfPickups',
] as const;
/** The notice beside gifts names these. Without a legal name there is no notice, which is said already. */
const NEEDED_WITH_NAME: readonly string[] = ['formationState', 'purpose'];

/** Something that the foundation's work needs and nobody has entered. */
export type MissingSetting = (typeof NEEDED)[number];

/** What is missing, in the order of the form. */
export function missingSettings(settings: Settings): readonly MissingSetting[] {
  const hasName = settings.legalName !== '';
  return NEEDED.filter(
    (field) => settings[field].length === 0 && (hasName || !NEEDED_WITH_NAME.includes(field)),
  );
}

/** The settings without the address, in small letters, of a person who is erased; the same object if it isn't in them. */
export function settingsWithout(settings: Settings, email: string): Settings {
  const isOther = (address: string) => address.trim().toLowerCase() !== email;
  const { replyTo, toldOfMessages, toldOfPickups } = settings;
  if ([replyTo, ...toldOfMessages, ...toldOfPickups].every(isOther)) return settings;
  return {
    ...settings,
    replyTo: isOther(replyTo) ? replyTo : '',
    toldOfMessages: toldOfMessages.filter(isOther),
    toldOfPickups: toldOfPickups.filter(isOther),
  };
}

/** Since when receipts are sent by themselves once `saved` are the settings, in ms; null while they are not. */
export function receiptsSince(
  { settings, receiptsSince: since }: KeptSettings,
  saved: Settings,
  now: number,
): number | null {
  if (!saved.sendReceipts) return null;
  return settings.sendReceipts && since !== null ? since : now;
}

/** The fields in which two settings differ. */
export function changedSettings(before: Settings, after: Settings): readonly (keyof Settings)[] {
  return (Object.keys(FIRST_SETTINGS) as (keyof Settings)[]).filter(
    (field) => !isEqual(before[field], after[field]),
  );
}

/** Settings whose change needs a confirmation: the foundation's, those of receipts, and those of the sign-in. */
const CONFIRMED_SETTINGS: readonly (keyof Settings)[] = [
  'legalName',
  'ein',
  'formationState',
  'purpose',
  'registrationNote',
  'giftsAre',
  'signatory',
  'sendReceipts',
  'replyTo',
  'secondStep',
  'secondStepFrom',
];

/** Whether a change of the settings needs a confirmation. */
export function needsConfirmation(before: Settings, after: Settings): boolean {
  return changedSettings(before, after).some((field) => CONFIRMED_SETTINGS.includes(field));
}

/** An invalid EIN, address or list; a text or a list that is too long; or a period that is missing, too short or too long. */
export type SettingsFault =
  | FieldFault<'ein' | 'replyTo' | 'toldOfMessages' | 'toldOfPickups', 'malformed'>
  | FieldFault<keyof typeof LONGEST_OF_SETTINGS, 'too-long'>
  | FieldFault<'toldOfMessages' | 'toldOfPickups', 'too-many'>
  | FieldFault<'keepMessagesDays' | 'keepApplicationsDays', 'out-of-range'>
  | FieldFault<'secondStepFrom', 'malformed' | 'past'>
  | FieldFault<'secondStep', 'no-factor'>;

/** What is wrong with the settings, in the order of the form. Nothing in them has to be filled in. */
export function findSettingsFaults(settings: Settings): SettingsFault[] {
  const tidy = tidySettings(settings);
  const { ein, replyTo } = tidy;
  const faults: SettingsFault[] = [];
  if (ein !== '' && !/^\d{2}-\d{7}$/.test(ein)) faults.push({ field: 'ein', fault: 'malformed' });
  for (const field of fieldNames(LONGEST_OF_SETTINGS))
    if (tidy[field].length > LONGEST_OF_SETTINGS[field]) faults.push({ field, fault: 'too-long' });
  if (replyTo !== '' && !isEmailAddress(replyTo)) faults.push({ field: 'replyTo', fault: 'malformed' });
  for (const field of ['toldOfMessages', 'toldOfPickups'] as const) {
    const addresses = tidy[field];
    if (!addresses.every(isEmailAddress)) faults.push({ field, fault: 'malformed' });
    else if (addresses.length > MOST_TOLD) faults.push({ field, fault: 'too-many' });
  }
  for (const field of ['keepMessagesDays', 'keepApplicationsDays'] as const) {
    const days = settings[field];
    if (!Number.isInteger(days) || days < KEEP_DAYS.least || days > KEEP_DAYS.most)
      faults.push({ field, fault: 'out-of-range' });
  }
  const { secondStep, secondStepFrom } = settings;
  if (secondStep !== 'off' && !isCalendarDate(secondStepFrom))
    faults.push({ field: 'secondStepFrom', fault: 'malformed' });
  return faults;
}

/** Who changes the settings, and when. */
export interface PolicyChange {
  /** Today in Las Vegas. */
  readonly today: CalendarDate;
  /** Whether the admin who changes them has a second step. */
  readonly hasFactor: boolean;
}

/**
 * What is wrong with a change of the second step: only an admin who has one asks others for it, and it begins today at the earliest.
 * What was decided before stays as it is.
 */
export function findPolicyFaults(
  before: SecondStepPolicy,
  after: SecondStepPolicy,
  { today, hasFactor }: PolicyChange,
): SettingsFault[] {
  const { secondStep, secondStepFrom } = after;
  if (secondStep === 'off') return [];
  const faults: SettingsFault[] = [];
  if (secondStep !== before.secondStep && !hasFactor)
    faults.push({ field: 'secondStep', fault: 'no-factor' });
  const isMoved = before.secondStep === 'off' || secondStepFrom !== before.secondStepFrom;
  if (isMoved && isCalendarDate(secondStepFrom) && secondStepFrom < today)
    faults.push({ field: 'secondStepFrom', fault: 'past' });
  return faults;
}

/** The settings without spaces around texts, without empty or repeated addresses, and the EIN with its hyphen. */
export function tidySettings(settings: Settings): Settings {
  return {
    ...settings,
    legalName: settings.legalName.trim(),
    ein: settings.ein.trim().replace(/^(\d{2})\s?(\d{7})$/, '$1-$2'),
    formationState: settings.formationState.trim(),
    purpose: settings.purpose.trim(),
    registrationNote: settings.registrationNote.trim(),
    signatory: settings.signatory.trim(),
    replyTo: settings.replyTo.trim(),
    toldOfMessages: tidyAddresses(settings.toldOfMessages),
    toldOfPickups: tidyAddresses(settings.toldOfPickups),
    secondStepFrom: settings.secondStep === 'off' ? '' : settings.secondStepFrom,
  };
}

function tidyAddresses(addresses: readonly string[]): readonly string[] {
  const trimmed = addresses.map((address) => address.trim()).filter((address) => address !== '');
  return trimmed.filter(
    (address, at) => trimmed.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === at,
  );
}
