// @ts-check
// Bundles the server's programs; their packages stay outside and come from node_modules.
import { build } from 'vite';

/** @param {string} folder where the programs are written */
export async function buildServerProgram(folder) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: ['src/composition/server/start-server.ts', 'src/composition/server/run-data-program.ts'],
      },
    },
  });
}
