import type { ReceivesForm } from '../../shared/forms/public-form';
import { nothingLeft } from '../../shared/nothing-left';
import { fail, ok } from '../../shared/result';
import type { Repository } from '../../unit-of-work/repository.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { type Gift, MOST_CENTS } from '../gift';
import { pledgedGift } from '../gift-draft';
import type { MonetaryDonation } from './monetary-donation';

/** Keeps a gift of money that a donor has pledged with the public form. */
export class ReceiveDonation implements ReceivesForm<MonetaryDonation> {
  constructor(private readonly unit: UnitOfWork<{ readonly gifts: Pick<Repository<Gift>, 'add'> }>) {}

  async execute(donation: MonetaryDonation): ReturnType<ReceivesForm<MonetaryDonation>['execute']> {
    const { cents, name, email, phone, message: note, ...others } = donation;
    nothingLeft(others);
    if (cents > BigInt(MOST_CENTS)) {
      const message = 'One gift cannot be that large. Please call us instead.';
      return fail({ code: 'validation', fields: [{ field: 'amount', message }] });
    }
    return this.unit.write(async ({ gifts }, unit) => {
      const pledged = { name, email, phone, note, cents: Number(cents) };
      await gifts.add(pledgedGift(unit.nextId(), pledged, { revision: unit.nextId(), now: unit.now() }));
      unit.publishChange('gifts');
      return ok(undefined);
    });
  }
}
