import * as v from 'valibot';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../shared/time/calendar';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import { groups } from '../figures';
import { erasedNumber, findRefundFaults, type Gift, RECEIPT_OWED } from '../gift';
import { findGiftFaults, newGift } from '../gift-draft';
import type { ImportRow } from './gift-file';

/** A file of gifts that was imported. */
export const giftImportSchema = v.object({
  id: v.string(),
  /** Whose file it is: with the provider's own number it tells each gift apart. */
  provider: v.string(),
  fileName: v.string(),
  /** ms since the epoch. */
  importedAt: v.number(),
  /** How many gifts it added, how many pledged ones it settled, and how many were there already. */
  added: v.number(),
  settled: v.number(),
  known: v.number(),
  /** ms since the epoch; null unless it was undone. */
  undoneAt: v.nullable(v.number()),
});

export type GiftImport = Readonly<v.InferOutput<typeof giftImportSchema>>;

/** A file that is to be imported. */
export interface GiftImportDraft {
  readonly provider: string;
  readonly fileName: string;
  readonly rows: readonly ImportRow[];
}

/** The most rows that one import may have. */
export const MOST_ROWS = 10_000;

/** A pledged gift is taken for a payment of the same person and amount within so many days. */
const PLEDGE_DAYS = 30;

/**
 * What an import does with a row: a gift that is 'known' is left as it is. `lacksRefund` says that less of it went back than the
 * file says, or nothing.
 */
export const rowOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('new') }),
  v.object({ kind: v.literal('known'), lacksRefund: v.optional(v.literal(true)) }),
  v.object({ kind: v.literal('settles'), giftId: v.string() }),
]);

/** What an import does with a row. */
export type RowOutcome = Readonly<v.InferOutput<typeof rowOutcomeSchema>>;

/**
 * What an import would do with each row, given the gifts that might be meant: those of the provider, however its name is
 * spelled, with one of the numbers, and pending ones. No gift is meant twice.
 */
export function outcomesOf(
  provider: string,
  rows: readonly ImportRow[],
  storedGifts: readonly Gift[],
): RowOutcome[] {
  const key = providerKey(provider);
  const numbers = new Map<string, Gift | null>(
    storedGifts.flatMap((gift) =>
      gift.source && providerKey(gift.source.provider) === key ? [[gift.source.externalId, gift]] : [],
    ),
  );
  const pledged = groups(storedGifts, ({ state, origin, source, donor, cents }) =>
    state === 'pending' && origin === 'form' && !source ? payerKey(donor.email, cents) : null,
  );
  return rows.map((row) => {
    const known = numbersMeant(row.externalId).find((number) => numbers.has(number));
    if (known !== undefined) return knownOutcome(row, numbers.get(known) ?? null);
    numbers.set(row.externalId, null);
    const waiting = row.donor.email === '' ? [] : (pledged.get(payerKey(row.donor.email, row.cents)) ?? []);
    const place = waiting.findIndex(
      ({ receivedOn }) =>
        receivedOn <= daysAfter(row.receivedOn, 1) && row.receivedOn <= daysAfter(receivedOn, PLEDGE_DAYS),
    );
    const [meant] = place < 0 ? [] : waiting.splice(place, 1);
    return meant ? { kind: 'settles', giftId: meant.id } : { kind: 'new' };
  });
}

function knownOutcome({ refund }: ImportRow, gift: Gift | null): RowOutcome {
  const lacksRefund = gift !== null && refund !== null && (gift.refund?.cents ?? 0) < refund.cents;
  return lacksRefund ? { kind: 'known', lacksRefund } : { kind: 'known' };
}

/** What is wrong with a row that a client sends; readGiftFile refuses lines by the same rules. */
export function findRowFaults(row: ImportRow, today: CalendarDate): readonly { readonly field: string }[] {
  const faults: { readonly field: string }[] = findGiftFaults({ ...row, benefit: null }, today);
  const { refund } = row;
  if (!refund) return faults;
  // Of a gift that went back whole nothing is imported.
  const isWhole = refund.cents === row.cents ? [{ field: 'refund' }] : [];
  return [...faults, ...findRefundFaults(row, refund, today), ...isWhole];
}

/** The numbers under which a payment may be kept: the provider's own, and what stays of it after an erasure. */
export function numbersMeant(externalId: string): readonly string[] {
  return [externalId, erasedNumber(externalId)];
}

function payerKey(email: string, cents: number): string {
  return `${email.trim().toLowerCase()} ${cents}`;
}

