import * as v from 'valibot';
import { NO_SECOND_STEP, SECOND_STEPS } from '../access/second-step';
import { fewSchema } from '../shared/forms/few-schema';
import { LINE, lineSchema } from '../shared/text/text-schema';
import { publicSettingsEntries } from './public-settings.schema';

const line = lineSchema(LINE);
/** More addresses than anybody has; findSettingsFaults says how many may be told. */
const addresses: v.GenericSchema<unknown, readonly string[]> = fewSchema(line);

/** What an admin decides about the foundation's work. An empty text is not known yet. */
export const settingsEntries = {
  ...publicSettingsEntries,
  /** Who signs receipts, with their title. */
  signatory: line,
  /** Whether the site sends a receipt for each gift by itself. Stored settings may not say it yet. */
  sendReceipts: v.optional(v.boolean(), false),
  /** Where answers to the foundation's mails go. */
  replyTo: line,
  /** The addresses that get a mail when a message or a pickup request has come in. */
  toldOfMessages: addresses,
  toldOfPickups: addresses,
  /** Whom the foundation asks for a second step at sign-in, and from which day in Las Vegas on; empty with 'off'. Stored settings may not say it yet. */
  secondStep: v.optional(v.picklist(SECOND_STEPS), NO_SECOND_STEP.secondStep),
  secondStepFrom: v.optional(line, NO_SECOND_STEP.secondStepFrom),
};

/** Settings as they are stored. */
export const settingsSchema = v.object(settingsEntries);

/** The settings with what a later save needs in order to notice that somebody else saved meanwhile. */
export const keptSettingsSchema = v.object({
  settings: v.pipe(settingsSchema, v.readonly()),
  /** Opaque; compared for equality only. */
  revision: v.string(),
  /** Since when receipts are sent by themselves, in ms; null while they are not. Stored settings may not say it yet. */
  receiptsSince: v.optional(v.nullable(v.number()), null),
});
