import { join } from 'node:path';
import process from 'node:process';
import { ContainerModule } from 'inversify';
import { IcalFileWriter } from '../../adapters/ical/ical-file-writer';
import { BufferedLines } from '../../adapters/node/buffered-lines';
import { BuiltSiteFiles } from '../../adapters/node/built-site-files';
import { BetterAuthAccounts } from '../../adapters/postgres/account/better-auth-accounts';
import { isMigrated } from '../../adapters/postgres/connection/migrate';
import { PostgresChanges } from '../../adapters/postgres/postgres-changes';
import { publishByCount, publishByNotice } from '../../adapters/postgres/publish-change';
import { SmtpMailer } from '../../adapters/smtp/smtp-mailer';
import { BrowserScheduler } from '../../adapters/system/browser-scheduler';
import { JsonLineLogger } from '../../adapters/system/json-line-logger';
import { RandomIdSource } from '../../adapters/system/random-id-source';
import { Publisher } from '../../server/content/publisher';
import { createServerApp } from '../../server/create-server-app';
import { provided } from '../shared/container';
import { bindValue } from '../shared/token';
import { addressReader } from './address-reader';
import { serverContainer, serverPorts, startJobs } from './assemble-server';
import { GracefulStop } from './graceful-stop';
import { openForServing } from './open-data';
import { openPages } from './open-pages';
import { portRefusal, sentenceOf } from './refusals';
import { addSamples, refuseSamples } from './samples';
import { serveApp } from './serve-app';
import { isLocal, readServerConfiguration } from './server-configuration';
import { serverTokens as tokens } from './server-tokens';

const clock = { now: () => Date.now() };
const scheduler = new BrowserScheduler(globalThis);
/** How long lines of the log wait for others, in ms. */
const LOG_WAIT_MS = 10;
const log = new BufferedLines(
  (text) => process.stdout.write(text),
  (task) => setTimeout(task, LOG_WAIT_MS),
);
process.once('exit', () => log.flush());
const logger = new JsonLineLogger((line) => log.add(line), clock);

/** Prints a line in the terminal. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function start(): Promise<void> {
  const configuration = readServerConfiguration(process.env);
  const { publicUrl, isPolling, mail } = configuration;
  const site = new BuiltSiteFiles(join(import.meta.dirname, 'site'), join(import.meta.dirname, 'hosting'));
  const data = await openForServing(configuration, logger);
  const { database, listen } = data;
  if (!isLocal(publicUrl)) await refuseSamples(database);

  const changes = new PostgresChanges(database, scheduler, logger, isPolling ? null : listen);
  await changes.start();
  const pages = await openPages(site, join(import.meta.dirname, 'renderer'), publicUrl);
  const stop = new GracefulStop({ clock, logger, graceMs: configuration.graceMs });

  const environment = new ContainerModule((options) => {
    bindValue(options, tokens.clock, clock);
    bindValue(options, tokens.scheduler, scheduler);
    bindValue(options, tokens.logger, logger);
    bindValue(options, tokens.ids, new RandomIdSource(crypto));
    bindValue(options, tokens.publicUrl, publicUrl);
    // Without a secret in the data folder, the configuration requires one.
    bindValue(options, tokens.secret, configuration.secret ?? data.secret ?? '');
    bindValue(options, tokens.factorKey, configuration.factorKey ?? data.factorKey);
    bindValue(options, tokens.database, database);
    bindValue(options, tokens.publishChange, isPolling ? publishByCount : publishByNotice);
    bindValue(options, tokens.changes, changes);
    bindValue(options, tokens.mailer, mail && new SmtpMailer(mail.smtpUrl, mail.from, new IcalFileWriter()));
    bindValue(options, tokens.pages, pages);
    bindValue(options, tokens.site, site);
    bindValue(options, tokens.readiness, {
      isReady: async () => !stop.isAsked && isMigrated(database).catch(() => false),
    });
  });
  const container = serverContainer(environment);

  const accounts = provided(container, BetterAuthAccounts);
  if (configuration.hasSamples && (await addSamples(database, accounts, clock)))
    say('The empty database has the samples now: accounts, campaigns, gifts and receipts.');
  const invitation = await accounts.inviteFirstAdmin();
  const endJobs = startJobs(container);
  const endPublishing = await provided(container, Publisher).start();

  const app = createServerApp(serverPorts(container), {
    origin: publicUrl,
    headers: site.headers,
    stopping: stop.signal,
    addressOf: addressReader(configuration.addressHeader, logger),
  });
  const server = serveApp(app, configuration.port, () => {
    for (const notice of configuration.notices) say(notice);
    say(`The site is at ${publicUrl}/`);
    if (invitation.ok && invitation.value) sayFirstAdmin(publicUrl, invitation.value);
  });
  server.once('error', (error) => {
    say(sentenceOf(portRefusal(configuration.port, error)));
    process.exit(1);
  });
  stop.listen(server, async () => {
    endPublishing();
    await endJobs();
    await changes.close();
    await data.close();
  });
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
