// @ts-check
// What the server is compared with: one route, without anything around it, that asks the database for nothing.
import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono().get('/', async (context) => {
  await pool.query('select 1');
  return context.json({ ok: true });
});
serve({ fetch: app.fetch, port: Number(process.env.PORT) }, () => process.stderr.write('The site is at /\n'));
