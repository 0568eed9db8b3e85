import type { GiftFigures } from '../../core/gifts/figures';
import type { MessageCounts } from '../../core/messages/message';
import type { PickupCounts } from '../../core/pickups/pickup';
import type { Clock } from '../../core/shared/system.port';
import { PostgresAccountLinkRepository } from './account/postgres-account-link-repository';
import {
  PostgresChallenges,
  PostgresFactors,
  PostgresKnownBrowsers,
  PostgresSecondSessions,
} from './account/postgres-factors';
import { PostgresPasswords } from './account/postgres-passwords';
import { PostgresSessions } from './account/postgres-sessions';
import { PostgresApplications, PostgresStaffNotes } from './applications/postgres-applications';
import { PostgresAudit } from './audit/postgres-audit';
import { CachedByChange } from './cached-by-change';
import { CampaignTitles, PostgresCampaigns } from './campaigns/postgres-campaigns';
import type { Database } from './database';
import { PostgresEvents } from './events/postgres-events';
import { PostgresFeeds } from './feeds/postgres-feeds';
import { PostgresFigures } from './figures/postgres-figures';
import { PostgresGiftImports, PostgresGifts } from './gifts/postgres-gifts';
import { PostgresCompletions, PostgresGuides } from './guides/postgres-guides';
import { PostgresOutbox } from './mail/postgres-outbox';
import { PostgresMessages } from './messages/postgres-messages';
import { PostgresAvatars } from './people/postgres-avatars';
import { PostgresPeople } from './people/postgres-people';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresPlans } from './plans/postgres-plans';
import { PostgresPersonalRecords } from './privacy/postgres-personal-records';
import { PostgresPrograms } from './programs/postgres-programs';
import { postgresDueReceipts } from './receipts/postgres-due-receipts';
import { postgresReceipts, receiptCaches } from './receipts/postgres-receipts';
import { postgresStatementRuns } from './receipts/postgres-statement-runs';
import { PostgresSettings } from './settings/postgres-settings';
import { PostgresShelf } from './shelf/postgres-shelf';
import { PostgresLooks } from './signups/postgres-looks';
import { PostgresSignups } from './signups/postgres-signups';
import { PostgresWorks } from './signups/postgres-works';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  const figures = new CachedByChange<GiftFigures>(['gifts'], clock);
  const messages = new CachedByChange<MessageCounts>(['messages'], clock);
  const pickups = new CachedByChange<PickupCounts>(['pickups'], clock);
  const receipts = receiptCaches(clock);
  return (database: Database) => ({
    applications: new PostgresApplications(database),
    audit: new PostgresAudit(database),
    avatars: new PostgresAvatars(database, clock),
    campaigns: new PostgresCampaigns(database),
    challenges: new PostgresChallenges(database),
    campaignTitles: new CampaignTitles(database),
    events: new PostgresEvents(database),
    completions: new PostgresCompletions(database),
    factors: new PostgresFactors(database),
    feeds: new PostgresFeeds(database),
    figures: new PostgresFigures(database),
    giftImports: new PostgresGiftImports(database),
    gifts: new PostgresGifts(database, figures),
    guides: new PostgresGuides(database),
    looks: new PostgresLooks(database),
    knownBrowsers: new PostgresKnownBrowsers(database),
    links: new PostgresAccountLinkRepository(database),
    messages: new PostgresMessages(database, messages),
    outbox: new PostgresOutbox(database),
    passwords: new PostgresPasswords(database),
    people: new PostgresPeople(database),
    pickups: new PostgresPickups(database, pickups),
    plans: new PostgresPlans(database),
    programs: new PostgresPrograms(database),
    receipts: postgresReceipts(database, receipts),
    records: new PostgresPersonalRecords(database),
    secondSessions: new PostgresSecondSessions(database),
    sessions: new PostgresSessions(database),
    settings: new PostgresSettings(database, clock),
    shelf: new PostgresShelf(database),
    signups: new PostgresSignups(database),
    staffNotes: new PostgresStaffNotes(database),
    statementRuns: postgresStatementRuns(database),
    dueReceipts: postgresDueReceipts(database),
    works: new PostgresWorks(database),
  });
}
