import type { Campaign } from '../../core/campaigns/campaign';
import { type CampaignDraft, changedCampaign, newCampaign } from '../../core/campaigns/campaign-draft';
import type {
  CampaignGateway,
  CampaignReadFailure,
  CampaignWriteFailure,
} from '../../core/campaigns/campaign-gateway.port';
import type { Clock } from '../../core/shared/clock.port';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok, type Result } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import { campaignOf, campaignRow } from './campaign-row';
import type { Database } from './database';
import { queried } from './queried';

/** Campaigns in PostgreSQL. */
export class PostgresCampaignGateway implements CampaignGateway {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {}

  list(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(signal, this.rows());
  }

  listActive(signal?: AbortSignal): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    return this.read(signal, this.rows().where('is_active', '=', true));
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

  create(draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return queried(
      () =>
        this.database.transaction().execute(async (database) => {
          const campaign = newCampaign(draft, this.ids.next(), this.clock.now());
          await database.insertInto('campaign').values(campaignRow(campaign)).execute();
          await this.announce(database, 'campaigns');
          return ok(campaign);
        }),
      this.logger,
    );
  }

  update(id: string, draft: CampaignDraft): Promise<Result<Campaign, CampaignWriteFailure>> {
    return queried(
      () =>
        this.database.transaction().execute(async (database) => {
          const row = await database
            .selectFrom('campaign')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (!row) return fail({ code: 'not-found' });
          const campaign = changedCampaign(campaignOf(row), draft, this.clock.now());
          await database.updateTable('campaign').set(campaignRow(campaign)).where('id', '=', id).execute();
          await this.announce(database, 'campaigns');
          return ok(campaign);
        }),
      this.logger,
    );
  }

  private rows() {
    return this.database.selectFrom('campaign').selectAll().orderBy('position');
  }

  private async read(
    signal: AbortSignal | undefined,
    query: ReturnType<PostgresCampaignGateway['rows']>,
  ): Promise<Result<readonly Campaign[], CampaignReadFailure>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok((await query.execute()).map(campaignOf)), this.logger);
  }
}
