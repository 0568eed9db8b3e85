// @ts-check
// Builds what runs on a server of one's own: its programs, and the site that asks it.
import process from 'node:process';
import { buildServerProgram } from './build-server-program.mjs';

process.env.VITE_BACK_END = 'server';

await buildServerProgram('dist-server');
await import('./build-site.mjs');
