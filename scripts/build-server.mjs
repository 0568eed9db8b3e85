// @ts-check
// Builds what runs on a server of one's own: its program, and the site that asks it. The program's packages stay outside
// and come from node_modules.
import process from 'node:process';
import { build } from 'vite';

process.env.VITE_BACK_END = 'server';

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: { input: ['src/composition/start-server.ts', 'src/composition/run-data-program.ts'] },
  },
});
await build({ logLevel: 'warn' });
await import('./prerender.mjs');
await import('./finish-build.mjs');
