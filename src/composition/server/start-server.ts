import { join } from 'node:path';
import process from 'node:process';
import { ListedCommonPasswords } from '../../adapters/common-passwords/listed-common-passwords';
import { BuiltSiteFiles } from '../../adapters/node/built-site-files';
import { GatheredLines } from '../../adapters/node/gathered-lines';
import { BetterAuthAccounts } from '../../adapters/postgres/account/better-auth-accounts';
import { PostgresAccountLinks } from '../../adapters/postgres/account/postgres-account-links';
import { PostgresOwnAccount } from '../../adapters/postgres/account/postgres-own-account';
import { announceByCount, announceByNotice } from '../../adapters/postgres/announce';
import { PostgresCampaignGateway } from '../../adapters/postgres/campaigns/postgres-campaign-gateway';
import { PostgresContentStore } from '../../adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../adapters/postgres/content/postgres-image-library';
import { PostgresDonationGateway } from '../../adapters/postgres/gifts/postgres-donation-gateway';
import { PostgresNoticeDigests } from '../../adapters/postgres/mail/postgres-notice-digests';
import { PostgresOutbox } from '../../adapters/postgres/mail/postgres-outbox';
import { PostgresContactGateway } from '../../adapters/postgres/messages/postgres-contact-gateway';
import { PostgresInbox } from '../../adapters/postgres/messages/postgres-inbox';
import { isMigrated } from '../../adapters/postgres/migrations/migrate';
import { PostgresAvatars } from '../../adapters/postgres/people/postgres-avatars';
import { PostgresPeopleGateway } from '../../adapters/postgres/people/postgres-people-gateway';
import { PostgresChanges } from '../../adapters/postgres/postgres-changes';
import { PostgresRateLimiter } from '../../adapters/postgres/postgres-rate-limiter';
import { postgresRepositories } from '../../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../adapters/postgres/postgres-unit-of-work';
import { PostgresOldRecords } from '../../adapters/postgres/privacy/postgres-old-records';
import { PostgresPersonalData } from '../../adapters/postgres/privacy/postgres-personal-data';
import { PostgresOwnReceipts } from '../../adapters/postgres/receipts/postgres-own-receipts';
import { PostgresReceiptBook } from '../../adapters/postgres/receipts/postgres-receipt-book';
import { PostgresStatementLetters } from '../../adapters/postgres/receipts/postgres-statement-letters';
import { RememberedCampaignGateway } from '../../adapters/remembered/remembered-campaign-gateway';
import { RememberedContentStore } from '../../adapters/remembered/remembered-content-store';
import { SmtpMailer } from '../../adapters/smtp/smtp-mailer';
import { BrowserScheduler } from '../../adapters/system/browser-scheduler';
import { JsonLineLogger } from '../../adapters/system/json-line-logger';
import { RandomIdSource } from '../../adapters/system/random-id-source';
import { AuditService } from '../../core/audit/audit.service';
import { CollectUnusedPictures } from '../../core/content/collect-unused-pictures';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { GiftBookService } from '../../core/gifts/gift-book.service';
import { OwnGivingService } from '../../core/gifts/own/own-giving.service';
import { SendWaitingMail } from '../../core/mail/send-waiting-mail';
import { PickupsService } from '../../core/pickups/pickups.service';
import { ForgetOldRecords } from '../../core/privacy/forget-old-records';
import { SettingsService } from '../../core/settings/settings.service';
import { Publisher } from '../../server/content/publisher';
import { lookAfterPictures } from '../../server/content/unused-pictures.job';
import { createServerApp } from '../../server/create-server-app';
import { lookAfterMail } from '../../server/mail/mail.job';
import { mailsOf } from '../../server/mail/mails';
import { startNoticeDigests } from '../../server/mail/notice-digest.job';
import { lookAfterOldRecords } from '../../server/privacy/retention.job';
import { startStatementLetters } from '../../server/receipts/statement-letters.job';
import { addSamples } from './add-samples';
import { addressReader } from './address-reader';
import { GracefulStop } from './graceful-stop';
import { openForServing } from './open-data';
import { openPages } from './open-pages';
import { portRefusal } from './refusals';
import { refuseSamples } from './refuse-samples';
import { sentenceOf } from './sentence-of';
import { serveApp } from './serve-app';
import { isLocal, readServerConfiguration } from './server-configuration';

const clock = { now: () => Date.now() };
const scheduler = new BrowserScheduler(globalThis);
const ids = new RandomIdSource(crypto);
const log = new GatheredLines((text) => process.stdout.write(text), setImmediate);
process.once('exit', () => log.flush());
const logger = new JsonLineLogger((line) => log.add(line), clock);

