// What a proxy writes down of what people ask for: with the lines of docs/hosting.md it is the page, and nothing about anybody.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hostingPlan, nginxFile, nginxLogFile } from '../../scripts/hosting/hosting-plan.mjs';
import { until } from '../support/real-postgres';
import { hasNginx, startNginx, startNginxWith } from '../support/start-nginx';

const SECRET = 'kY3-a_secret-of-a-calendar_7391';

/** A process of the site that answers everything, or hangs up on it. */
async function startSite(answers: boolean): Promise<number> {
  const server = createServer((request, response) => {
    if (answers || request.url === '/') response.end('shoes');
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Addresses that tell about somebody. */
const TELLING = [
  `/calendar/${SECRET}.ics`,
  `/%63alendar/${SECRET}.ics`,
  `/calendar/${SECRET}.ics?from=phone`,
  '/api/people/list?q=%7B%22search%22%3A%22Rosa+Delgado%22%7D',
  '/dashboard/user-management/all-users?search=rosa@mail.example',
  '/dashboard/programs/active-programs?manager=702-555-0142',
];
const TOLD = /kY3|secret-of|Rosa|rosa|702-555|from=phone|planted/;

/** Asks for each address, as a page that tells about somebody, too, and answers what is logged then. */
async function requestsOf({ address, requests }: Awaited<ReturnType<typeof startNginx>>): Promise<string> {
  const headers = { Referer: 'https://site.example/dashboard?search=planted', 'User-Agent': 'planted' };
  for (const path of TELLING) await fetch(`${address}${path}`, { headers });
  await fetch(`${address}/last`);
  await until(async () => /GET \/(last|404\.html) /.test(requests()));
  return requests();
}

describe.skipIf(!hasNginx)('nginx with the lines of docs/hosting.md', () => {
  test('logs the page that was asked for, and nothing about anybody', async () => {
    const port = await startSite(true);
    const logged = await requestsOf(await startNginx([port, port]));
    expect(logged).toMatch(/"GET \/dashboard\/user-management\/all-users HTTP\/1\.1" 200/);
    expect(logged.match(/"GET \/calendar\/ HTTP/g)).toHaveLength(3);
    expect(logged).not.toMatch(TOLD);
  });

  test('says nothing of a calendar that no process answers for', async () => {
    const port = await startSite(false);
    const { address, requests, errors } = await startNginx([port, port]);
    for (const path of TELLING.filter((each) => each.includes(SECRET)))
      expect((await fetch(`${address}${path}`)).status).toBe(502);
    expect((await fetch(`${address}/last`)).status).toBe(502);
    await until(async () => errors().includes('request: "GET /last '));
    expect(requests() + errors()).not.toMatch(TOLD);
  });
});

test.skipIf(!hasNginx)('nginx with the lines that a build writes logs no question', async () => {
  const plan = hostingPlan({ basePath: '/', policy: "default-src 'self'", pages: ['dashboard', 'login'] });
  const logged = await requestsOf(await startNginxWith(nginxLogFile(), nginxFile(plan)));
  expect(logged).toContain('GET /dashboard/index.html ');
  expect(logged).not.toMatch(/Rosa|rosa|702-555|from=phone|planted/);
});
