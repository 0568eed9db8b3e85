import type { Container, ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../adapters/common-passwords/listed-common-passwords';
import { BetterAuthAccounts } from '../../adapters/postgres/account/better-auth-accounts';
import { PostgresImageLibrary } from '../../adapters/postgres/content/postgres-image-library';
import { PostgresRateLimiter } from '../../adapters/postgres/postgres-rate-limiter';
import { AccountLinksService } from '../../core/account/links/account-links.service';
import { NoteSignIn } from '../../core/account/second-factor/note-sign-in';
import { SecondStepSignIn } from '../../core/account/second-factor/second-step-sign-in';
import { TellFullForm } from '../../core/messages/tell-full-form';
import { Publisher } from '../../server/content/publisher';
import type { ServerPorts } from '../../server/server-ports';
import { createContainer, everyProvided, providedAll } from '../shared/container';
import { accountModule } from './modules/account.module';
import { areasModule } from './modules/areas.module';
import { calendarModule } from './modules/calendar.module';
import { contentModule } from './modules/content.module';
import { dataModule } from './modules/data.module';
import { serverTokens } from './server-tokens';

/** What the routes call, by what provides it. areas.module.ts binds the areas with an API. */
const PORTS = {
  accountLinks: AccountLinksService,
  accounts: BetterAuthAccounts,
  activeCampaigns: serverTokens.knownCampaigns,
  calendars: serverTokens.calendars,
  changes: serverTokens.changes,
  clock: serverTokens.clock,
  commonPasswords: ListedCommonPasswords,
  contentStore: serverTokens.knownContent,
  forms: serverTokens.forms,
  fullForms: TellFullForm,
  ids: serverTokens.ids,
  imageLibrary: PostgresImageLibrary,
  keptContent: serverTokens.keptContent,
  limiter: PostgresRateLimiter,
  logger: serverTokens.logger,
  ownAccountFor: serverTokens.ownAccountFor,
  publication: Publisher,
  publicEvents: serverTokens.knownEvents,
  publicSettings: serverTokens.knownSettings,
  readiness: serverTokens.readiness,
  scheduler: serverTokens.scheduler,
  secondStep: SecondStepSignIn,
  signIns: NoteSignIn,
  siteNames: serverTokens.siteNames,
  site: serverTokens.site,
  soFar: serverTokens.knownFigures,
  wantedSizes: serverTokens.knownSizes,
};

/** The server's program; `environment` binds what comes from outside, such as the database and the clock. */
export function serverContainer(...environment: readonly ContainerModule[]): Container {
  return createContainer(
    ...environment,
    dataModule,
    areasModule,
    accountModule,
    contentModule,
    calendarModule,
  );
}

/** What the routes of the server call. */
export function serverPorts(container: Container): ServerPorts {
  return { ...providedAll(container, PORTS), apis: everyProvided(container, serverTokens.api) };
}

/** Starts the server's jobs; the returned function ends them, and resolves when what they were doing is done. */
export function startJobs(container: Container): () => Promise<void> {
  const ends = everyProvided(container, serverTokens.job).map((start) => start());
  return async () => void (await Promise.all(ends.map((end) => end())));
}
