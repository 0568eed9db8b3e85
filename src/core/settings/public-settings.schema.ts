import * as v from 'valibot';
import { LINE, lineSchema } from '../shared/text/text-schema';

const line = lineSchema(LINE);

/** What the foundation says of gifts: that they may be tax-deductible, or that they are not. */
export const GIFTS_ARE = ['deductible', 'not-deductible'] as const;

/** What everybody may read of the settings. An empty text is not known yet; stored settings may not say what is optional. */
export const publicSettingsEntries = {
  /** The foundation's registered name; printed on receipts. */
  legalName: line,
  /** The employer identification number, as '12-3456789'. */
  ein: line,
  /** The state of formation, the purpose, and the note that a state requires beside requests for gifts. */
  formationState: v.optional(line, ''),
  purpose: v.optional(line, ''),
  registrationNote: v.optional(line, ''),
  giftsAre: v.optional(v.picklist(GIFTS_ARE), 'deductible'),
  /** Messages older than this many days are deleted: from 30 to 3,650, as findSettingsFaults says. */
  keepMessagesDays: v.number(),
  /** So many days after an application has ended its words are deleted: the same bounds. */
  keepApplicationsDays: v.optional(v.number(), 365),
};

/** Only these: what else settings hold is left out. */
export const publicSettingsSchema = v.object(publicSettingsEntries);
