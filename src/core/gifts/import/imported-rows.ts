import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { Gift } from '../gift';
import {
  type GiftImport,
  type GiftImportDraft,
  importedGift,
  outcomesOf,
  settledByImport,
} from './gift-import';

/** What an import does: the gifts that it adds or settles, and its own record. `kept` are the gifts that might be meant. */
export function importedRows(
  importId: string,
  { provider, fileName, rows }: GiftImportDraft,
  kept: readonly Gift[],
  unit: Pick<Unit, 'now' | 'nextId'>,
): { readonly changed: readonly Gift[]; readonly done: GiftImport } {
  const now = unit.now();
  const write = { importId, provider, nextId: () => unit.nextId(), now };
  const byId = new Map(kept.map((gift) => [gift.id, gift]));
  const added: Gift[] = [];
  const settled: Gift[] = [];
  for (const [index, outcome] of outcomesOf(provider, rows, kept).entries()) {
    const row = rows[index];
    if (!row || outcome.kind === 'known') continue;
    const announced = outcome.kind === 'settles' ? byId.get(outcome.giftId) : undefined;
    if (announced) settled.push(settledByImport(announced, row, write));
    else added.push(importedGift(row, write));
  }
  return {
    changed: [...settled, ...added],
    done: {
      ...{ id: importId, provider, fileName, importedAt: now, undoneAt: null },
      ...{ added: added.length, settled: settled.length },
      known: rows.length - added.length - settled.length,
    },
  };
}
