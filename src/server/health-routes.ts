import { Hono } from 'hono';
import type { ServerEnvironment } from './server-environment';

/** What the readiness of the server depends on. */
export interface Readiness {
  /** Whether the database answers and its schema is up to date. */
  isReady(): Promise<boolean>;
}

/** '/healthz': the process runs. '/readyz': it can do its work. For whatever watches the server; they say no more. */
export function healthRoutes(readiness: Readiness): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) =>
      (await readiness.isReady()) ? context.text('ready') : context.text('not ready', 503),
    );
}
