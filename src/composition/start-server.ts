import type { Server } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Context } from 'hono';
import { ListedCommonPasswords } from '../adapters/common-passwords/listed-common-passwords';
import { BuiltSiteFiles } from '../adapters/node/built-site-files';
import { GatheredLines } from '../adapters/node/gathered-lines';
import { announceByCount, announceByNotice } from '../adapters/postgres/announce';
import { BetterAuthAccounts } from '../adapters/postgres/better-auth-accounts';
import { CountedFigures } from '../adapters/postgres/gift-figures';
import { isMigrated } from '../adapters/postgres/migrate';
import { PostgresAccountLinks } from '../adapters/postgres/postgres-account-links';
import { PostgresAvatars } from '../adapters/postgres/postgres-avatars';
import { PostgresCampaignGateway } from '../adapters/postgres/postgres-campaign-gateway';
import { PostgresChanges } from '../adapters/postgres/postgres-changes';
import { PostgresContactGateway } from '../adapters/postgres/postgres-contact-gateway';
import { PostgresContentStore } from '../adapters/postgres/postgres-content-store';
import { PostgresDonationGateway } from '../adapters/postgres/postgres-donation-gateway';
import { PostgresGiftBook } from '../adapters/postgres/postgres-gift-book';
import { PostgresImageLibrary } from '../adapters/postgres/postgres-image-library';
import { PostgresInbox } from '../adapters/postgres/postgres-inbox';
import { PostgresOldRecords } from '../adapters/postgres/postgres-old-records';
import { PostgresOutbox } from '../adapters/postgres/postgres-outbox';
import { PostgresOwnAccount } from '../adapters/postgres/postgres-own-account';
import { PostgresOwnGiving } from '../adapters/postgres/postgres-own-giving';
import { PostgresOwnReceipts } from '../adapters/postgres/postgres-own-receipts';
import { PostgresPeopleGateway } from '../adapters/postgres/postgres-people-gateway';
import { PostgresPersonalData } from '../adapters/postgres/postgres-personal-data';
import { PostgresPickups } from '../adapters/postgres/postgres-pickups';
import { PostgresRateLimiter } from '../adapters/postgres/postgres-rate-limiter';
import { PostgresReceiptBook } from '../adapters/postgres/postgres-receipt-book';
import { postgresRepositories } from '../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../adapters/postgres/postgres-unit-of-work';
import { RememberedCampaignGateway } from '../adapters/remembered/remembered-campaign-gateway';
import { RememberedContentStore } from '../adapters/remembered/remembered-content-store';
import { SmtpMailer } from '../adapters/smtp/smtp-mailer';
import { BrowserScheduler } from '../adapters/system/browser-scheduler';
import { JsonLineLogger } from '../adapters/system/json-line-logger';
import { RandomIdSource } from '../adapters/system/random-id-source';
import { AuditService } from '../core/audit/audit.service';
import { CollectUnusedPictures } from '../core/content/collect-unused-pictures';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { SendWaitingMail } from '../core/mail/send-waiting-mail';
import { ForgetOldRecords } from '../core/privacy/forget-old-records';
import { SettingsService } from '../core/settings/settings.service';
import { createServerApp } from '../server/create-server-app';
import { lookAfterMail } from '../server/look-after-mail';
import { lookAfterOldRecords } from '../server/look-after-old-records';
import { lookAfterPictures } from '../server/look-after-pictures';
import { mailsOf } from '../server/mails';
import { Publisher } from '../server/publisher';
import { addSamples, refuseSampleAccounts } from './add-samples';
import { openForServing } from './open-data';
import { openPages } from './open-pages';
import { sentenceOf } from './sentence-of';
import { isLocal, readServerConfiguration } from './server-configuration';

/** What runs has this long to finish once the server is asked to stop. */
const STOP_MS = 10_000;
/** Signals that come within this time, in ms, are one. */
const SAME_SIGNAL_MS = 500;
/**
 * A caller has this long to send the head of a request, and the whole of one, in ms: longer ones hold connections. One that
 * nobody uses is kept for longer than proxies keep theirs: whoever closes first must not be the one who is asked.
 */
const TIME_LIMITS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 };

const clock = { now: () => Date.now() };
const scheduler = new BrowserScheduler(globalThis);
const ids = new RandomIdSource(crypto);
const log = new GatheredLines((text) => process.stdout.write(text), setImmediate);
process.once('exit', () => log.flush());
const logger = new JsonLineLogger((line) => log.add(line), clock);

/** A line for whoever started the server. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The caller's address: the proxy's word where there is one, else the socket's. */
function addressReader(header: string | null): (context: Context) => string {
  return (context) => {
    const told = header ? (context.req.header(header)?.split(',').at(-1)?.trim() ?? '') : '';
    return isIP(told) ? told : ((context.env as HttpBindings).incoming?.socket.remoteAddress ?? 'unknown');
  };
}

