import * as v from 'valibot';
import { type Gift, giftSchema } from '../gifts/gift';
import { totalsOf } from '../gifts/gift-query';
import { giftImportSchema } from '../gifts/import/gift-import';
import type { Pickup } from '../pickups/pickup';
import { planSchema } from '../plans/plan';
import { receiptSchema } from '../receipts/receipt';
import { keptRunSchema } from '../receipts/receipt-run';
import { parseJson } from '../shared/parse-json';
import { type FailureOf, fail, ok, type Result } from '../shared/result';

/** The version of the file that is written; files of an earlier one are read, of a later one not. */
const VERSION = 3;

const list = <T extends v.GenericSchema>(entry: T) => v.pipe(v.array(entry), v.readonly());

/** Each part of the gift book with its schema. A new part joins here, and with it a new version. */
const PARTS = {
  gifts: list(giftSchema),
  imports: list(giftImportSchema),
  plans: list(planSchema),
  receipts: list(receiptSchema),
  /** What was sent of receipts, and when, in ms. */
  mailings: list(v.object({ receiptId: v.string(), at: v.number(), to: v.string() })),
  /** How far the letters of each year are; files of the first two versions do not say it. */
  runs: v.optional(list(keptRunSchema), []),
};

/** The name of a part. */
export type ArchivePart = keyof typeof PARTS | 'pickups';

const partsSchema = v.object(PARTS);
const headSchema = v.object({ format: v.literal('gift-book'), version: v.number(), savedAt: v.number() });

/** The whole gift book. */
export interface GiftArchive extends Readonly<v.InferOutput<typeof partsSchema>> {
  /** Goods, and pickups that are to bring some. Files of version 1 have none: then those that are kept stay. */
  readonly pickups?: readonly Pickup[] | undefined;
}

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

/** The gift book that a file holds, its pickups as `pickup` has them; anything wrong in it refuses the whole file. */
export function readArchive(
  text: string,
  pickup: v.GenericSchema<unknown, Pickup>,
): Result<SavedArchive, ArchiveFault> {
  const value = parseJson(text);
  if (value === undefined) return fail({ kind: 'unreadable' });
  const head = v.safeParse(headSchema, value);
  if (!head.success) return fail({ kind: 'other' });
  if (head.output.version > VERSION) return fail({ kind: 'newer' });
  const pickups = list(pickup);
  const isFirst = head.output.version < 2;
  const schema = v.object({ ...PARTS, pickups: isFirst ? v.optional(pickups) : pickups });
  const parts = v.safeParse(schema, value);
  if (!parts.success) return fail(wrongAt(parts.issues[0].path ?? []));
  const double = findDouble(parts.output);
  return double ? fail(double) : ok({ savedAt: head.output.savedAt, archive: parts.output });
}

/** What a gift book holds, as figures to compare two by. */
export interface ArchiveFigures extends Readonly<Record<'gifts' | 'imports' | 'plans' | 'receipts', number>> {
  /** Goods and pickups; null where the file is of a version without them. */
  readonly goods: number | null;
  readonly receivedCents: number;
}

/** Counts what a gift book holds. */
export function figuresOfArchive({ gifts, pickups, imports, plans, receipts }: GiftArchive): ArchiveFigures {
  return {
    gifts: gifts.length,
    goods: pickups?.length ?? null,
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
function findDouble({ gifts, pickups = [], imports, plans, receipts }: GiftArchive): ArchiveFault | null {
  const sourceOf = ({ source }: Gift) => source && JSON.stringify([source.provider, source.externalId]);
  return (
    firstDouble('gifts', 'id', gifts, ({ id }) => id) ??
    firstDouble('gifts', 'source', gifts, sourceOf) ??
    firstDouble('pickups', 'id', pickups, ({ id }) => id) ??
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
  const earlierKeys = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    if (key === null) continue;
    if (earlierKeys.has(key)) return { kind: 'double', part, entry: index + 1, field };
    earlierKeys.add(key);
  }
  return null;
}

/** Why the gift book cannot be replaced; nothing was changed then. */
export type ArchiveWriteFailure = FailureOf<'unauthenticated' | 'forbidden' | 'quota' | 'unavailable'>;

/** Takes the whole gift book out of the place where it is kept, and puts one in, for somebody who may import gifts. */
export interface GiftArchives {
  /** All that is kept now. */
  read(): Promise<Result<GiftArchive, FailureOf<'unauthenticated' | 'forbidden' | 'unavailable'>>>;
  /** Puts another one in its place: all of it or nothing. */
  replace(archive: GiftArchive): Promise<Result<void, ArchiveWriteFailure>>;
  /** Puts the samples in its place, with days around today. */
  reset(): Promise<Result<void, ArchiveWriteFailure>>;
}
