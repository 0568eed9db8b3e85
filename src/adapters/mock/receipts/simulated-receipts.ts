import * as v from 'valibot';
import { type Gift, goodsOfPickup } from '../../../core/gifts/gift';
import type { Person } from '../../../core/people/person';
import type { ReceiptSource } from '../../../core/receipts/issue-receipt';
import {
  isReceiptOf,
  isStatementThatHolds,
  onNoStatement,
  type Receipt,
  receiptedIds,
  receiptSchema,
} from '../../../core/receipts/receipt';
import type {
  ReceiptRepository,
  StatementRunRepository,
} from '../../../core/receipts/receipt.repository.port';
import {
  donorsOfYear,
  latestNumber,
  pageOfDonors,
  pageOfReceipts,
  statementsThatHold,
} from '../../../core/receipts/receipt-query';
import { keptRunSchema, runOf } from '../../../core/receipts/receipt-run';
import type { ReceiptRepositories } from '../../../core/receipts/receipts.service';
import { receiptsByDonor } from '../../../core/receipts/receipts-by-donor';
import { giftsFormat } from '../gifts/simulated-gifts';
import { simulatedPersonReads } from '../people/simulated-person-reads';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import { simulatedFoundation } from '../settings/simulated-settings';
import { type OpenFormat, type OpenRecords, simulatedRepository } from '../simulated-reads';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace } from '../simulation';
import { simulatedDueReceipts } from './simulated-due-receipts';
import { simulatedReceiptPolicy } from './simulated-receipt-policy';

const stateSchema = v.object({
  receipts: v.pipe(v.array(receiptSchema), v.readonly()),
  /** The latest first; the address of somebody who was erased is empty. */
  mailings: v.pipe(
    v.array(v.object({ receiptId: v.string(), at: v.number(), to: v.string() })),
    v.readonly(),
  ),
  runs: v.pipe(v.array(keptRunSchema), v.readonly()),
});

/** The receipts of the simulation, what was sent of them, and the statement run of each year. */
export type ReceiptsState = Readonly<v.InferOutput<typeof stateSchema>>;

/** What is there at first. */
export type ReceiptSamples = () => readonly Receipt[];