/** Prints a line in the terminal. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function start(): Promise<void> {
  const configuration = readServerConfiguration(process.env);
  const site = new BuiltSiteFiles(join(import.meta.dirname, 'site'), join(import.meta.dirname, 'hosting'));
  const data = await openForServing(configuration, logger);
  const { database, listen } = data;
  if (!isLocal(configuration.publicUrl)) await refuseSamples(database);
  // Without a secret in the data folder, the configuration requires one.
  const secret = configuration.secret ?? data.secret ?? '';

  const announce = configuration.isPolling ? announceByCount : announceByNotice;
  const changes = new PostgresChanges(database, scheduler, logger, configuration.isPolling ? null : listen);
  await changes.start();

  const accounts = new BetterAuthAccounts(
    database,
    { publicUrl: configuration.publicUrl, secret, clock },
    logger,
    announce,
  );
  if (configuration.hasSamples && (await addSamples(database, accounts, clock)))
    say('The empty database has the samples now: accounts, campaigns, gifts and receipts.');
  const invitation = await accounts.inviteFirstAdmin();

  const { publicUrl } = configuration;
  const mails = mailsOf(configuration.publicUrl);
  const accountLinks = new PostgresAccountLinks(database, {
    ...{ clock, ids, logger, announce, publicUrl, mails },
  });

  const stop = new GracefulStop({ clock, logger, graceMs: configuration.graceMs });
  const contentStore = new PostgresContentStore(database, DEFAULT_CONTENT, clock, ids, logger, announce);
  const imageLibrary = new PostgresImageLibrary(database, crypto.subtle, clock, logger, announce);
  const campaignGateway = new PostgresCampaignGateway(database, clock, ids, logger, announce);
  const avatars = new PostgresAvatars(database, logger);
  const collectUnused = new CollectUnusedPictures(
    imageLibrary,
    contentStore,
    null,
    campaignGateway,
    avatars,
    clock,
  );
  const endCollecting = lookAfterPictures(collectUnused, scheduler);

  const { mail } = configuration;
  const outbox = new PostgresOutbox(database, mail !== null, clock, logger);
  const mailer = mail && new SmtpMailer(mail.smtpUrl, mail.from);
  const endMail = mailer && lookAfterMail(new SendWaitingMail(outbox, mailer, clock, logger), scheduler);

  const endLetters = startStatementLetters({
    letters: new PostgresStatementLetters(database, { clock, ids, logger, mails, announce }),
    ...{ changes, scheduler },
  });

  const endDigests = startNoticeDigests(
    new PostgresNoticeDigests(database, { clock, logger, mails }),
    scheduler,
  );

  const oldRecords = new PostgresOldRecords(database, logger, announce);
  const endForgetting = lookAfterOldRecords(new ForgetOldRecords(oldRecords, clock, logger), scheduler);

  const publisher = new Publisher({
    contentStore,
    campaigns: campaignGateway,
    imageLibrary,
    changes,
    clock,
    scheduler,
    logger,
    pages: await openPages(site, join(import.meta.dirname, 'renderer'), configuration.publicUrl),
    defaults: DEFAULT_CONTENT,
  });
  const endPublishing = await publisher.start();
  await site.improved;

  const unit = new PostgresUnitOfWork(database, postgresRepositories(clock), {
    ...{ clock, ids, logger, announce },
  });
  const sendInvitation: PostgresAccountLinks['sendInvitation'] = (transaction, person) =>
    accountLinks.sendInvitation(transaction, person);
  const people = { clock, ids, logger, announce, sendInvitation };
  const app = createServerApp(
    {
      accountLinks,
      ownAccount: (user, sessionId) =>
        new PostgresOwnAccount(database, user, sessionId, { ...people, subtle: crypto.subtle }),
      ownGivingFor: (user) => new OwnGivingService(unit, user, campaignGateway, clock),
      ownReceiptsFor: ({ id, email }) => new PostgresOwnReceipts(database, { personId: id, email }, logger),
      receiptsFor: (actor) =>
        new PostgresReceiptBook(database, actor, {
          ...{ clock, ids, logger, mails, announce },
          sends: mail !== null,
        }),
      commonPasswords: new ListedCommonPasswords(),
      accounts,
      campaignGateway: new RememberedCampaignGateway(campaignGateway, changes, clock),
      contactGateway: new PostgresContactGateway(database, clock, ids, logger, mails, announce),
      contentStore: new RememberedContentStore(contentStore, changes, clock),
      donationGateway: new PostgresDonationGateway(database, clock, ids, logger, mails, announce),
      auditLog: new AuditService(unit),
      personalDataFor: (actor) => new PostgresPersonalData(database, actor, { clock, ids, logger, announce }),
      peopleFor: (actor) => new PostgresPeopleGateway(database, actor, people),
      giftBookFor: (actor) => new GiftBookService(unit, actor, clock),
      imageLibrary,
      inbox: new PostgresInbox(database, ids, logger, announce),
      limiter: new PostgresRateLimiter(database, clock, logger, secret),
      changes,
      pickupsFor: (actor) => new PickupsService(unit, actor, mails),
      scheduler,
      keptContent: publisher.kept,
      publication: publisher,
      outbox,
      settingsFor: (actor) => new SettingsService(unit, actor),
      readiness: {
        isReady: async () => !stop.isAsked && isMigrated(database).catch(() => false),
      },
      site,
      clock,
      ids,
      logger,
    },
    {
      origin: configuration.publicUrl,
      headers: site.headers,
      stopping: stop.signal,
      addressOf: addressReader(configuration.addressHeader, logger),
    },
  );
  const server = serveApp(app, configuration.port, () => {
    for (const notice of configuration.notices) say(notice);
    say(`The site is at ${configuration.publicUrl}/`);
    if (invitation.ok && invitation.value) sayFirstAdmin(configuration.publicUrl, invitation.value);
  });
  server.once('error', (error) => {
    say(sentenceOf(portRefusal(configuration.port, error)));
    process.exit(1);
  });
  const close = async () => {
    endCollecting();
    endForgetting();
    endPublishing();
    await accountLinks.settled();
    await endLetters();
    await endDigests();
    await endMail?.();
    await changes.close();
    await data.close();
  };
  stop.listen(server, close);
}

function sayFirstAdmin(publicUrl: string, secret: string): void {
  say(`There is no admin yet. Open this link to make the first one; it works once, within an hour:`);
  // Behind the '#' it is sent to no server, and so written into no log.
  say(`${publicUrl}/first-admin#${secret}`);
}

try {
  await start();
} catch (error) {
  say(sentenceOf(error));
  // At once: what is open already would keep the process for a while.
  process.exit(1);
}
