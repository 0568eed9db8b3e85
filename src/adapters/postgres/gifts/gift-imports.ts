import { sql } from 'kysely';
import type { AuditAction } from '../../../core/audit/audit-entry';
import {
  canUndo,
  type GiftImport,
  type GiftImportDraft,
  importedGift,
  outcomesOf,
  settledByImport,
  withoutImport,
} from '../../../core/gifts/import/gift-import';
import { keptProviderName } from '../../../core/gifts/provider-name';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Database } from '../database';
import { inLockOrder } from '../lock-order';
import { PostgresReceipts } from '../receipts/postgres-receipts';
import { giftOf, giftRow, importOf, importRow } from './gift-row';
import { knownProviders, meantBy } from './gifts-meant';

/** So many rows go to the database at once; a statement has room for 65,535 values. */
const BATCH = 500;
/** The list of imports shows this many. */
const MOST_IMPORTS = 50;

/** Notes in the audit log what a transaction does. */
export type Note = (
  transaction: Database,
  action: AuditAction,
  id: string,
  detail: Readonly<Record<string, string>>,
) => Promise<void>;

interface Write {
  readonly ids: IdSource;
  /** ms since the epoch. */
  readonly now: number;
  readonly note: Note;
}

/** Imports a file within a transaction; asked again for the same import it answers what was done. */
export async function importGifts(
  transaction: Database,
  id: string,
  { provider: typed, fileName, rows }: GiftImportDraft,
  { ids, now, note }: Write,
): Promise<GiftImport> {
  await new PostgresReceipts(transaction).lock();
  // Two imports at once would each find the other's rows new.
  await sql`lock table gift_import in share row exclusive mode`.execute(transaction);
  const before = await findImport(transaction, id);
  if (before) return before;
  const provider = keptProviderName(typed, await knownProviders(transaction));
  const kept = await meantBy(transaction, provider, rows);
  const byId = new Map(kept.map((gift) => [gift.id, gift]));
  const write = { importId: id, provider, nextId: () => ids.next(), now };
  const outcomes = outcomesOf(provider, rows, kept);
  const added = rows.flatMap((row, index) =>
    outcomes[index]?.kind === 'new' ? [importedGift(row, write)] : [],
  );
  const settles = outcomes.flatMap((outcome) => (outcome.kind === 'settles' ? outcome.giftId : []));
  await inLockOrder(transaction.selectFrom('gift').select('id').where(sql<boolean>`id = any(${settles})`))
    .forUpdate()
    .execute();
  let settled = 0;
  for (const [index, row] of rows.entries()) {
    const outcome = outcomes[index];
    const gift = outcome?.kind === 'settles' ? byId.get(outcome.giftId) : undefined;
    if (!gift) continue;
    const { id: giftId, ...columns } = giftRow(settledByImport(gift, row, write));
    await transaction.updateTable('gift').set(columns).where('id', '=', giftId).execute();
    settled += 1;
  }
  for (let from = 0; from < added.length; from += BATCH) {
    await transaction
      .insertInto('gift')
      .values(added.slice(from, from + BATCH).map(giftRow))
      .execute();
  }
  const done: GiftImport = {
    id,
    provider,
    fileName,
    importedAt: now,
    added: added.length,
    settled,
    known: rows.length - added.length - settled,
    undoneAt: null,
  };
  await transaction.insertInto('gift_import').values(importRow(done)).execute();
  await note(transaction, 'gift.import', id, { added: `${done.added}`, settled: `${settled}` });
  return done;
}

/** Takes back what an import did, within a transaction. */
export async function undoGiftImport(
  transaction: Database,
  id: string,
  { ids, now, note }: Write,
): Promise<Result<GiftImport, FailureOf<'not-found' | 'conflict'>>> {
  const receipts = new PostgresReceipts(transaction);
  await receipts.lock();
  await sql`lock table gift_import in share row exclusive mode`.execute(transaction);
  const one = await findImport(transaction, id);
  if (!one) return fail({ code: 'not-found' });
  if (one.undoneAt !== null) return ok(one);
  const rows = await inLockOrder(transaction.selectFrom('gift').selectAll().where('import_id', '=', id))
    .forUpdate()
    .execute();
  const gifts = rows.map(giftOf);
  const held = await receipts.holding(gifts.map((gift) => gift.id));
  if (!canUndo(one, gifts) || held.length > 0) return fail({ code: 'conflict' });
  for (const gift of gifts) {
    const before = withoutImport(gift, () => ids.next());
    if (!before) continue;
    const { id: giftId, ...columns } = giftRow(before);
    await transaction.updateTable('gift').set(columns).where('id', '=', giftId).execute();
  }
  await transaction.deleteFrom('gift').where('import_id', '=', id).execute();
  await transaction.updateTable('gift_import').set({ undone_at: now }).where('id', '=', id).execute();
  await note(transaction, 'gift.undo-import', id, {});
  return ok({ ...one, undoneAt: now });
}

/** The files that were imported last, the latest first. */
export async function latestImports(database: Database): Promise<readonly GiftImport[]> {
  const rows = await database
    .selectFrom('gift_import')
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_IMPORTS)
    .execute();
  return rows.map(importOf);
}

async function findImport(database: Database, id: string): Promise<GiftImport | null> {
  const row = await database.selectFrom('gift_import').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? importOf(row) : null;
}
