import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, NOTE, textSchema } from '../shared/text/text-schema';
import { FIRST_YEAR, LAST_YEAR } from '../shared/time/calendar';
import type { ReceiptAsk } from './issue-receipt';
import { RECEIPT_KINDS, RECEIPT_STATES } from './receipt';

const year = v.pipe(v.number(), v.safeInteger(), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR));
const page = pageFields(1_000);

/** Null and an empty text leave nothing out. */
const list = v.strictObject({
  year: v.nullable(year),
  kind: v.nullable(v.picklist(RECEIPT_KINDS)),
  state: v.nullable(v.picklist(RECEIPT_STATES)),
  /** Each word of it begins a word of the donor's name or email address, or of the number. */
  search: textSchema(LINE),
  /** Only those of donors without an email address, which go out on paper. */
  isPaper: v.boolean(),
  ...page,
});

/** Each word of `search` begins a word of the donor's name or email address. */
const donors = v.strictObject({ year, search: textSchema(LINE), ...page });

/** A key contains a name and an address, and both may be long. */
const ask: v.GenericSchema<unknown, ReceiptAsk> = v.variant('kind', [
  v.strictObject({ kind: v.literal('single'), giftId: idSchema }),
  v.strictObject({ kind: v.literal('statement'), donorKey: textSchema(NOTE), year }),
]);

const schema = v.strictObject({ id: idSchema });
const ofYear = v.strictObject({ year });

/** What the calls of `receiptsApi` take. findReasonFaults says whether a reason makes sense. */
export const receiptsInputs = {
  list,
  donors,
  read: schema,
  mailings: schema,
  send: schema,
  run: ofYear,
  startRun: ofYear,
  stopRun: ofYear,
  languageOf: v.strictObject({ ask }),
  /** That of the donor where no language is given. */
  issue: v.strictObject({ id: chosenIdSchema, ask, language: v.exactOptional(v.picklist(LANGUAGES)) }),
  void: v.strictObject({ id: idSchema, reason: lineSchema(LINE) }),
  replace: v.strictObject({ id: idSchema, newId: chosenIdSchema, reason: lineSchema(LINE) }),
};

/** What the calls of `ownReceiptsApi` take. */
export const ownReceiptsInputs = { read: schema };

/** What each call of `receiptsApi` takes. */
export type ReceiptsInput = InputTypes<typeof receiptsInputs>;
/** Which receipts are asked for. */
export type ReceiptQuery = ReceiptsInput['list'];
/** Which donors of a year are asked for. */
export type DonorYearQuery = ReceiptsInput['donors'];