/** How a browser keeps receipts. */
function receiptsFormat(samples: ReceiptSamples): RecordsFormat<ReceiptsState> {
  return {
    name: 'receipts',
    version: 1,
    schema: stateSchema,
    samples: () => ({ receipts: samples(), mailings: [], runs: [] }),
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

/** What the receipts of the simulation are made of, and what is there at first. */
export interface ReceiptPlaces {
  readonly samples: ReceiptSamples;
  readonly pickups: PickupSamples;
  readonly gifts: () => readonly Gift[];
  readonly people: () => readonly Person[];
  /** Where people find the foundation, as the site's content says it now. */
  readonly contact: () => Promise<Pick<ReceiptSource['organization'], 'address' | 'phone' | 'email'>>;
}

/** The simulation's receipts and statement runs within a unit of work. */
export function simulatedReceiptRepositories(open: OpenFormat, places: ReceiptPlaces): ReceiptRepositories {
  const records = byDonor(open(receiptsFormat(places.samples)));
  const pickups = open(pickupsFormat(places.pickups));
  const book = open(giftsFormat(places.gifts));
  const gifts = () => book.read().gifts;
  const all = () => records.read().receipts;
  const goods = () => pickups.read().flatMap((pickup) => goodsOfPickup(pickup) ?? []);
  const donorsIn = (year: number) => donorsOfYear(year, { gifts: gifts(), goods: goods() }, all());
  const receipts: ReceiptRepository = {
    ...simulatedRepository({
      read: all,
      write: (receipts) => records.write({ ...records.read(), receipts }),
    }),
    // A unit that another tab overtakes runs again.
    lock: async () => {},
    // No receipt is ever removed, so that those of a year are counted by looking.
    nextCount: async (year) => all().filter((receipt) => receipt.year === year).length + 1,
    addAll: async (added) => records.write({ ...records.read(), receipts: [...all(), ...added] }),
    withIds: async (ids) => all().filter(({ id }) => ids.includes(id)),
    holding: async (giftIds) => {
      const ids = new Set(giftIds);
      return all().filter(
        (receipt) => receipt.state === 'issued' && receiptedIds(receipt).some((id) => ids.has(id)),
      );
    },
    statementsOf: async (donors) =>
      [...new Set(donors.map(({ year }) => year))].flatMap((year) => [...statementsThatHold(all(), year)]),
    page: async (query) => pageOfReceipts(all(), query),
    ofOwner: async (owner) =>
      all()
        .filter((receipt) => isReceiptOf(receipt, owner))
        .sort(latestNumber),
    organization: async () => ({ ...(await simulatedFoundation(open)), ...(await places.contact()) }),
    policy: () => simulatedReceiptPolicy(open),
    given: async () => ({ gifts: gifts(), goods: goods() }),
    onNoStatement: async () => {
      const statements = all().filter(isStatementThatHolds);
      return { gifts: onNoStatement(gifts(), statements), goods: onNoStatement(goods(), statements) };
    },
    donors: async (query) => pageOfDonors(donorsIn(query.year), query),
    mailings: async (id) => {
      const own = records.read().mailings.filter(({ receiptId }) => receiptId === id);
      // Of somebody who was erased only the time is kept.
      return own.map(({ at, to }) =>
        to === '' ? { at, to: null, state: null } : { at, to, state: 'waiting' },
      );
    },
    addMailings: async (added) => {
      const state = records.read();
      const latestFirst = added.map(({ receiptId, at, to }) => ({ receiptId, at, to })).toReversed();
      records.write({ ...state, mailings: [...latestFirst, ...state.mailings] });
    },
  };
  return {
    receipts,
    people: simulatedPersonReads(open, places.people),
    statementRuns: simulatedRuns(records, donorsIn),
    dueReceipts: simulatedDueReceipts(open),
  };
}

/** Receipts that an earlier version kept under addresses alone, under their donors. */
function byDonor(records: OpenRecords<ReceiptsState>): OpenRecords<ReceiptsState> {
  let last: { readonly kept: ReceiptsState; readonly shown: ReceiptsState } | null = null;
  return {
    read: () => {
      const kept = records.read();
      // A unit reads them again and again, and looking through thousands takes its time.
      if (last?.kept !== kept) last = { kept, shown: receiptsByDonor(kept) };
      return last.shown;
    },
    write: (state) => records.write(state),
  };
}

type Run = ReceiptsState['runs'][number];

function simulatedRuns(
  records: OpenRecords<ReceiptsState>,
  donorsIn: (year: number) => readonly { readonly donorKey: string }[],
): StatementRunRepository {
  const runIn = (year: number) => records.read().runs.find((run) => run.year === year) ?? null;
  const change = (year: number, changed: (run: Run) => Run) => {
    const state = records.read();
    records.write({ ...state, runs: state.runs.map((run) => (run.year === year ? changed(run) : run)) });
  };
  return {
    find: async (year) => {
      const run = runIn(year);
      if (!run) return null;
      const count = (outcome: Run['donors'][number]['outcome']) =>
        run.donors.filter((donor) => donor.outcome === outcome).length;
      return runOf(year, run.isStopped, count);
    },
    start: async (year) => {
      const state = records.read();
      if (!runIn(year))
        records.write({ ...state, runs: [...state.runs, { year, isStopped: false, donors: [] }] });
      change(year, ({ donors }) => {
        const known = new Set(donors.map(({ key }) => key));
        const added = donorsIn(year).filter(({ donorKey }) => !known.has(donorKey));
        const waiting = added.map(({ donorKey: key }) => ({ key, outcome: null }));
        return { year, isStopped: false, donors: [...donors, ...waiting] };
      });
    },
    stop: async (year) => change(year, (run) => ({ ...run, isStopped: true })),
    next: async (_, most) =>
      records
        .read()
        .runs.filter(({ isStopped }) => !isStopped)
        .flatMap(({ year, donors }) =>
          donors
            .filter(({ outcome }) => outcome === null)
            .map(({ key }) => ({ id: key, year, donorKey: key })),
        )
        .slice(0, most),
    finish: async (finished) => {
      const outcomes = new Map(
        finished.map(({ donor, outcome }) => [`${donor.year}\n${donor.donorKey}`, outcome]),
      );
      for (const year of new Set(finished.map(({ donor }) => donor.year)))
        change(year, (run) => ({
          ...run,
          donors: run.donors.map((donor) => ({
            ...donor,
            outcome: outcomes.get(`${year}\n${donor.key}`) ?? donor.outcome,
          })),
        }));
    },
    // The next step tries it again.
    putOff: async () => {},
  };
}
