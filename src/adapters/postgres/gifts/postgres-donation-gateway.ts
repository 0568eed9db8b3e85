import type { DonationGateway } from '../../../core/gifts/donation/donation-gateway.port';
import type { MonetaryDonation } from '../../../core/gifts/donation/monetary-donation';
import { MOST_CENTS } from '../../../core/gifts/gift';
import { announcedGift } from '../../../core/gifts/gift-draft';
import type { Mails } from '../../../core/mail/mails';
import { requestedPickup } from '../../../core/pickups/pickup';
import type { PickupRequest } from '../../../core/pickups/pickup-request';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { nothingLeft } from '../../../core/shared/nothing-left';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { tellStaff } from '../mail/tell-staff';
import { pickupRow } from '../pickups/pickup-row';
import { queried } from '../queried';
import { giftRow } from './gift-row';

/** Keeps announced gifts of money and pickup requests in PostgreSQL. */
export class PostgresDonationGateway implements DonationGateway {
  readonly delivers = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly mails: Pick<Mails, 'pickupRequested'>,
    private readonly announce: Announce = announceByNotice,
  ) {}

  donate({
    cents,
    name,
    email,
    phone,
    message,
    ...others
  }: MonetaryDonation): Promise<Result<void, FailureOf<'validation' | 'unavailable'>>> {
    nothingLeft(others);
    return queried(async () => {
      if (cents > BigInt(MOST_CENTS)) {
        const message = 'One gift cannot be that large. Please call us instead.';
        return fail({ code: 'validation', fields: [{ field: 'amount', message }] });
      }
      const write = { revision: this.ids.next(), now: this.clock.now() };
      const announced = { name, email, phone, note: message, cents: Number(cents) };
      const gift = announcedGift(this.ids.next(), announced, write);
      return this.database.transaction().execute(async (transaction) => {
        await transaction.insertInto('gift').values(giftRow(gift)).execute();
        await this.announce(transaction, 'gifts');
        return ok(undefined);
      });
    }, this.logger);
  }

  requestPickup(request: PickupRequest): Promise<Result<void, FailureOf<'unavailable'>>> {
    const stamp = { id: this.ids.next(), revision: this.ids.next(), receivedAt: this.clock.now() };
    const pickup = requestedPickup(request, stamp);
    const { name, email } = pickup;
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          await transaction.insertInto('pickup_request').values(pickupRow(pickup)).execute();
          await tellStaff(transaction, 'toldOfPickups', pickup.receivedAt, (to) =>
            this.mails.pickupRequested(to, { name, email }),
          );
          await this.announce(transaction, 'pickups');
          return ok(undefined);
        }),
      this.logger,
    );
  }
}
