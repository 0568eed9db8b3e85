import { isEmailAddress } from '../../shared/text/email-address';
import { isStorable } from '../../shared/text/storable-text';
import { LINE } from '../../shared/text/text-schema';
import { type CalendarDate, calendarDateAt, isCalendarDate } from '../../shared/time/calendar';
import { DONOR_FIELDS, donorFrom, type Gift, type GiftMethod } from '../gift';
import { parseCents } from '../money-text';

/** What a provider's file may say of a gift, in the order in which people are asked for the columns. */
export const FILE_FIELDS = [
  'externalId',
  'receivedOn',
  'cents',
  ...DONOR_FIELDS,
  'method',
  'campaign',
  'plan',
  'status',
  'note',
] as const;

/** What no gift can be without. */
export const REQUIRED_FIELDS: readonly FileField[] = ['externalId', 'receivedOn', 'cents', 'name'];

/** Something that a file says of a gift. */
export type FileField = (typeof FILE_FIELDS)[number];

/** A table that was read from a file of separated values. */
export interface FileTable {
  readonly columns: readonly string[];
  /** Each row with the line of the file that it begins in; the first line is 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** In which column, counted from 0, each field stands; null where the file does not have it. */
export type ColumnChoice = Readonly<Record<FileField, number | null>>;

/** A gift as a provider's file has it. */
export interface ImportRow
  extends Pick<Gift, 'donor' | 'cents' | 'receivedOn' | 'method' | 'campaignId' | 'note'> {
  readonly externalId: string;
  /** The provider's own id of the plan that it is a payment of. */
  readonly planId: string | null;
}

/** One thing that is wrong with a line of a file. */
export interface LineFault {
  readonly line: number;
  readonly field: FileField;
  readonly fault:
    | 'missing'
    | 'invalid'
    | 'negative'
    | 'too-much'
    | 'future'
    | 'duplicate'
    | 'too-long'
    | 'unstorable';
  /** What stands there, shortened. */
  readonly text: string;
  /** The line that has the same transaction ID with another gift; null for any other fault. */
  readonly earlierLine: number | null;
}

/** A file as it was understood. */
export interface GiftFile {
  readonly rows: readonly (ImportRow & { readonly line: number })[];
  readonly faults: readonly LineFault[];
  /** Lines whose money is not there by the file's own words, such as failed payments. */
  readonly leftOut: readonly { readonly line: number; readonly status: string }[];
  /** Lines that say word for word what an earlier line says: they are one gift. */
  readonly repeated: readonly { readonly line: number; readonly earlierLine: number }[];
  /** Campaign names that do not exist here; gifts to them count for no campaign. */
  readonly unknownCampaigns: readonly string[];
}

/** Names that providers give to the columns, in lower case with letters and digits only. */
const KNOWN_NAMES: Readonly<Record<FileField, readonly string[]>> = {
  externalId: [
    'transactionid',
    'donationid',
    'paymentid',
    'giftid',
    'externalid',
    'id',
    'reference',
    'receiptnumber',
  ],
  receivedOn: [
    'date',
    'donationdate',
    'paymentdate',
    'transactiondate',
    'receivedon',
    'datereceived',
    'created',
  ],
  cents: ['amount', 'donationamount', 'giftamount', 'total', 'totalamount', 'amountusd', 'grossamount'],
  name: ['name', 'donorname', 'donor', 'fullname', 'supportername', 'supporter'],
  email: ['email', 'donoremail', 'emailaddress', 'supporteremail'],
  phone: ['phone', 'donorphone', 'phonenumber'],
  address: ['address', 'donoraddress', 'mailingaddress', 'streetaddress'],
  method: ['method', 'paymentmethod', 'paymenttype', 'type'],
  campaign: ['campaign', 'campaignname', 'fund', 'form', 'designation'],
  plan: ['recurringplanid', 'recurringdonationid', 'recurringid', 'subscriptionid', 'planid', 'subscription'],
  status: ['status', 'paymentstatus', 'state'],
  note: ['note', 'notes', 'comment', 'message', 'donorcomment'],
};

const THERE = [
  '',
  'succeeded',
  'success',
  'successful',
  'paid',
  'complete',
  'completed',
  'settled',
  'received',
];

/** Finds the columns by the names that providers use. */
export function guessColumns(columns: readonly string[]): ColumnChoice {
  const plain = columns.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const find = (field: FileField) => {
    const known = KNOWN_NAMES[field].find((name) => plain.includes(name));
    return known === undefined ? null : plain.indexOf(known);
  };
  return Object.fromEntries(FILE_FIELDS.map((field) => [field, find(field)])) as ColumnChoice;
}

/** What the lines are checked against. */
interface Surroundings {
  readonly today: CalendarDate;
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
}

/** Reads gifts line by line. A file with one fault is not to be imported, not even in part. */
export function readGiftFile(
  { rows }: FileTable,
  choice: ColumnChoice,
  { today, campaigns }: Surroundings,
): GiftFile {
  const faults: LineFault[] = [];
  const found: GiftFile['rows'][number][] = [];
  const leftOut: GiftFile['leftOut'][number][] = [];
  const unknownCampaigns = new Set<string>();
  const campaignIds = new Map(campaigns.map(({ id, title }) => [title.trim().toLowerCase(), id]));
  const repeated: GiftFile['repeated'][number][] = [];
  const seen = new Map<string, { readonly line: number; readonly whole: string }>();

  for (const { line, cells } of rows) {
    const cell = (field: FileField) => (choice[field] === null ? '' : (cells[choice[field]] ?? '').trim());
    const before = faults.length;
    const wrong = (field: FileField, fault: LineFault['fault'], earlierLine: number | null = null) =>
      faults.push({ line, field, fault, text: cell(field).slice(0, 60), earlierLine });
    const status = cell('status');
    if (!THERE.includes(status.toLowerCase())) {
      leftOut.push({ line, status });
      continue;
    }
    for (const field of FILE_FIELDS) {
      if (cell(field).length > LINE) wrong(field, 'too-long');
      else if (!isStorable(cell(field))) wrong(field, 'unstorable');
    }
    for (const field of ['externalId', 'name'] as const) if (cell(field) === '') wrong(field, 'missing');
    const cents = parseCents(cell('cents'));
    if (typeof cents === 'string') wrong('cents', cents);
    const receivedOn = parseDay(cell('receivedOn'));
    if (receivedOn === null) wrong('receivedOn', cell('receivedOn') === '' ? 'missing' : 'invalid');
    else if (receivedOn > today) wrong('receivedOn', 'future');
    if (cell('email') !== '' && !isEmailAddress(cell('email'))) wrong('email', 'invalid');
    // A row that occurs twice, word for word, is one gift; two different rows with the same number are a mistake.
    const [first, whole] = [seen.get(cell('externalId')), cells.join('\u0001')];
    if (first && first.whole !== whole) wrong('externalId', 'duplicate', first.line);
    if (!first && cell('externalId') !== '') seen.set(cell('externalId'), { line, whole });
    if (faults.length > before || typeof cents === 'string' || receivedOn === null) continue;
    if (first) {
      repeated.push({ line, earlierLine: first.line });
      continue;
    }
    const campaign = cell('campaign');
    const campaignId = campaignIds.get(campaign.toLowerCase()) ?? null;
    if (campaign !== '' && campaignId === null) unknownCampaigns.add(campaign);
    found.push({
      line,
      externalId: cell('externalId'),
      donor: donorFrom(cell),
      cents,
      receivedOn,
      method: methodOf(cell('method')),
      campaignId,
      planId: cell('plan') || null,
      note: cell('note'),
    });
  }
  return { rows: found, faults, leftOut, repeated, unknownCampaigns: [...unknownCampaigns] };
}

/** What a provider takes is paid by card unless its file says otherwise. */
function methodOf(text: string): GiftMethod {
  const word = text.toLowerCase();
  if (word.includes('check') || word.includes('cheque')) return 'check';
  if (word.includes('cash') && !word.includes('cashapp') && !word.includes('cash app')) return 'cash';
  if (/\b(?:ach|bank|transfer|wire)\b/.test(word)) return 'transfer';
  return word === '' || /card|credit|debit|visa|master|amex|apple|google|paypal/.test(word)
    ? 'card'
    : 'other';
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;

/**
 * The day that a text of a file stands for, or null: '2026-12-31', '12/31/2026', either with a time, or an instant with
 * its zone, which is the day that it was in Las Vegas: '2027-01-01T07:59:00Z' is December 31, 2026.
 */
export function parseDay(text: string): CalendarDate | null {
  const trimmed = text.trim();
  if (INSTANT.test(trimmed)) {
    const ms = Date.parse(
      trimmed
        .replace(' ', 'T')
        .replace(/\s?UTC$/, 'Z')
        .replace(/\s/g, ''),
    );
    return Number.isNaN(ms) ? null : calendarDateAt(ms);
  }
  const [, iso] = ISO.exec(trimmed) ?? [];
  if (iso !== undefined) return isCalendarDate(iso) ? iso : null;
  const [, month = '', day = '', year] = AMERICAN.exec(trimmed) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
