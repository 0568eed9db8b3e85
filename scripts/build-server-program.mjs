// @ts-check
// Bundles the server's programs.
import { build } from 'vite';

/** The embedded database reads files beside its own, and pg looks for an extension that is not installed. */
const NEVER_BUNDLED = ['@electric-sql/pglite', 'pg-native'];

/**
 * Packages stay outside and come from node_modules, unless `bundlesPackages`: such a program starts three times as fast.
 * @param {string} folder where the programs are written
 * @param {{ bundlesPackages?: boolean }} [options]
 */
export async function buildServerProgram(folder, { bundlesPackages = false } = {}) {
  await build({
    configFile: false,
    logLevel: 'warn',
    ...(bundlesPackages && { ssr: { noExternal: true, external: NEVER_BUNDLED } }),
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
