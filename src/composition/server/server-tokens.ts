import type { Database } from '../../adapters/postgres/database';
import type { postgresRepositories } from '../../adapters/postgres/postgres-repositories';
import type { PublishChange } from '../../adapters/postgres/publish-change';
import type { FactorTools } from '../../core/account/second-factor/factor-tools.port';
import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import type { ContentStore } from '../../core/content/content-store.port';
import type { PublicEvents } from '../../core/events/events.api';
import type { FiguresSoFar } from '../../core/figures/so-far.api';
import type { Mailer } from '../../core/mail/mailer.port';
import type { Mails } from '../../core/mail/mails';
import type { PublicSettingsSource } from '../../core/settings/public-settings.api';
import type { WantedSizes } from '../../core/shelf/wanted-sizes.api';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import type { ApiArea } from '../../server/api-routes';
import type { SitePages } from '../../server/content/publisher';
import type { ServerPorts } from '../../server/server-ports';
import { token } from '../shared/token';
import { tokens } from '../shared/tokens';

/** A job that runs beside the answers: starts at once, and answers what ends it. */
export type Job = () => () => void | Promise<void>;

/** One token for each part of the server that no class names. */
export const serverTokens = {
  clock: tokens.clock,
  scheduler: tokens.scheduler,
  logger: tokens.logger,
  ids: tokens.idSource,
  /** The site's origin as people see it. */
  publicUrl: token<string>('PublicUrl'),
  /** Signs cookies and hashes. */
  secret: token<string>('Secret'),
  /** Encrypts the secrets of authenticators; null where there is no key. */
  factorKey: token<Uint8Array | null>('FactorKey'),
  factorTools: token<FactorTools>('FactorTools'),
  siteNames: token<ServerPorts['siteNames']>('SiteNames'),
  database: token<Database>('Database'),
  publishChange: token<PublishChange>('PublishChange'),
  changes: token<ServerPorts['changes'] & { readonly isPrompt: boolean }>('Changes'),
  unit: token<UnitOfWork<ReturnType<ReturnType<typeof postgresRepositories>>>>('UnitOfWork'),
  mails: token<Mails>('Mails'),
  /** Null where mail stays in the outbox. */
  mailer: token<Mailer | null>('Mailer'),
  pages: token<SitePages>('SitePages'),
  forms: token<ServerPorts['forms']>('Forms'),
  site: token<ServerPorts['site']>('BuiltSite'),
  readiness: token<ServerPorts['readiness']>('Readiness'),
  /** The content, the campaigns and the public events as they were read last, until they change. */
  knownContent: token<ContentStore>('KnownContent'),
  knownCampaigns: token<ActiveCampaigns>('KnownCampaigns'),
  knownEvents: token<PublicEvents>('KnownEvents'),
  calendars: token<ServerPorts['calendars']>('Calendars'),
  knownSizes: token<WantedSizes>('KnownSizes'),
  knownSettings: token<PublicSettingsSource>('KnownSettings'),
  knownFigures: token<FiguresSoFar>('KnownFigures'),
  keptContent: token<ServerPorts['keptContent']>('KeptContent'),
  ownAccountFor: token<ServerPorts['ownAccountFor']>('OwnAccountFor'),
  /** Bound once for each area with an API. */
  api: token<ApiArea>('ApiArea'),
  /** Bound once for each job. */
  job: token<Job>('Job'),
};
