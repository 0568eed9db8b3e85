import { isEmailAddress, tidyEmail } from '../../shared/text/email-address';
import { isStorable } from '../../shared/text/storable-text';
import type { CalendarDate } from '../../shared/time/calendar';
import { donorFrom, type Gift, type GiftMethod, type GiftReceipt, RECEIPT_OWED } from '../gift';
import { parseCents } from '../money-text';
import { isNothing, otherCurrency, refundCents } from './file-amount';
import { type ColumnChoice, FILE_FIELDS, type FileField, headOf, longestOf } from './file-columns';
import { isSwappable, readDay, readTime, type WrittenTime } from './file-day';
import type { FileLine, FileTable } from './file-table';
import type { FileRow, GiftFile, LeftOut, LeftWhy, LineFault, LineRemark, Surroundings } from './gift-file';
import { isTotal, noGiftByNumber, noGiftOf, paymentState } from './payment-words';
import { dayInLasVegas, isLasVegas, LAS_VEGAS, UTC, type Zone } from './zones';

/** A refund that a line of its own says, of the payment `of`, which another line may be. */
export interface ReadRefund {
  readonly line: number;
  readonly of: string;
  readonly cents: number;
  readonly on: CalendarDate;
  readonly text: string;
}

/** What a line of a file was found to be; null where something is wrong with it. */
export type Reading =
  | {
      readonly gift: FileRow;
      /** All that the line holds. */
      readonly whole: string;
      /** What the file says where a part went back whose amount another line has; null where it says no such thing. */
      readonly partlyRefunded: string | null;
    }
  | { readonly left: LeftOut }
  | { readonly refund: ReadRefund }
  | null;

/** Longest text of a cell that is repeated to people. */
const SHOWN = 60;

/** Words that programs write for nothing. */
const NOTHING_SAID =
  /^(?:n\/?a|none|null|undefined|unknown|[-\u2013\u2014]+|not (?:shared|provided|available)(?: by donor)?)$/i;

/** Disputes that ended without the money going back. */
const KEPT = /^(?:won|warning[_ ]closed|none|no|false|n\/a)$/i;

/** Words of a payment for which the one who gave gets no receipt, as the whole words that files write. */
const GRANT = /\b(?:donor[ -]advised|daf|grant)\b/i;

/** What a file says of a gift for which no receipt is owed: most of these come from funds. */
const WITHOUT_RECEIPT: GiftReceipt = { receipt: 'none', noReceiptReason: 'fund' };

