import { sql } from 'kysely';
import type { User } from '../../core/auth/user';
import { ownPickups } from '../../core/donations/own-pickup';
import type { Pickup } from '../../core/donations/pickup';
import type { Gift } from '../../core/giving/gift';
import { ownGifts } from '../../core/giving/own-gifts';
import type { OwnGiving } from '../../core/giving/own-giving.port';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok } from '../../core/shared/result';
import type { Database } from './database';
import { giftOf } from './gift-row';
import { pickupOf } from './postgres-pickups';
import { queried } from './queried';

/** What one person has given, in PostgreSQL. */
export class PostgresOwnGiving implements OwnGiving {
  constructor(
    private readonly database: Database,
    private readonly user: Pick<User, 'id' | 'name' | 'email'>,
    private readonly logger: Logger,
  ) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const [gifts, pickups] = await Promise.all([this.giftsMeant(), this.pickupsMeant()]);
      const ids = [...new Set(gifts.flatMap(({ campaignId }) => campaignId ?? []))];
      const campaigns =
        ids.length === 0
          ? []
          : await this.database
              .selectFrom('campaign')
              .select(['id', 'title'])
              .where('id', 'in', ids)
              .execute();
      const { id: personId, email } = this.user;
      const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
      return ok({ gifts: ownGifts(gifts, { personId, email }, titles), pickups: ownPickups(pickups, email) });
    }, this.logger);
  }

  /** The indexes find what may be theirs; the core decides. */
  private async giftsMeant(): Promise<readonly Gift[]> {
    const { id, email } = this.user;
    const rows = await this.database
      .selectFrom('gift')
      .selectAll()
      .where(({ or, eb }) => or([eb('donor_key', '=', plain(email)), eb('person_id', '=', id)]))
      .execute();
    return rows.map(giftOf);
  }

  private async pickupsMeant(): Promise<readonly Pickup[]> {
    const { email } = this.user;
    const rows = await this.database
      .selectFrom('pickup_request')
      .selectAll()
      .where(sql<boolean>`lower(btrim(email)) = ${plain(email)}`)
      .execute();
    return rows.map(pickupOf);
  }
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
