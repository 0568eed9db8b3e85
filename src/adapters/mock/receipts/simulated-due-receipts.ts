import * as v from 'valibot';
import type { DueReceiptRepository } from '../../../core/receipts/receipt.repository.port';
import type { OpenFormat } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

const dueSchema = v.pipe(
  v.array(v.object({ giftId: v.string(), settledAt: v.number(), tryAt: v.number() })),
  v.readonly(),
);

type Due = Readonly<v.InferOutput<typeof dueSchema>>;

/** How a browser keeps them. */
export const DUE_RECEIPTS_FORMAT: RecordsFormat<Due> = {
  name: 'due-receipts',
  version: 1,
  schema: dueSchema,
  samples: () => [],
};

/** Gifts of the simulation whose receipts are due: they are written at once, so that few ever wait. */
export function simulatedDueReceipts(open: OpenFormat): DueReceiptRepository {
  const records = open(DUE_RECEIPTS_FORMAT);
  const without = (giftIds: readonly string[]) => {
    const gone = new Set(giftIds);
    return records.read().filter(({ giftId }) => !gone.has(giftId));
  };
  return {
    add: async (giftIds, settledAt) =>
      records.write([
        ...without(giftIds),
        ...giftIds.map((giftId) => ({ giftId, settledAt, tryAt: settledAt })),
      ]),
    next: async (now, most) =>
      records
        .read()
        .filter(({ tryAt }) => tryAt <= now)
        .slice(0, most)
        .map(({ giftId, settledAt }) => ({ giftId, settledAt })),
    // Nobody counts them: nothing is sent.
    writtenAfter: async () => 0,
    finish: async (due) => records.write(without(due.map(({ giftId }) => giftId))),
    putOff: async (due, until) =>
      records.write([
        ...without([due.giftId]),
        { giftId: due.giftId, settledAt: due.settledAt, tryAt: until },
      ]),
    clear: async () => records.write([]),
  };
}
