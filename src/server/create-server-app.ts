import { MAX_PICTURE_BYTES } from '../core/content/pictures/check-picture';
import { accountLinkRoutes } from './account/account-link-routes';
import { avatarRoutes } from './account/avatar-routes';
import { firstAdminRoutes } from './account/first-admin-routes';
import { sessionRoutes } from './account/session-routes';
import { apiRoutes } from './api-routes';
import { calendarRoutes } from './calendar/calendar-routes';
import { changeRoutes } from './change-routes';
import { contentRoutes } from './content/content-routes';
import { pictureFiles } from './content/picture-files';
import { pictureRoutes } from './content/picture-routes';
import { type Connection, honoApp } from './hono-app';
import {
  type Answer,
  answerBy,
  type Call,
  failureAnswer,
  header,
  plainText,
  type Route,
  type RoutedRequest,
  responseOf,
  route,
} from './http';
import { formRoutes } from './messages/form-routes';
import { networkOf } from './network-of';
import { announcedBytes, RequestBodies } from './request-bodies';
import { RequestLog } from './request-log';
import type { ServerPorts } from './server-ports';
import { isPlain, SiteFiles } from './site-files';

/** The operator's settings, as far as routes depend on them. */
export interface ServerSettings {
  /** The origin of the site as people see it, such as 'https://www.example.org'. */
  readonly origin: string;
  /** Headers for every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Says that the server stops: event streams end then. */
  readonly stopping: AbortSignal;
  /** The caller's network address. */
  readonly addressOf: (request: RoutedRequest) => string;
}

/** The server's program without its socket. */
export interface ServerApp {
  /** What it answers, beside the files of the site. */
  readonly routes: readonly Route[];
  readonly fetch: (request: Request, connection?: Connection) => Response | Promise<Response>;
}

/**
 * The server: calls below '/api', uploaded pictures, health, and the built site for every other path. Its pages and files
 * are answered before any route is looked for.
 */
export function createServerApp(ports: ServerPorts, settings: ServerSettings): ServerApp {
  const { clock, logger } = ports;
  const log = new RequestLog(clock, logger, ports.ids);
  const files = new SiteFiles(ports.site, settings.headers);
  const bodies = new RequestBodies(ports.scheduler);
  const apiHeaders = { ...settings.headers, 'Cache-Control': 'no-store' };
  const routes = allRoutes(ports, settings);

  const respond = (call: Call, route: Route | readonly string[], isApi: boolean) => {
    if (!isPlain(call.path))
      return isApi ? failureAnswer({ code: 'not-found' }) : files.answerOdd(call.request);
    if (isApi) return answerApi(call, route, ports, settings.origin);
    if (isRoute(route)) return answerBy(route, call, ports.limiter);
    return files.answerUnknown(call.request);
  };
  const app = honoApp(routes, async (routed, route) => {
    const [id, began] = [log.nextId(), clock.now()];
    const network = networkOf(settings.addressOf(routed));
    const readBytes: Call['readBytes'] = (limit) =>
      bodies.read(routed.request, { network, personId: call.user?.id ?? null }, limit);
    const call: Call = { ...routed, user: null, id, network, readBytes };
    const isApi = /^\/api(\/|$)/.test(call.path);
    let answer: Answer;
    try {
      answer = await respond(call, route, isApi);
    } catch (error) {
      logger.error('A request failed', { id, error });
      answer = isApi ? failureAnswer({ code: 'unavailable' }) : plainText('Unavailable\n', 503);
    }
    const pattern = isRoute(route) ? route.path : isApi ? '/api/*' : '/*';
    const [{ method }, { status }, person] = [call.request, answer, call.user?.id];
    log.answered({ id, method, route: pattern, status, began, person });
    return responseOf(answer, isApi ? apiHeaders : settings.headers);
  });
  return {
    routes,
    fetch: (request, connection) => {
      const began = clock.now();
      const file = files.answer(request);
      if (!file) return app(request, connection);
      const { method } = request;
      log.answered({ id: log.nextId(), method, route: '/*', status: file.status, began, person: undefined });
      return responseOf(file);
    },
  };
}

/** Marks a call that a page makes by itself, such as a list that reads itself again: it does not keep its session from ending. */
const UNATTENDED_HEADER = 'x-unattended';

function allRoutes(
  ports: ServerPorts,
  { stopping, origin }: Pick<ServerSettings, 'stopping' | 'origin'>,
): readonly Route[] {
  return [
    ...pictureRoutes(ports.imageLibrary),
    ...sessionRoutes(ports, origin),
    ...contentRoutes(ports),
    ...avatarRoutes(ports.ownAccountFor),
    ...accountLinkRoutes(ports),
    ...firstAdminRoutes(ports),
    ...changeRoutes(ports, stopping),
    ...ports.apis.flatMap((area) => apiRoutes(area, ports.limiter)),
    ...formRoutes(ports),
    ...pictureFiles(ports.imageLibrary, ports.clock),
    ...calendarRoutes(ports.calendars, ports.limiter, origin),
    // For whatever watches the server: the process runs; it can do its work. They say no more.
    route('GET /healthz', null, () => plainText('ok')),
    route('GET /readyz', null, async () =>
      (await ports.readiness.isReady()) ? plainText('ready') : plainText('not ready', 503),
    ),
  ];
}

function isRoute(handler: Route | readonly string[]): handler is Route {
  return 'answer' in handler;
}

/** Answers a call below '/api'. What another site's page sends is refused, and what is larger than anything here takes. */
async function answerApi(
  call: Call,
  route: Route | readonly string[],
  { accounts, changes, limiter }: Pick<ServerPorts, 'accounts' | 'changes' | 'limiter'>,
  origin: string,
): Promise<Answer> {
  const { method } = call.request;
  const sends = method !== 'GET' && method !== 'HEAD';
  // Browsers name the origin of the page that sends a body.
  if (sends && header(call, 'origin') !== origin) return failureAnswer({ code: 'forbidden' });
  if ((announcedBytes(call.request) ?? 0) > MAX_PICTURE_BYTES)
    return failureAnswer({ code: 'quota', limit: MAX_PICTURE_BYTES });
  const cookie = header(call, 'cookie');
  if (cookie) {
    const isUnattended =
      header(call, UNATTENDED_HEADER) !== undefined || (isRoute(route) && route.right === 'changes.follow');
    const who = await accounts.whoIs(cookie, isUnattended);
    if (!who.ok) return failureAnswer(who.failure);
    call.user = who.value;
  }
  if (!isRoute(route)) {
    return route.length === 0
      ? failureAnswer({ code: 'not-found' })
      : plainText('Method Not Allowed', 405, { Allow: route.join(', ') });
  }
  const answer = await answerBy(route, call, limiter);
  // When a write is answered, this process knows of the change: no later read waits for a notification or comparison.
  if (sends && !route.isQuery && answer.status < 300) await changes.catchUp();
  return answer;
}
