import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import { LANGUAGES } from '../shared/text/language';
import { type Receipt, receiptSchema } from './receipt';
import type { DonorYear, KeptReceipt } from './receipt-query';
import { donorYearSchema, receiptMailingsSchema, receiptRunSchema } from './receipt-run';
import type { ReceiptsInput as Input } from './receipts.inputs';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema: v.GenericSchema<unknown, Receipt> = receiptSchema;
const all: v.GenericSchema<unknown, readonly Receipt[]> = v.array(receiptSchema);
const keptReceipt: v.GenericSchema<unknown, KeptReceipt> = v.object({
  ...receiptSchema.entries,
  leftOut: count,
});
const donor: v.GenericSchema<unknown, DonorYear> = donorYearSchema;

const right = 'receipt.list';
const sending = 'receipt.send-letters';

/** What can be asked of receipts, by those who keep the gift book. */
export const receiptsApi = {
  area: 'receipts',
  calls: {
    /** The latest number first. */
    list: query<Input['list']>()(right, pageSchema(keptReceipt), READ_FAILURES),
    read: query<Input['read']>()(right, keptReceipt, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
    /** Who gave in a year, by name. */
    donors: query<Input['donors']>()(right, pageSchema(donor), READ_FAILURES),
    /** When a receipt was sent, the latest first, and whether mail is sent at all. */
    mailings: query<Input['read']>()(right, receiptMailingsSchema, READ_FAILURES, IN_ADDRESS),
    /** How far the statement run of a year is; null before somebody has started it. */
    run: query<Input['run']>()(right, v.nullable(receiptRunSchema), READ_FAILURES, IN_ADDRESS),
    /** The language that a receipt gets unless another one is chosen; 'not-found' where it could not be issued now. */
    languageOf: query<Input['languageOf']>()('receipt.issue', v.picklist(LANGUAGES), [
      ...READ_FAILURES,
      'not-found',
    ]),
    /**
     * Issues a receipt with the next number of its year. The caller chooses the id: asked again with it, this answers what
     * is there. 'conflict' where a receipt of the kind holds for one of the gifts already; 'validation' with the field
     * 'legalName' where nobody entered the legal name, with 'gift' where the money did not come or all of it went back.
     */
    issue: command<Input['issue']>()('receipt.issue', schema, WRITE_FAILURES),
    /** Voids a receipt for a reason in one sentence; 'conflict' where it was voided before. */
    void: command<Input['void']>()('receipt.void', schema, WRITE_FAILURES),
    /** Voids a receipt and issues one with `newId` in its place, from what the gifts are now; answers the new one. */
    replace: command<Input['replace']>()('receipt.replace', schema, WRITE_FAILURES),
    /** Sends a receipt that holds to the donor's address, once more where it was sent before. */
    send: command<Input['read']>()('receipt.send', receiptMailingsSchema, WRITE_FAILURES),
    /**
     * Starts the statement run of a year, continues it after a stop, or takes in who gave since: each donor of the year gets
     * one statement, and one mail where there is an address. StatementLetters writes them.
     */
    startRun: command<Input['run']>()(sending, receiptRunSchema, WRITE_FAILURES),
    stopRun: command<Input['run']>()(sending, receiptRunSchema, WRITE_FAILURES),
  },
} as const;

/** The receipts of the foundation, as those see them who keep the gift book. */
export interface ReceiptBook extends PortOf<typeof receiptsApi> {}

const own = 'receipt.list-own';

/** What people can ask of their own receipts; nobody else's are answered. */
export const ownReceiptsApi = {
  area: 'own-receipts',
  calls: {
    /** All of them, the latest number first; voided ones say what holds in their place. */
    list: query()(own, all, READ_FAILURES),
    /** 'not-found' also for somebody else's. */
    read: query<Input['read']>()(own, schema, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
  },
} as const;

/** The receipts of the signed-in person. */
export interface OwnReceipts extends PortOf<typeof ownReceiptsApi> {}
