import * as v from 'valibot';
import { type Receipt, receiptSchema } from '../../../core/receipts/receipt';
import { keptRunSchema, type ReceiptRun } from '../../../core/receipts/receipt-run';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace } from '../simulation';

const stateSchema = v.object({
  receipts: v.array(receiptSchema),
  /** The latest first; the address of somebody who was erased is empty. */
  mailings: v.array(v.object({ receiptId: v.string(), at: v.number(), to: v.string() })),
  runs: v.array(keptRunSchema),
});

/** The receipts of the simulation, what was sent of them, and the letters of each year. */
export type ReceiptsState = Readonly<v.InferOutput<typeof stateSchema>>;

/** Where the letters of a year stand. No mail leaves the simulation. */
export function simulatedRun({ year, isStopped, donors }: ReceiptsState['runs'][number]): ReceiptRun {
  const count = (outcome: string) => donors.filter((one) => one.outcome === outcome).length;
  const done = donors.filter(({ outcome }) => outcome !== null).length;
  return {
    ...{ year, state: done === donors.length ? 'done' : isStopped ? 'stopped' : 'running' },
    ...{ donors: donors.length, done, mailed: count('mailed'), paper: count('paper'), sends: false },
  };
}

/** Receipts as they are stored and read. */
export type SimulatedReceipts = Pick<SimulatedRecords<ReceiptsState>, 'read' | 'write'>;

/** The receipts of the simulated back end, in local storage. */
export function simulatedReceipts(
  place: SimulationPlace,
  samples: () => readonly Receipt[] = () => [],
): SimulatedReceipts {
  return new SimulatedRecords(place, receiptsFormat(samples));
}

/** How a browser keeps receipts. */
export function receiptsFormat(samples: () => readonly Receipt[]): RecordsFormat<ReceiptsState> {
  return {
    name: 'receipts',
    version: 1,
    schema: stateSchema,
    samples: () => ({ receipts: [...samples()], mailings: [], runs: [] }),
  };
}
