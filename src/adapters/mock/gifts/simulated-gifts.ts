import type { Gift, GiftOwner } from '../../../core/gifts/gift';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import type { FailureOf } from '../../../core/shared/failure';
import { ok, type Result } from '../../../core/shared/result';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { giftOf, giftRecordsFormat, type StoredGift, type StoredGifts, storedGift } from './gift-records';

/** What the simulated gift book holds. */
export interface BookState {
  readonly gifts: readonly Gift[];
  readonly imports: readonly GiftImport[];
}

interface Parsed {
  readonly stored: StoredGifts;
  readonly unreadable: readonly StoredGift[];
  readonly state: BookState;
}

type Written = Result<void, FailureOf<'quota'>>;

/** The gifts of the simulated back end, in local storage. */
export class SimulatedGifts {
  private readonly records: SimulatedRecords<StoredGifts>;
  /** What was read last, so that gifts that did not change are not read again. */
  private last: Parsed | null = null;

  constructor(place: SimulationPlace, samples: () => readonly Gift[]) {
    this.records = new SimulatedRecords(place, {
      ...giftRecordsFormat,
      samples: () => ({ gifts: samples().map(storedGift), imports: [] }),
    });
  }

  /** What is kept now. Gifts that this version of the program cannot read stay where they are, and are not among them. */
  read(): BookState {
    return this.parsed().state;
  }

  /** Replaces all of it but gifts that cannot be read; what cannot be stored changes nothing. */
  write({ gifts, imports }: BookState): Written {
    return this.records.write({
      gifts: [...gifts.map(storedGift), ...this.parsed().unreadable],
      imports: [...imports],
    });
  }

  /** Deletes what cannot be read and names somebody, by their account or their address in small letters. */
  forget({ personId, email }: GiftOwner): Written {
    const { stored, unreadable } = this.parsed();
    const names = (gift: StoredGift) => {
      const text = JSON.stringify(gift).toLowerCase();
      return [personId.toLowerCase(), email].some((name) => text.includes(JSON.stringify(name)));
    };
    const gone = new Set(unreadable.filter(names));
    if (gone.size === 0) return ok(undefined);
    return this.records.write({ ...stored, gifts: stored.gifts.filter((gift) => !gone.has(gift)) });
  }

  private parsed(): Parsed {
    const stored = this.records.read();
    if (this.last?.stored !== stored) {
      const unreadable: StoredGift[] = [];
      const gifts = stored.gifts.flatMap((values) => {
        const gift = giftOf(values);
        if (!gift) unreadable.push(values);
        return gift ?? [];
      });
      this.last = { stored, unreadable, state: { gifts, imports: stored.imports } };
    }
    return this.last;
  }
}

/** The names of providers that are kept, those of the first imports first. */
export function providersOf({ gifts, imports }: BookState): string[] {
  return [
    ...imports.toReversed().map(({ provider }) => provider),
    ...gifts.flatMap(({ source }) => source?.provider ?? []),
  ];
}
