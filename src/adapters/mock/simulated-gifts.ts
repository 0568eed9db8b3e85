import type { Gift } from '../../core/giving/gift';
import type { GiftImport } from '../../core/giving/gift-import';
import type { FailureOf } from '../../core/shared/failure';
import type { Result } from '../../core/shared/result';
import { giftOf, giftRecordsFormat, type StoredGifts, storedGift } from './gift-records';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** What the simulated gift book holds. */
export interface BookState {
  readonly gifts: readonly Gift[];
  readonly imports: readonly GiftImport[];
}

/** The gifts of the simulated back end, in local storage. */
export class SimulatedGifts {
  private readonly records: SimulatedRecords<StoredGifts>;
  /** What was read last, so that gifts that did not change are not read again. */
  private last: { readonly stored: StoredGifts; readonly state: BookState } | null = null;

  constructor(place: SimulationPlace, samples: () => readonly Gift[]) {
    this.records = new SimulatedRecords(place, {
      ...giftRecordsFormat,
      samples: () => ({ gifts: samples().map(storedGift), imports: [] }),
    });
  }

  /** What is kept now. */
  read(): BookState {
    const stored = this.records.read();
    if (this.last?.stored !== stored) {
      const gifts = stored.gifts.flatMap((values) => giftOf(values) ?? []);
      this.last = { stored, state: { gifts, imports: stored.imports } };
    }
    return this.last.state;
  }

  /** Replaces all of it; what cannot be stored changes nothing. */
  write({ gifts, imports }: BookState): Result<void, FailureOf<'quota'>> {
    return this.records.write({ gifts: gifts.map(storedGift), imports: [...imports] });
  }
}

/** The names of providers that are kept, those of the first imports first. */
export function providersOf({ gifts, imports }: BookState): string[] {
  return [
    ...imports.toReversed().map(({ provider }) => provider),
    ...gifts.flatMap(({ source }) => source?.provider ?? []),
  ];
}