async function start(): Promise<void> {
  const configuration = readServerConfiguration(process.env);
  const site = new BuiltSiteFiles(join(import.meta.dirname, 'site'), join(import.meta.dirname, 'hosting'));
  if (!configuration.databaseUrl) {
    say('No DATABASE_URL: an embedded database is used. It is for trying out, not for real people’s data.');
  }
  const data = await openForServing(configuration, logger);
  const { database, listen } = data;
  if (!isLocal(configuration.publicUrl)) {
    await refuseSampleAccounts(database).catch(async (error) => {
      await data.close();
      throw error;
    });
  }
  // The configuration asks for a secret wherever there is none beside the database.
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
    say('The empty database has the sample accounts and campaigns now.');
  const invitation = await accounts.inviteFirstAdmin();

  const { publicUrl } = configuration;
  const mails = mailsOf(configuration.publicUrl);
  const accountLinks = new PostgresAccountLinks(database, {
    ...{ clock, ids, logger, announce, publicUrl, mails },
  });

  const stopping = new AbortController();
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
  if (!mail) say('No SMTP_URL: no mail is sent. Mails wait in the outbox, which admins find under Settings.');
  const outbox = new PostgresOutbox(database, mail !== null, clock, logger);
  const mailer = mail && new SmtpMailer(mail.smtpUrl, mail.from);
  const endMail = mailer && lookAfterMail(new SendWaitingMail(outbox, mailer, clock, logger), scheduler);

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
  const giftFigures = new CountedFigures(database, clock);
  const sendInvitation: PostgresAccountLinks['sendInvitation'] = (transaction, person) =>
    accountLinks.sendInvitation(transaction, person);
  const people = { clock, ids, logger, announce, sendInvitation };
  const app = createServerApp(
    {
      accountLinks,
      ownAccount: (user, sessionId) =>
        new PostgresOwnAccount(database, user, sessionId, { ...people, subtle: crypto.subtle }),
      ownGivingFor: (user) =>
        new PostgresOwnGiving(database, user, {
          ...{ clock, ids, logger, figures: giftFigures, campaigns: campaignGateway },
        }),
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
      giftBookFor: (actor) =>
        new PostgresGiftBook(database, actor, giftFigures, { clock, ids, logger, announce }),
      imageLibrary,
      inbox: new PostgresInbox(database, ids, logger, announce),
      limiter: new PostgresRateLimiter(database, clock, logger),
      changes,
      pickupsFor: (actor) => new PostgresPickups(database, actor, clock, ids, logger, mails, announce),
      scheduler,
      keptContent: publisher.kept,
      publication: publisher,
      outbox,
      settingsFor: (actor) => new SettingsService(unit, actor),
      readiness: {
        isReady: async () => !stopping.signal.aborted && isMigrated(database).catch(() => false),
      },
      site,
      clock,
      ids,
      logger,
    },
    {
      origin: configuration.publicUrl,
      headers: site.headers,
      stopping: stopping.signal,
      addressOf: addressReader(configuration.addressHeader),
    },
  );
  const server = serve({ fetch: app.fetch, port: configuration.port, serverOptions: TIME_LIMITS }, () => {
    say(`The site is at ${configuration.publicUrl}/`);
    if (invitation.ok && invitation.value) sayFirstAdmin(configuration.publicUrl, invitation.value);
  }) as Server;
  server.once('error', (error) => {
    say(`The server cannot listen on port ${configuration.port}: ${error.message}`);
    process.exit(1);
  });
  const close = async () => {
    endCollecting();
    endForgetting();
    endPublishing();
    await accountLinks.settled();
    await endMail?.();
    await changes.close();
    await data.close();
  };
  stopOnSignal(server, stopping, close);
}

function sayFirstAdmin(publicUrl: string, secret: string): void {
  say(`There is no admin yet. Open this link to make the first one; it works once, within an hour:`);
  // Behind the '#' it is sent to no server, and so written into no log.
  say(`${publicUrl}/first-admin#${secret}`);
}

/** Finishes what runs, for STOP_MS at most, and closes the database. A second signal ends the process at once. */
function stopOnSignal(server: Server, stopping: AbortController, close: () => Promise<void>): void {
  let first = 0;
  const stop = () => {
    if (stopping.signal.aborted) {
      // npm passes on a Ctrl+C that the terminal has sent to the server already: that is one signal, not two.
      if (clock.now() - first > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    first = clock.now();
    stopping.abort();
    logger.info('The server stops');
    const giveUp = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // A connection that has just been answered is idle only now.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(sweep);
      void close().finally(() => process.exit());
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  say(sentenceOf(error));
  process.exitCode = 1;
}
