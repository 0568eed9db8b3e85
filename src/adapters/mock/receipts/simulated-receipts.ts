import * as v from 'valibot';
import { type Receipt, receiptSchema } from '../../../core/receipts/receipt';
import { keptRunSchema } from '../../../core/receipts/receipt-run';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace } from '../simulation';

const stateSchema = v.object({
  receipts: v.array(receiptSchema),
  /** The latest first; the address of somebody who was erased is empty. */
  mailings: v.array(v.object({ receiptId: v.string(), at: v.number(), to: v.string() })),
  runs: v.array(keptRunSchema),
});

/** The receipts of the simulation, what was sent of them, and the statement run of each year. */
export type ReceiptsState = Readonly<v.InferOutput<typeof stateSchema>>;

/** What is there at first. */
export type ReceiptSamples = () => readonly Receipt[];

/** How a browser keeps receipts. */
export function receiptsFormat(samples: ReceiptSamples): RecordsFormat<ReceiptsState> {
  return {
    ...{ name: 'receipts', version: 1, schema: stateSchema },
    samples: () => ({ receipts: [...samples()], mailings: [], runs: [] }),
  };
}

/** Receipts as they are stored and read. */
export type SimulatedReceipts = Pick<SimulatedRecords<ReceiptsState>, 'read' | 'write'>;

/** The simulation's receipts, for its parts that have no unit of work. */
export function simulatedReceipts(
  place: SimulationPlace,
  samples: ReceiptSamples = () => [],
): SimulatedReceipts {
  return new SimulatedRecords(place, receiptsFormat(samples));
}