/** Reads the lines of a table one after the other. */
export function lineReader(
  { columns, rows }: FileTable,
  choice: ColumnChoice,
  { today, campaigns, zone: answer, takesConverted }: Surroundings,
) {
  const faults: LineFault[] = [];
  const zones = new Set<Zone>();
  const dayFirst: number[] = [];
  const swappable = new Map<number, string>();
  let [hasDaysOfZones, needsZone, convertible] = [false, false, 0];
  const heads = new Map(
    FILE_FIELDS.flatMap((field) => {
      const at = choice[field];
      return at === null ? [] : [[field, headOf(columns[at] ?? '')] as const];
    }),
  );
  const campaignIds = new Map(campaigns.map(({ id, title }) => [title.trim().toLowerCase(), id]));
  const unknownCampaigns = new Map<number, string>();
  const cellOf = (cells: FileLine['cells'], field: FileField) => {
    const at = choice[field];
    // One letter more than is allowed says that it is too long; the rest would only cost time.
    return at === null ? '' : (cells[at] ?? '').slice(0, longestOf(field) + 1);
  };
  const hasTimes = rows.some(({ cells }) => {
    const clock = clockOf((field) => cellOf(cells, field));
    return clock !== null && clock.time !== '00:00:00';
  });
  const positive = new Set(
    rows.flatMap(({ cells }) =>
      typeof parseCents(cellOf(cells, 'cents')) === 'number' ? [cellOf(cells, 'externalId')] : [],
    ),
  );

  function read({ line, cells }: FileLine): Reading {
    const cell = (field: FileField) => cellOf(cells, field);
    const before = faults.length;
    const wrong = (field: FileField, fault: LineFault['fault'], otherLine: number | null = null) =>
      faults.push({ line, field, fault, text: shown(cell(field)), otherLine });
    const left = (why: LeftWhy, text: string, refund: LeftOut['refund'] = null): Reading => ({
      left: { line, why, text: shown(text), ofLine: null, refund },
    });
    const isWrong = () => faults.length > before;
    const externalId = cell('externalId').replace(/\p{Cf}/gu, '');

    const first = cells.find((text) => text !== '') ?? '';
    const isBare = cell('receivedOn') === '' && (externalId === '' || externalId === first);
    if (isBare && isTotal(first)) return left('total', first);
    if (isBare && noGiftOf(first) === 'fee') return left('fee', first);
    const isAlone = cells.filter((text) => text !== '').length === 1;
    if ((externalId === '' || isAlone) && cell('receivedOn') === '' && cell('cents') === '')
      return left('blank', first);

    const state = paymentState(cell('status'));
    const kind = noGiftOf(cell('kind')) ?? noGiftByNumber(externalId);
    if (kind !== null && kind !== 'refund') return left(kind, cell('kind') || externalId);
    if (state === 'not-there') return left('status', cell('status'));
    if (state === 'disputed') return left('disputed', cell('status'));
    if (cell('dispute') !== '' && !KEPT.test(cell('dispute'))) return left('disputed', cell('dispute'));

    const amount = amountOf(cell);
    if (amount.isConvertible) convertible += 1;
    if (amount.foreign !== null && !amount.isConverted) return left('currency', amount.foreign);
    const cents = parseCents(amount.text);
    const isRefund = kind === 'refund' || (cents === 'negative' && refundedId(cell) !== '');
    if (isRefund) return readRefund(line, cell, amount.text, wrong, left);
    if (amount.text !== '' && isNothing(amount.text))
      return matchOf(cell) === '' ? left('nothing', amount.text) : left('match', matchOf(cell));

    for (const field of FILE_FIELDS) {
      if (cell(field).length > longestOf(field)) wrong(field, 'too-long');
      else if (!isStorable(cell(field))) wrong(field, 'unstorable');
    }
    if (externalId === '') wrong('externalId', 'missing');
    const without = cell('noReceipt').toLowerCase();
    if (!['', 'no', 'yes'].includes(without)) wrong('noReceipt', 'invalid');
    if (typeof cents === 'string') wrong('cents', cents);
    const received = dayOf('receivedOn', cell, wrong, line);
    if (received !== null && received.day > today) wrong('receivedOn', 'future');
    const donor = donorOf(cell);
    for (const field of ['name', 'address'] as const)
      if (donor.donor[field].length > longestOf(field) && cell(field).length <= longestOf(field))
        wrong(field, 'too-long');
    if (isWrong() || typeof cents === 'string' || received === null) return null;

    const back = refundOf(cell, cents, received.day, { state, refunded: amount.refunded, wrong, line });
    if (isWrong()) return null;
    if (back === 'all')
      return left('refunded', state === 'came' ? cell('refunded') : cell('status'), { externalId, cents });
    const campaign = cell('campaign');
    const campaignId = campaignIds.get(campaign.toLowerCase()) ?? null;
    if (campaign !== '' && campaignId === null) unknownCampaigns.set(line, campaign);
    const remarks: LineRemark[] = [...received.remarks, ...donor.remarks];
    if (amount.foreign !== null) remarks.push({ kind: 'converted', text: amount.foreign });
    if (back) remarks.push({ kind: 'refund', hasDay: cell('refundedOn') !== '', line: null });
    if (matchOf(cell) !== '') remarks.push({ kind: 'match', text: shown(matchOf(cell)) });
    if (without !== 'yes' && GRANT.test(cell('method')))
      remarks.push({ kind: 'grant', text: shown(cell('method')) });
    const gift: FileRow = {
      ...(without === 'yes' ? WITHOUT_RECEIPT : RECEIPT_OWED),
      line,
      externalId,
      donor: donor.donor,
      cents,
      receivedOn: received.day,
      refund: back,
      method: methodOf(cell('method')),
      campaignId,
      planId: cell('plan') || null,
      note: cell('note'),
      remarks,
    };
    const partlyRefunded = state === 'partly-refunded' && !back ? shown(cell('status')) : null;
    return { gift, whole: cells.join('\u0001'), partlyRefunded };
  }

  type Cell = (field: FileField) => string;
  type Wrong = (field: FileField, fault: LineFault['fault'], otherLine?: number | null) => void;
  type Left = (why: LeftWhy, text: string, refund?: LeftOut['refund']) => Reading;

  /** The payment that a line with a negative amount takes back: the one that it names, or another line's with its number. */
  function refundedId(cell: Cell): string {
    return cell('refundOf') || (positive.has(cell('externalId')) ? cell('externalId') : '');
  }

  function readRefund(line: number, cell: Cell, text: string, wrong: Wrong, left: Left): Reading {
    const before = faults.length;
    const cents = refundCents(text);
    if (typeof cents === 'string') wrong('cents', cents);
    const on = dayOf('receivedOn', cell, wrong, line);
    if (on !== null && on.day > today) wrong('receivedOn', 'future');
    if (faults.length > before || typeof cents === 'string' || on === null) return null;
    const what = cell('kind') || text;
    const paymentId = refundedId(cell);
    return paymentId === ''
      ? left('refund', what)
      : { refund: { line, of: paymentId, cents, on: on.day, text: shown(what) } };
  }

  function amountOf(cell: Cell) {
    const text = cell('cents');
    const headCurrency = heads.get('cents')?.currency ?? null;
    const currency = otherCurrency({ text, currency: cell('currency'), headCurrency });
    const refunded = cell('refunded');
    if (currency === null) return { text, refunded, foreign: null, isConvertible: false, isConverted: false };
    const foreign = text.toUpperCase().includes(currency) ? text : `${text} ${currency}`;
    const head = heads.get('convertedCents');
    const isConvertible =
      typeof parseCents(cell('convertedCents')) === 'number' &&
      otherCurrency({
        text: cell('convertedCents'),
        currency: cell('convertedCurrency') || (head?.key.endsWith('usd') ? 'USD' : '?'),
        headCurrency: head?.currency ?? null,
      }) === null;
    if (!isConvertible || !takesConverted)
      return { text, refunded, foreign, isConvertible, isConverted: false };
    const back = isNothing(refunded) ? '' : cell('convertedRefund') || '?';
    return { text: cell('convertedCents'), refunded: back, foreign, isConvertible, isConverted: true };
  }

  /** The clock that a line shows for its gift: of the day's own cell, else of the column of times. */
  function clockOf(cell: Cell): WrittenTime | null {
    const written = readDay(cell('receivedOn'));
    if (typeof written !== 'string' && written.clock) return written.clock;
    const time = readTime(cell('time'));
    return typeof time === 'string' ? null : time;
  }

  function dayOf(field: 'receivedOn' | 'refundedOn', cell: Cell, wrong: Wrong, line: number) {
    const text = cell(field);
    const written = readDay(text);
    if (typeof written === 'string') {
      if (written === 'day-first') dayFirst.push(line);
      wrong(field, written);
      return null;
    }
    if (isSwappable(text)) swappable.set(line, shown(text));
    const isOfGift = field === 'receivedOn';
    const time = isOfGift && !written.clock && cell('time') !== '' ? readTime(cell('time')) : null;
    if (typeof time === 'string') {
      wrong('time', time);
      return null;
    }
    const clock = written.clock ?? time;
    const named = headOf(cell('zone') === '' ? '' : `(${cell('zone')})`).zone;
    if (cell('zone') !== '' && named === null && clock) {
      wrong('zone', 'unknown-zone');
      return null;
    }
    const zone =
      clock?.zone ?? named ?? (time ? heads.get('time')?.zone : null) ?? heads.get(field)?.zone ?? null;
    const remarks: LineRemark[] = [];
    if (!clock) {
      if (zone !== null && !isLasVegas(zone)) hasDaysOfZones = true;
      return { day: written.date, remarks };
    }
    // Programs that keep days alone write them as midnight.
    if (zone === null && !hasTimes) return { day: written.date, remarks };
    if (zone === null) needsZone ||= dayInLasVegas(written.date, clock.time, UTC) !== written.date;
    else zones.add(zone);
    const used = zone ?? answer ?? LAS_VEGAS;
    const day = dayInLasVegas(written.date, clock.time, used);
    if (day !== written.date && isOfGift)
      remarks.push({ kind: 'moved', text: shown(time ? `${text} ${cell('time')}` : text), zone: used });
    return { day, remarks };
  }

  /** What went back of a gift: a part, 'all' of it, or null for nothing. */
  function refundOf(
    cell: Cell,
    cents: number,
    receivedOn: CalendarDate,
    {
      state,
      refunded,
      wrong,
      line,
    }: {
      readonly state: ReturnType<typeof paymentState>;
      readonly refunded: string;
      readonly wrong: Wrong;
      readonly line: number;
    },
  ): Gift['refund'] | 'all' {
    if (/^(?:true|yes|y|x)$/i.test(refunded)) return 'all';
    const back = /^(?:false|no|n)$/i.test(refunded) ? 0 : refundCents(refunded);
    if (typeof back === 'string') {
      wrong('refunded', back);
      return null;
    }
    if (back === 0 && state === 'refunded') return 'all';
    if (back > cents) wrong('refunded', 'too-much');
    if (back === 0 || back > cents) return null;
    if (back === cents) return 'all';
    const day = cell('refundedOn') === '' ? { day: receivedOn } : dayOf('refundedOn', cell, wrong, line);
    if (day === null) return null;
    if (day.day > today) wrong('refundedOn', 'future');
    else if (day.day < receivedOn) wrong('refundedOn', 'early');
    return { cents: back, on: day.day };
  }

  return {
    read,
    /** What is wrong with the lines that were read. */
    faults: faults as readonly LineFault[],
    /** The gifts and refunds whose day may be another one, since a line of the file has the day before the month. */
    doubtful: (readings: readonly Reading[]): readonly LineFault[] => {
      const [otherLine] = dayFirst;
      if (otherLine === undefined) return [];
      return readings.flatMap((reading): LineFault[] => {
        const line =
          reading && ('gift' in reading ? reading.gift.line : 'refund' in reading && reading.refund.line);
        const text = line ? swappable.get(line) : undefined;
        if (!line || text === undefined) return [];
        return [{ line, field: 'receivedOn', fault: 'swappable', text, otherLine }];
      });
    },
    /** What is said of the file as a whole; `gifts` are the ones to import. */
    ofFile: (
      gifts: readonly FileRow[],
    ): Pick<GiftFile, 'unknownCampaigns' | 'zones' | 'hasDaysOfZones' | 'needsZone' | 'convertible'> => ({
      unknownCampaigns: [...new Set(gifts.flatMap(({ line }) => unknownCampaigns.get(line) ?? []))],
      zones: [...zones],
      hasDaysOfZones,
      needsZone,
      convertible,
    }),
  };
}

