// @ts-check
// What the landing page is compared with: one file from memory, without anything around it.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const page = new Uint8Array(readFileSync('dist-server/site/index.html.br'));
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono().get('/', (context) => context.body(page, 200, headers));
serve({ fetch: app.fetch, port: Number(process.env.PORT) }, () => process.stderr.write('The site is at /\n'));