/** What a write sets. */
interface Write {
  readonly importId: string;
  readonly provider: string;
  readonly nextId: () => string;
  /** ms since the epoch. */
  readonly now: number;
}

/** The gift that a row brings. Its revision is the import's id, which tells canUndo that nobody has changed it since. */
function importedGift(
  { externalId, planId, refund, ...row }: ImportRow,
  { importId, provider, nextId, now }: Write,
): Gift {
  const draft = { ...row, benefit: null, isSettled: true };
  return {
    ...newGift(nextId(), draft, { revision: importId, now }),
    planId,
    origin: 'import',
    source: { provider, externalId },
    importId,
    state: refund ? 'refunded' : 'settled',
    refund,
  };
}

/** A pledged gift that a row settles; the donor stays as pledged. */
function settledByImport(gift: Gift, row: ImportRow, { importId, provider }: Write): Gift {
  return {
    ...gift,
    revision: importId,
    state: row.refund ? 'refunded' : 'settled',
    refund: row.refund,
    receivedOn: row.receivedOn,
    method: row.method,
    planId: row.planId,
    // What staff said of the pledge stays where the file says nothing.
    receipt: row.receipt === 'none' ? row.receipt : gift.receipt,
    noReceiptReason: row.noReceiptReason ?? gift.noReceiptReason,
    source: { provider, externalId: row.externalId },
    importId,
  };
}

/** The gift after its import was undone: null for one that the import added, pending again for one that it settled. */
export function withoutImport(gift: Gift, nextId: () => string): Gift | null {
  if (gift.origin === 'import') return null;
  return {
    ...gift,
    revision: nextId(),
    state: 'pending',
    refund: null,
    receivedOn: calendarDateAt(gift.createdAt),
    planId: null,
    source: null,
    importId: null,
    ...RECEIPT_OWED,
  };
}

/** Whether an import can be undone: it was not yet, and none of its gifts has been changed since. */
export function canUndo(giftImport: GiftImport, gifts: readonly Gift[]): boolean {
  return (
    giftImport.undoneAt === null &&
    // Gifts of imports before this rule have revisions of their own; none of these came with a refund.
    gifts.every(
      ({ state, correctedAt, revision, importId }) =>
        revision === importId || (state === 'settled' && correctedAt === null),
    )
  );
}

/** What an import does: the gifts that it adds or settles, and its own record. `storedGifts` are the gifts that might be meant. */
export function importedRows(
  importId: string,
  { provider, fileName, rows }: GiftImportDraft,
  storedGifts: readonly Gift[],
  unit: Pick<Unit, 'now' | 'nextId'>,
): { readonly changed: readonly Gift[]; readonly done: GiftImport } {
  const now = unit.now();
  const write = { importId, provider, nextId: () => unit.nextId(), now };
  const byId = new Map(storedGifts.map((gift) => [gift.id, gift]));
  const added: Gift[] = [];
  const settled: Gift[] = [];
  for (const [index, outcome] of outcomesOf(provider, rows, storedGifts).entries()) {
    const row = rows[index];
    if (!row || outcome.kind === 'known') continue;
    const pledged = outcome.kind === 'settles' ? byId.get(outcome.giftId) : undefined;
    if (pledged) settled.push(settledByImport(pledged, row, write));
    else added.push(importedGift(row, write));
  }
  return {
    changed: [...settled, ...added],
    done: {
      id: importId,
      provider,
      fileName,
      importedAt: now,
      undoneAt: null,
      added: added.length,
      settled: settled.length,
      known: rows.length - added.length - settled.length,
    },
  };
}

/** What two spellings of one provider share: names compare without case, and spaces around them or doubled do not count. */
function providerKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The names among `known` that mean this provider, however each is spelled. */
export function spellingsOf(name: string, known: readonly string[]): string[] {
  const key = providerKey(name);
  return [...new Set(known)].filter((spelling) => providerKey(spelling) === key);
}

/** The name that is kept for a provider: the first known spelling of it, else what was typed. */
export function keptProviderName(name: string, known: readonly string[]): string {
  return spellingsOf(name, known)[0] ?? name.trim();
}

/** Each provider once, in its first spelling. */
export function distinctProviders(names: readonly string[]): string[] {
  const nameByKey = new Map<string, string>();
  for (const name of names) if (!nameByKey.has(providerKey(name))) nameByKey.set(providerKey(name), name);
  return [...nameByKey.values()];
}