function shown(text: string): string {
  return text.slice(0, SHOWN);
}

/** Who gave, joined from the columns of names and of the address. */
function donorOf(cell: (field: FileField) => string) {
  const said = (field: FileField) => (NOTHING_SAID.test(cell(field)) ? '' : cell(field));
  const remarks: LineRemark[] = [];
  const named = [said('name'), said('lastName')].filter((part) => part !== '').join(' ') || said('company');
  if (named === '') remarks.push({ kind: 'anonymous' });
  const email = tidyEmail(cell('email'));
  const isEmail = isEmailAddress(email);
  if (email !== '' && !isEmail) remarks.push({ kind: 'email', text: shown(email) });
  const country = /^(?:us|usa|united states(?: of america)?)$/i.test(said('country')) ? '' : said('country');
  const place = [said('region'), said('zip')].filter((part) => part !== '').join(' ');
  const address = [said('address'), said('address2'), said('city'), place, country];
  const joined: Partial<Record<FileField, string>> = {
    name: named || 'Anonymous',
    email: isEmail ? email : '',
    address: address.filter((part) => part !== '').join(', '),
  };
  return { donor: donorFrom((field) => joined[field] ?? said(field)), remarks };
}

function matchOf(cell: (field: FileField) => string): string {
  return isNothing(cell('match')) ? '' : cell('match');
}

/** The row of a line that looks like a grant, once somebody has said that no receipt is owed for it. */
export function withoutReceipt<Row extends GiftReceipt>(row: Row): Row {
  return { ...row, ...WITHOUT_RECEIPT };
}

/** What a provider takes is paid by card unless its file says otherwise. */
function methodOf(text: string): GiftMethod {
  const word = text.toLowerCase();
  if (word.includes('check') || word.includes('cheque')) return 'check';
  if (word.includes('cash') && !word.includes('cashapp') && !word.includes('cash app')) return 'cash';
  if (/\b(?:ach|bank|transfer|wire|direct debit)\b/.test(word)) return 'transfer';
  return word === '' || /card|credit|debit|visa|master|amex|apple|google|paypal|stripe|venmo/.test(word)
    ? 'card'
    : 'other';
}
