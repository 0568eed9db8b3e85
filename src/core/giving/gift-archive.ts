import * as v from 'valibot';
import { fail, ok, type Result } from '../shared/result';
import { type Gift, giftSchema } from './gift';
import { giftImportSchema } from './gift-import';
import { totalsOf } from './gift-query';
import { planSchema } from './plan';
import { receiptSchema } from './receipt';

/** The version of the file that is written; files of an earlier one could be read, of a later one not. */
const VERSION = 1;

/** Each part of the gift book with its schema. A new part joins here, and with it a new version. */
const PARTS = {
  gifts: v.array(giftSchema),
  imports: v.array(giftImportSchema),
  plans: v.array(planSchema),
  receipts: v.array(receiptSchema),
  /** What was sent of receipts, and when, in ms. */
  mailings: v.array(v.object({ receiptId: v.string(), at: v.number(), to: v.string() })),
};

/** The name of a part. */
export type ArchivePart = keyof typeof PARTS;

const partsSchema = v.object(PARTS);
const headSchema = v.object({ format: v.literal('gift-book'), version: v.number(), savedAt: v.number() });

/** The whole gift book. */
export type GiftArchive = Readonly<v.InferOutput<typeof partsSchema>>;

/** A gift book from a file, and when the file was written, in ms. */
export interface SavedArchive {
  readonly savedAt: number;
  readonly archive: GiftArchive;
}

/** Why a text is no gift book; for a wrong or doubled entry where it stands, counted from 1, and in which field. */
export type ArchiveFault =
  | { readonly kind: 'unreadable' | 'other' | 'newer' }
  | {
      readonly kind: 'wrong' | 'double';
      readonly part: ArchivePart;
      readonly entry: number;
      readonly field: string;
    };

/** The text of a file that holds a gift book; `savedAt` is in ms. */
export function archiveText(archive: GiftArchive, savedAt: number): string {
  return JSON.stringify({ format: 'gift-book', version: VERSION, savedAt, ...archive }, null, 1);
}

/** The gift book that a file holds; anything wrong in it refuses the whole file. */
export function readArchive(text: string): Result<SavedArchive, ArchiveFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ kind: 'unreadable' });
  }
  const head = v.safeParse(headSchema, value);
  if (!head.success) return fail({ kind: 'other' });
  if (head.output.version > VERSION) return fail({ kind: 'newer' });
  const parts = v.safeParse(partsSchema, value);
  if (!parts.success) return fail(wrongAt(parts.issues[0].path ?? []));
  const double = findDouble(parts.output);
  return double ? fail(double) : ok({ savedAt: head.output.savedAt, archive: parts.output });
}

/** What a gift book holds, as figures to compare two by. */
export interface ArchiveFigures extends Readonly<Record<'gifts' | 'imports' | 'plans' | 'receipts', number>> {
  readonly receivedCents: number;
}

/** Counts what a gift book holds. */
export function figuresOfArchive({ gifts, imports, plans, receipts }: GiftArchive): ArchiveFigures {
  return {
    gifts: gifts.length,
    imports: imports.length,
    plans: plans.length,
    receipts: receipts.length,
    receivedCents: totalsOf(gifts).receivedCents,
  };
}

function wrongAt(path: readonly { readonly key?: unknown }[]): ArchiveFault {
  const [part, entry, ...rest] = path.map(({ key }) => key);
  const field = rest.map(String).join('.');
  return { kind: 'wrong', part: part as ArchivePart, entry: Number(entry ?? 0) + 1, field };
}

/** Two entries that may not be the same: an id, a provider's number of a gift, a receipt's number. */
function findDouble({ gifts, imports, plans, receipts }: GiftArchive): ArchiveFault | null {
  const sourceOf = ({ source }: Gift) => source && JSON.stringify([source.provider, source.externalId]);
  return (
    firstDouble('gifts', 'id', gifts, ({ id }) => id) ??
    firstDouble('gifts', 'source', gifts, sourceOf) ??
    firstDouble('imports', 'id', imports, ({ id }) => id) ??
    firstDouble('plans', 'id', plans, ({ id }) => id) ??
    firstDouble('receipts', 'id', receipts, ({ id }) => id) ??
    firstDouble('receipts', 'number', receipts, ({ number }) => number)
  );
}

function firstDouble<T>(
  part: ArchivePart,
  field: string,
  entries: readonly T[],
  keyOf: (entry: T) => string | null,
): ArchiveFault | null {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    if (key === null) continue;
    if (seen.has(key)) return { kind: 'double', part, entry: index + 1, field };
    seen.add(key);
  }
  return null;
}
