// @ts-check
// What the landing page is compared with: a server that sends one answer from memory, without anything around it. It asks the
// site for that answer once, so that both send the same bytes under the same headers.
import { get } from 'node:http';
import process from 'node:process';
import { serve } from '@hono/node-server';

/** Node writes these itself. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
]);

const answer = await /** @type {Promise<import('node:http').IncomingMessage>} */ (
  new Promise((resolve, reject) => {
    get(process.env.SITE ?? '', { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  })
);
const page = new Uint8Array(Buffer.concat(await answer.toArray()));
const headers = Object.fromEntries(
  Object.entries(answer.headers).flatMap(([name, value]) =>
    OF_THE_CONNECTION.has(name) ? [] : [[name, String(value)]],
  ),
);
const fetch = () => new Response(page, { headers });
serve({ fetch, port: Number(process.env.PORT) }, () => process.stderr.write('The site is at /\n'));
