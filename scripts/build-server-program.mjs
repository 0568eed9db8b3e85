// @ts-check
// Bundles the server's programs.
import { build } from 'vite';

/** The embedded database reads files beside its own, and pg looks for an extension that is not installed. */
const NEVER_BUNDLED = ['@electric-sql/pglite', 'pg-native'];

/**
 * With their packages inside the programs start three times as fast as with thousands of files to find.
 * @param {string} folder where the programs are written
 */
export async function buildServerProgram(folder) {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: NEVER_BUNDLED },
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
