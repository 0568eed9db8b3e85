import { type Compilable, type CompiledQuery, sql, type Transaction } from 'kysely';
import type { Campaign } from '../../../core/campaigns/campaign';
import { type CampaignDraft, changedCampaign, createdCampaign } from '../../../core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../../core/campaigns/campaign-gateway.port';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database, Tables } from '../database';
import { NET } from '../gifts/gift-row';
import { queried } from '../queried';
import { type CampaignRow, campaignOf, campaignRow } from './campaign-row';

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
      const created = createdCampaign(undefined, id, draft, this.stamp());
      if (!created.ok) return created;
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('campaign')
        .values(campaignRow(created.value))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n)
        return createdCampaign(await locked(database, id), id, draft, this.stamp());
      await this.announce(database, 'campaigns');
      return created;
    });
  }

  update(id: string, draft: CampaignDraft, base: string): Promise<Result<Campaign, CampaignWriteFailure>> {
    return this.write(async (database) => {
      const changed = changedCampaign(await locked(database, id), draft, base, this.stamp());
      if (!changed.ok) return changed;
      await database.updateTable('campaign').set(campaignRow(changed.value)).where('id', '=', id).execute();
      await this.announce(database, 'campaigns');
      return changed;
    });
  }

  private stamp() {
    return { revision: this.ids.next(), now: this.clock.now() };
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

/** The campaign as it is now; nobody else changes it until the transaction ends. */
async function locked(database: Transaction<Tables>, id: string): Promise<Campaign | undefined> {
  const row = await withGifts(database).where('id', '=', id).forNoKeyUpdate('campaign').executeTakeFirst();
  return row && campaignOf(row);
}
