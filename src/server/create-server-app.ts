import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import type { Accounts } from '../core/account/accounts.port';
import type { AccountLinks } from '../core/account/links/account-links.port';
import type { OwnAccountService } from '../core/account/own-account.service';
import type { CommonPasswords } from '../core/account/passwords/common-passwords.port';
import type { User } from '../core/account/user';
import type { CampaignGateway } from '../core/campaigns/campaign-gateway.port';
import type { ContentStore } from '../core/content/content-store.port';
import { MAX_PICTURE_BYTES } from '../core/content/pictures/check-picture';
import type { ImageLibrary } from '../core/content/pictures/image-library.port';
import type { PictureFiles } from '../core/content/pictures/picture-files.port';
import type { Publication } from '../core/content/publication.port';
import type { Outbox } from '../core/mail/mail.api';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import type { Logger } from '../core/shared/result';
import type { Changes, Clock, IdSource, Scheduler } from '../core/shared/system.port';
import { accountLinkRoutes } from './account/account-link-routes';
import { avatarRoutes } from './account/avatar-routes';
import { firstAdminRoutes } from './account/first-admin-routes';
import { sessionRoutes } from './account/session-routes';
import type { ApiArea } from './api-area';
import { apiRoutes } from './api-routes';
import { campaignRoutes } from './campaigns/campaign-routes';
import { changeRoutes } from './change-routes';
import { contentRoutes } from './content/content-routes';
import type { KeptContent } from './content/kept-content';
import { pictureFiles } from './content/picture-files';
import { pictureRoutes } from './content/picture-routes';
import { publicationRoutes } from './content/publication-routes';
import { failureAnswer } from './failure-answer';
import { announcedAtMost, plainPath, sameOrigin } from './guards';
import { healthRoutes, type Readiness } from './health-routes';
import { oldOutboxRoutes } from './mail/old-outbox-routes';
import { type FormRoutesPorts, formRoutes } from './messages/form-routes';
import { networkOf } from './network-of';
import { RequestBodies } from './request-bodies';
import { RequestLog } from './request-log';
import type { ServerEnvironment } from './server-environment';
import { type BuiltSite, SiteFiles } from './site-files';

/** Everything that the server's routes call. */
export interface ServerPorts {
  /** The areas with an API. */
  readonly apis: readonly ApiArea[];
  readonly accountLinks: AccountLinks;
  /** The account of somebody who is signed in, by the cookie of their session. */
  readonly ownAccountFor: (user: User, cookie: string) => OwnAccountService;
  readonly accounts: Accounts;
  readonly commonPasswords: CommonPasswords;
  readonly campaignGateway: CampaignGateway;
  /** `catchUp` tells what was committed before the call. */
  readonly changes: Changes & { catchUp(): Promise<void> };
  readonly contentStore: ContentStore;
  readonly forms: FormRoutesPorts['forms'];
  readonly imageLibrary: Pick<ImageLibrary, 'put' | 'putCopy'> & PictureFiles;
  readonly keptContent: Pick<KeptContent, 'at'>;
  readonly limiter: RateLimiter;
  readonly publication: Publication;
  readonly outbox: Outbox;
  readonly readiness: Readiness;
  readonly scheduler: Pick<Scheduler, 'every'>;
  readonly site: BuiltSite;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** The operator's settings, as far as routes depend on them. */
export interface ServerSettings {
  /** The origin of the site as people see it, such as 'https://www.example.org'. */
  readonly origin: string;
  /** Headers for every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Says that the server stops: event streams end then. */
  readonly stopping: AbortSignal;
  /** The caller's network address. */
  readonly addressOf: (context: Context) => string;
}

/**
 * The server: calls below '/api', uploaded pictures, health, and the built site for every other path. Its pages and files
 * are answered before any route is looked for.
 */
export function createServerApp(ports: ServerPorts, settings: ServerSettings): Hono<ServerEnvironment> {
  const { accounts, clock, limiter, logger } = ports;
  const log = new RequestLog(clock, logger, ports.ids);
  const files = new SiteFiles(ports.site, settings.headers);
  const bodies = new RequestBodies();
  const commonHeaders = Object.entries(settings.headers);
  const app = new Hono<ServerEnvironment>();

  app.use(async (context, next) => {
    const [id, began] = [log.nextId(), clock.now()];
    context.set('address', networkOf(settings.addressOf(context)));
    context.set('user', null);
    context.set('id', id);
    context.set('bodies', bodies);
    for (const [name, value] of commonHeaders) context.header(name, value);
    await next();
    const [{ method }, { status }] = [context.req, context.res];
    const [route, person] = [routePath(context), context.get('user')?.id];
    log.answered({ id, method, route, status, began, person });
  });
  app.use(plainPath());

  const api = new Hono<ServerEnvironment>();
  api.use(methodNotAllowed({ app: api }));
  api.use(sameOrigin(settings.origin));
  api.use(announcedAtMost(MAX_PICTURE_BYTES));
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const cookie = context.req.header('cookie');
    if (cookie) {
      const who = await accounts.whoIs(cookie);
      if (!who.ok) return failureAnswer(context, who.failure);
      context.set('user', who.value);
    }
    return next();
  });
  api.use(async (context, next) => {
    await next();
    // When a write is answered, this process knows of the change: no later read waits for a notification or comparison.
    const isWrite = context.req.method !== 'GET' && context.req.method !== 'HEAD';
    if (isWrite && context.res.ok) await ports.changes.catchUp();
  });
  api.route('/pictures', pictureRoutes(ports.imageLibrary, ports.limiter));
  api.route('/session', sessionRoutes(ports));
  api.route('/content', contentRoutes(ports));
  api.route('/publication', publicationRoutes(ports.publication));
  api.route('/campaigns', campaignRoutes(ports.campaignGateway, logger));
  api.route('/account', avatarRoutes(ports.ownAccountFor, limiter));
  api.route('/account-links', accountLinkRoutes(ports));
  api.route('/first-admin', firstAdminRoutes(ports));
  api.route('/outbox', oldOutboxRoutes(ports.outbox));
  api.route('/changes', changeRoutes(ports, settings.stopping));
  for (const area of ports.apis) api.route(`/${area.api.area}`, apiRoutes(area, limiter));
  api.route('/', formRoutes(ports));
  api.all('*', (context) => failureAnswer(context, { code: 'not-found' }));

  app.route('/api', api);
  app.route('/pictures', pictureFiles(ports.imageLibrary, clock));
  app.route('/', healthRoutes(ports.readiness));
  app.route('/', files.routes());
  app.all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    logger.error('A request failed', { id: context.get('id'), error });
    return failureAnswer(context, { code: 'unavailable' });
  });

  const routed = app.fetch;
  app.fetch = (request, ...rest) => {
    const began = clock.now();
    const file = files.answer(request);
    if (!file) return routed(request, ...rest);
    const { method } = request;
    log.answered({ id: log.nextId(), method, route: '/*', status: file.status, began, person: undefined });
    return file;
  };
  return app;
}
