import { type Compilable, type CompiledQuery, sql, type Transaction } from 'kysely';
import type { Campaign } from '../../../core/campaigns/campaign';
import { type CampaignDraft, matchesDraft, newCampaign } from '../../../core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../../core/campaigns/campaign-gateway.port';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database, Tables } from '../database';
import { NET } from '../gifts/gift-row';
import { queried } from '../queried';
import { type CampaignRow, campaignOf, campaignRow, draftColumns } from './campaign-row';

/** Campaigns in PostgreSQL. Of two changes from the same base one is done. */
export class PostgresCampaignGateway implements CampaignGateway {
  /** Asked for often, so it is put together once. */
  private readonly activeQuery: CompiledQuery<CampaignRow>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {
    this.activeQuery = this.rows().where(sql<boolean>`is_active`).compile();
  }

  list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(signal, this.rows());
  }

  listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(signal, this.activeQuery);
  }

  async get(
    id: string,
    signal?: AbortSignal,
  ): Promise<Result<Campaign, CampaignReadFailure | FailureOf<'not-found'>>> {
    const found = await this.read(signal, this.rows().where('id', '=', id));
    if (!found.ok) return found;
    const [campaign] = found.value;
    return campaign ? ok(campaign) : fail({ code: 'not-found' });
  }

  create(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.write(async (database) => {
      const campaign = newCampaign(id, draft, { revision: this.ids.next(), now: this.clock.now() });
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('campaign')
        .values(campaignRow(campaign))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const before = await withGifts(database).where('id', '=', id).executeTakeFirstOrThrow();
        return matchesDraft(campaignOf(before), draft) ? ok(campaignOf(before)) : fail({ code: 'conflict' });
      }
      await this.announce(database, 'campaigns');
      return ok(campaign);
    });
  }

  update(id: string, draft: CampaignDraft, base: string): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.write(async (database) => {
      // One statement compares and changes: a concurrent writer waits for the row, and then finds another revision.
      const changed = await database
        .updateTable('campaign')
        .set({ ...draftColumns(draft), revision: this.ids.next(), updated_at: this.clock.now() })
        .where('id', '=', id)
        .where('revision', '=', base)
        .returning('id')
        .executeTakeFirst();
      if (!changed) {
        const kept = await database
          .selectFrom('campaign')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        return fail({ code: kept ? 'conflict' : 'not-found' });
      }
      await this.announce(database, 'campaigns');
      return ok(campaignOf(await withGifts(database).where('id', '=', id).executeTakeFirstOrThrow()));
    });
  }

  private write<F>(
    work: (database: Transaction<Tables>) => Promise<Result<Campaign, F>>,
  ): Promise<Result<Campaign, F | FailureOf<'unavailable'>>> {
    return queried(() => this.database.transaction().execute(work), this.logger);
  }

  private rows() {
    return withGifts(this.database).orderBy('position');
  }

  private async read(
    signal: AbortSignal | undefined,
    query: Compilable<CampaignRow> | CompiledQuery<CampaignRow>,
  ): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(
      async () => ok((await this.database.executeQuery(query)).rows.map(campaignOf)),
      this.logger,
    );
  }
}

/** The campaigns, each with what the settled gifts to it add up to. */
function withGifts(database: Database) {
  const giftCents = sql<number>`
    coalesce((select sum(${NET}) from gift where gift.campaign_id = campaign.id), 0)::int8`;
  return database.selectFrom('campaign').selectAll().select(giftCents.as('gift_cents'));
}
