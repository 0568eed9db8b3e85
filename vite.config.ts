import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from './src/composition/configuration.ts';
import { paletteCss } from './src/ui/app/palette-css.ts';

/** Puts the palette's custom properties and the favicon into the page of the development server; the build's pages get them from prerender.mjs. */
function developmentHead(basePath: string): Plugin {
  return {
    name: 'development-head',
    transformIndexHtml: () => [
      { tag: 'style', attrs: { id: 'palette' }, children: paletteCss(), injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'icon', href: `${basePath}images/favicon.png` }, injectTo: 'head' },
    ],
  };
}

/** Stops with sentences that name the values when some are missing or malformed. */
function checkedConfiguration(mode: string): Configuration {
  try {
    return readConfiguration(loadEnv(mode, process.cwd(), 'VITE_'));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export default defineConfig(({ mode }) => {
  const { basePath } = checkedConfiguration(mode);
  return {
    base: basePath,
    plugins: [react(), developmentHead(basePath)],
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      // scripts/prerender.mjs writes the pages around these two entries; the manifest tells it what belongs to each.
      manifest: true,
      rollupOptions: {
        input: ['src/composition/start-landing.tsx', 'src/composition/start-app.tsx'],
        preserveEntrySignatures: 'strict',
        // These packages only define things, but do not say so; without this, what one page uses of them travels with
        // every page that uses another part.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
      },
    },
  };
});
