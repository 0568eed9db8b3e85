// @ts-check
// Bundles the server's program into dist-server/; its packages stay outside and come from node_modules.
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: { input: 'src/composition/start-server.ts' },
  },
});
