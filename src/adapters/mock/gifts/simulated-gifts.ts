import type { Gift, GiftOwner } from '../../../core/gifts/gift';
import { type FailureOf, ok, type Result } from '../../../core/shared/result';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { type BookState, giftsFormat, type StoredBook } from './gift-records';

type Written = Result<void, FailureOf<'quota'>>;

/** The simulation's gifts, for its parts that have no unit of work. */
export class SimulatedGifts {
  private readonly records: SimulatedRecords<StoredBook>;

  constructor(place: SimulationPlace, samples: () => readonly Gift[]) {
    this.records = new SimulatedRecords(place, giftsFormat(samples));
  }

  /** What is kept now. Gifts that this version of the program cannot read are not among them. */
  read(): BookState {
    return this.records.read();
  }

  /** Replaces all of it but gifts that cannot be read; what cannot be stored changes nothing. */
  write({ gifts, imports }: BookState): Written {
    return this.records.write({ gifts, imports, unreadable: this.records.read().unreadable });
  }

  /** Deletes what cannot be read and names somebody, by their account or their address in small letters. */
  forget({ personId, email }: GiftOwner): Written {
    const book = this.records.read();
    const unreadable = book.unreadable.filter((gift) => {
      const text = JSON.stringify(gift).toLowerCase();
      return ![personId.toLowerCase(), email].some((name) => text.includes(JSON.stringify(name)));
    });
    return unreadable.length < book.unreadable.length
      ? this.records.write({ ...book, unreadable })
      : ok(undefined);
  }
}
