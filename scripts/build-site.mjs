// @ts-check
// Builds the site: a tree of pages for each language into one folder, and then what hosts need to serve it.
import process from 'node:process';
import { build, runnerImport } from 'vite';
import { finishBuild } from './finish-build.mjs';
import { chosenConfiguration } from './prerender/chosen-configuration.mjs';
import { prerenderTree } from './prerender.mjs';

// Otherwise what reads the configuration chooses 'development', and React's development build comes into the site.
process.env.NODE_ENV = 'production';

// A setting that is missing or malformed ends the build before it begins.
await chosenConfiguration();
const { module } = await runnerImport('./src/core/shared/text/language.ts');
const { LANGUAGES } = /** @type {typeof import('../src/core/shared/text/language.ts')} */ (module);
const trees = [];
for (const language of LANGUAGES) {
  process.env.VITE_LANGUAGE = language;
  // The trees share their scripts, styles and pictures, as far as these are the same.
  const isFirst = language === LANGUAGES[0];
  await build({ logLevel: 'warn', build: { emptyOutDir: isFirst, copyPublicDir: isFirst } });
  trees.push(await prerenderTree());
}
await finishBuild(trees);
