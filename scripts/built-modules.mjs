// @ts-check
import { relative } from 'node:path';
import process from 'node:process';

/** Where the build leaves which file has each of the project's sources; only scripts/prerender.mjs reads it. */
export const MODULES_FILE = '.vite/modules.json';

/**
 * Writes down which file has each source, as Vite's manifest does for the sources that have a file to themselves.
 * @returns {import('vite').Plugin}
 */
export function builtModules() {
  return {
    name: 'built-modules',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? output.moduleIds
              .map((id) => relative(process.cwd(), id))
              .filter((source) => source.startsWith('src/'))
              .map((source) => [source, output.fileName])
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: MODULES_FILE,
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
