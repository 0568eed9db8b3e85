import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/find-postgres.mjs';
import { aCampaignDraft } from '../support/campaign-builder';
import { aContactMessage } from '../support/contact-builder';
import { holdMessages, isWaitingForLock } from '../support/hold-messages';
import { hasPostgres, newDatabase, openForTests, until } from '../support/real-postgres';
import { callAt, PUBLIC_URL, SECRET, ServerProcess, startCommand } from '../support/server-process';
import { FORM_SIGNS } from '../support/server-routes';
import { signedInAdmin } from '../support/signed-in-admin';
import { hasNginx, startNginx } from '../support/start-nginx';

const PROXIED = { TRUSTED_PROXY: 'x-forwarded-for' };

/** A folder with the project's own commands, in which the built programs are the tests'. */
function commandsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  symlinkSync(inject('programs'), join(folder, 'dist-server'));
  return folder;
}

describe.skipIf(!hasPostgres)("an operator's day", () => {
  test('what npm run server starts is not ready at SIGTERM, takes requests for the grace period, finishes, and ends with 0', async () => {
    const url = await newDatabase();
    const database = openForTests(url);
    const port = await freePort();
    const program = startCommand(
      ['npm', 'run', 'server'],
      { PORT: `${port}`, PUBLIC_URL, DATABASE_URL: url, SECRET, GRACE_SECONDS: '2' },
      { cwd: commandsFolder(), ownGroup: true },
    );
    await program.hasSaid('The site is at');
    const at = `http://127.0.0.1:${port}`;
    const release = await holdMessages(database);
    const post = { method: 'POST', body: aContactMessage() };
    const sent = callAt(at, `/api/messages${FORM_SIGNS}`, post);
    await until(() => isWaitingForLock(database));

    const code = program.end('SIGTERM');
    await until(async () => (await callAt(at, '/readyz')).status === 503);
    const page = await callAt(at, '/');
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await callAt(at, '/healthz')).status).toBe(200);
    await until(async () => (await callAt(at, '/healthz').catch(() => null)) === null);
    expect(program.isRunning).toBe(true);
    await release();
    expect((await sent).status).toBe(204);
    expect(await code).toBe(0);
    expect(await database.selectFrom('contact_message').selectAll().execute()).toHaveLength(1);
  });

  describe.skipIf(!hasNginx)('behind the lines of docs/hosting.md for nginx', () => {
    async function twoBehindNginx(environment: Readonly<Record<string, string>> = {}) {
      const url = await newDatabase();
      const ports = [await freePort(), await freePort()] as const;
      const start = (port: number) => {
        const named = new URL(url);
        // The database then says which process a connection belongs to.
        named.searchParams.set('application_name', `${port}`);
        return ServerProcess.start(named.href, { ...PROXIED, ...environment, PORT: `${port}` });
      };
      const servers = await Promise.all(ports.map(start));
      const [first, second] = servers as [ServerProcess, ServerProcess];
      const { address: proxy } = await startNginx(ports);
      const database = openForTests(url);
      return { database, first, second, ports, proxy, start, cookie: await signedInAdmin(database, first) };
    }

    test('two processes are replaced one after the other under load, no request fails, and what was answered is kept', async () => {
      const { database, first, second, ports, proxy, start, cookie } = await twoBehindNginx({
        GRACE_SECONDS: '1',
      });
      const statuses = new Map<string, number>();
      const created: string[] = [];
      let isOver = false;
      const note = (key: string) => statuses.set(key, (statuses.get(key) ?? 0) + 1);
      const read = async (path: string) => {
        while (!isOver) {
          const response = await callAt(proxy, path, { cookie });
          await response.arrayBuffer();
          note(`GET ${path} ${response.status}`);
        }
      };
      const write = async () => {
        while (!isOver) {
          const id = `campaign-${created.length}`;
          const body = { ...aCampaignDraft(), id };
          const response = await callAt(proxy, '/api/campaigns/create', { method: 'POST', cookie, body });
          await response.arrayBuffer();
          note(`POST ${response.status}`);
          created.push(id);
        }
      };
      const load = Promise.all([read('/'), read('/api/content'), write()]);
      const answered = async (more: number) => {
        const before = created.length;
        await until(async () => created.length >= before + more);
      };
      await answered(10);
      for (const [old, port] of [
        [first, ports[0]],
        [second, ports[1]],
      ] as const) {
        expect(await old.program.end('SIGTERM')).toBe(0);
        await answered(10);
        await start(port);
        await answered(10);
      }
      isOver = true;
      await load;
      expect([...statuses.keys()].sort()).toEqual(['GET / 200', 'GET /api/content 200', 'POST 200']);
      const kept = await database.selectFrom('campaign').select('id').execute();
      expect(kept.map(({ id }) => id).sort()).toEqual(created.sort());
    });

    test('what a visitor sends is never given to the other process when the first one dies with it', async () => {
      const { database, first, second, proxy } = await twoBehindNginx();
      const release = await holdMessages(database);
      const post = { method: 'POST', body: aContactMessage() };
      const sent = callAt(proxy, `/api/messages${FORM_SIGNS}`, post);
      await until(() => isWaitingForLock(database));
      const { rows } = await sql<{ name: string }>`
        select application_name as name from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(database);
      const holder = [first, second].find(({ address }) => address.endsWith(`:${rows[0]?.name}`));
      await holder?.program.end('SIGKILL');
      expect((await sent).status).toBe(502);
      await release();
      await until(async () => !(await isWaitingForLock(database)));
      expect(await database.selectFrom('contact_message').selectAll().execute()).toEqual([]);
      // The other one goes on answering all of them.
      for (let call = 0; call < 4; call += 1) expect((await callAt(proxy, '/api/content')).status).toBe(200);
    });
  });
});
