import type { Clock } from '../../core/shared/clock.port';
import { PostgresAudit } from './audit/postgres-audit';
import { CampaignTitles } from './campaigns/campaign-titles';
import type { Database } from './database';
import { CountedFigures } from './gifts/gift-figures';
import { PostgresGiftImports } from './gifts/postgres-gift-imports';
import { PostgresGifts } from './gifts/postgres-gifts';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresPlans } from './plans/postgres-plans';
import { PostgresReceiptsOfGifts } from './receipts/postgres-receipts-of-gifts';
import { PostgresSettings } from './settings/postgres-settings';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  const figures = new CountedFigures(clock);
  return (database: Database) => ({
    audit: new PostgresAudit(database),
    campaignTitles: new CampaignTitles(database),
    giftImports: new PostgresGiftImports(database),
    giftReceipts: new PostgresReceiptsOfGifts(database),
    gifts: new PostgresGifts(database, figures),
    pickups: new PostgresPickups(database),
    plans: new PostgresPlans(database),
    settings: new PostgresSettings(database, clock),
  });
}
