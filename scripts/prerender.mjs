// @ts-check
// Between `vite build` and finish-build.mjs: writes the pages into dist/. The landing page is rendered from the default
// content, with its styles and its few kilobytes of boot script inline; the app's paths get a page each: login and
// sign-up complete, to be taken over once they are painted, and for the dashboard its skeleton and all that it fetches.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, runnerImport } from 'vite';
import { languageTexts, withPageLanguage } from './language-texts.mjs';

process.env.NODE_ENV = 'production';

const SITE = 'dist';
const SERVER_BUILD = 'node_modules/.prerender';
const LANDING_ENTRY = 'src/composition/start-landing.tsx';
const APP_ENTRY = 'src/composition/start-app.tsx';
const MAIN_SCRIPT = /\s*<script type="module" src="\/src\/main\.tsx"><\/script>/;
/** Before the first paint: what the browser keeps decides how the page looks until the stored values have been read. */
const HINTS =
  "{const d=document.documentElement.dataset;try{const u=localStorage.getItem('user');if(u!==null)d.session=u?'signed-in':'signed-out';if(localStorage.getItem('siteContent'))d.savedContent=''}catch{}}";
/**
 * On the landing page: who opens it anew and at its top gets the first screen before the styles of the rest; who comes back
 * to some place in it, or is to see saved content, gets all at once.
 */
const REST_HINT =
  "{const d=document.documentElement.dataset;if(!location.hash&&d.savedContent===undefined&&performance.getEntriesByType('navigation')[0]?.type==='navigate')d.firstPaint='';else{const{content}=document.querySelector('template[data-rest]');content.querySelector('[rel=stylesheet]').setAttribute('blocking','render');document.head.append(content)}}";
/** Chunks whose styles the landing page needs only below its first screen, by the beginning of their files' names. */
const REST_STYLES = /assets\/(below-the-fold|campaigns|form)-/;
/** The skeleton's sidebar is as wide as the person left the real one; on the home view it greets whom the browser keeps. */
const DASHBOARD_HINT =
  "{const d=document.documentElement;try{if(/(^|; )sidebar:state=false/.test(document.cookie))d.dataset.sidebar='collapsed';const{name}=JSON.parse(localStorage.getItem('user'));if(name&&/\\/dashboard(\\/(home|user))?\\/?$/.test(location.pathname)){d.dataset.greeted='';d.style.setProperty('--greeting',JSON.stringify('Welcome, '+name))}}catch{}}";

/**
 * The pages of the app: what the browser fetches for each beside the entry. A page that is complete as it is painted
 * gets that late.
 * @type {Readonly<Record<keyof typeof import('../src/ui/app/router.tsx').PRERENDERED, AppPage>>}
 * @typedef {{ title: string, isComplete: boolean, hint: string, chunks: string[] }} AppPage
 */
const APP_PAGES = {
  login: {
    title: 'Sign in – FSR',
    isComplete: true,
    hint: HINTS,
    chunks: [
      'src/composition/login.module.ts',
      'src/composition/mock-sign-in.module.ts',
      'src/ui/login/login-page.tsx',
    ],
  },
  signup: {
    title: 'Create account – FSR',
    isComplete: true,
    hint: HINTS,
    chunks: ['src/ui/signup/signup-page.tsx'],
  },
  dashboard: {
    title: 'Dashboard – FSR',
    isComplete: false,
    hint: DASHBOARD_HINT,
    chunks: [
      'src/composition/dashboard.module.ts',
      'src/ui/dashboard/shell/dashboard-shell.tsx',
      'src/ui/dashboard/home/home-page.tsx',
      'src/composition/campaigns.module.ts',
      'src/composition/mock-campaigns.module.ts',
    ],
  },
};

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[], dynamicImports?: string[] }} Chunk */

const { module } = await runnerImport('./src/composition/configuration.ts');
const configuration = /** @type {typeof import('../src/composition/configuration.ts')} */ (
  module
).readConfiguration(loadEnv('production', process.cwd(), 'VITE_'));
const { basePath: base, language } = configuration;

/** Builds beside the main one: without its entries. */
/** @type {import('vite').InlineConfig} */
const OWN_BUILD = { configFile: false, base, logLevel: 'warn', plugins: [languageTexts(language)] };

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(SITE, '.vite/manifest.json'), 'utf8'));

/** @param {string} key @returns {Chunk} */
function chunk(key) {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no chunk for ${key}.`);
  return found;
}

/**
 * The chunk and all that it imports at once, what is imported first.
 * @param {string} key
 * @param {Set<Chunk>} [seen]
 */
function withImports(key, seen = new Set()) {
  const own = chunk(key);
  for (const imported of own.imports ?? []) withImports(imported, seen);
  return seen.add(own);
}

/** @param {Iterable<Chunk>} chunks */
function styleFiles(chunks) {
  return [...new Set([...chunks].flatMap(({ css = [] }) => css))];
}

/**
 * What the landing page fetches after its first paint: one file of all styles that it needs below the first screen, and the
 * manifest. Then it also asks for the display face (landing-page.css).
 */
async function restOfHead() {
  const files = styleFiles(withImports(LANDING_ENTRY)).filter((file) => REST_STYLES.test(file));
  const text = (await Promise.all(files.map((file) => readFile(join(SITE, file), 'utf8')))).join('');
  const name = `assets/landing-rest-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(SITE, name), text);
  const link = `<link rel="stylesheet" href="${base}${name}">`;
  const manifest = `<link rel="manifest" href="${base}site.webmanifest">`;
  return `<template data-rest>${link}${manifest}</template><noscript>${link}</noscript>`;
}

/** @param {Iterable<Chunk>} chunks */
function preloadLinks(chunks) {
  return [...chunks].map(({ file }) => `<link rel="modulepreload" href="${base}${file}">`).join('');
}

/**
 * For styles that stand in the page: they are not fetched again, since what loads the parts of a page finds them here.
 * @param {Iterable<Chunk>} chunks
 */
function ownStyleLinks(chunks) {
  return styleFiles(chunks).map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`);
}

/**
 * @param {Iterable<Chunk>} chunks
 * @param {(file: string) => boolean} [isWanted]
 */
async function stylesOf(chunks, isWanted = () => true) {
  const files = styleFiles(chunks).filter(isWanted);
  const texts = await Promise.all(files.map((file) => readFile(join(SITE, file), 'utf8')));
  return texts.join('');
}

/** The boot script, built by itself: in the main build other chunks would import from it, and run it twice. */
async function bootScript() {
  const filesOf = (/** @type {string} */ entry) =>
    JSON.stringify([...withImports(entry)].map(({ file }) => base + file));
  const result = await build({
    ...OWN_BUILD,
    define: { APP_FILES: filesOf(APP_ENTRY), LANDING_FILES: filesOf(LANDING_ENTRY) },
    build: {
      target: 'es2022',
      write: false,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { input: 'src/main-prerendered.ts' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const [script, ...rest] = outputs.filter((one) => one.type === 'chunk');
  if (!script || rest.length > 0) throw new Error('The boot script is not one piece.');
  return script.code.trim();
}

/** @returns {Promise<typeof import('../src/composition/prerender.tsx') & typeof import('../src/composition/prerender-app.tsx')>} */
async function renderer() {
  await build({
    ...OWN_BUILD,
    build: {
      ssr: true,
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: {
        input: ['src/composition/prerender.tsx', 'src/composition/prerender-app.tsx'],
        // 'use client' means nothing here.
        onwarn: (warning, report) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
        },
      },
    },
  });
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(SERVER_BUILD, name)).href);
  return { ...(await load('prerender.js')), ...(await load('prerender-app.js')) };
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {import('../src/ui/landing/head/landing-head.ts').HeadElement} element */
function markup({ tag, attributes, text }) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${pairs.join('')}>`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? text : escaped(text)}</${tag}>`;
}

/**
 * Fills the template. Functions as replacements: text with dollar signs stays as it is.
 * @param {string} template
 * @param {{ head: string, root: string, script: string }} parts
 */
function page(template, { head, root, script }) {
  return template
    .replace(/<title>.*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => root)
    .replace(MAIN_SCRIPT, () => script);
}

const template = withPageLanguage(await readFile('index.html', 'utf8'), language);
if (!MAIN_SCRIPT.test(template)) throw new Error('index.html does not load /src/main.tsx.');
const { prerenderLandingPage, prerenderAppPage } = await renderer();
const landing = await prerenderLandingPage(configuration);
const boot = await bootScript();
const font = [...withImports(LANDING_ENTRY)]
  .flatMap(({ assets = [] }) => assets)
  .find((file) => file.endsWith('.woff2'));
if (!font) throw new Error('The landing page has no display font.');
const preloadFont = `<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin>`;

await writeFile(
  join(SITE, 'index.html'),
  page(template, {
    head: [
      ...landing.head.map(markup),
      `<style>${landing.css}${await stylesOf(withImports(LANDING_ENTRY), (file) => !REST_STYLES.test(file))}</style>`,
      // After them, whoever fetches it: among rules of the same weight the later wins.
      await restOfHead(),
      `<script>${HINTS}${REST_HINT}</script>`,
      ...ownStyleLinks(withImports(LANDING_ENTRY)),
    ].join('\n    '),
    root: `<div id="root" data-prerendered="landing">${landing.html}</div>`,
    script: `\n    <script type="module">${boot}</script>`,
  }),
);

for (const [name, text] of Object.entries(landing.files)) await writeFile(join(SITE, name), text);

for (const [name, { title, isComplete, hint, chunks }] of Object.entries(APP_PAGES)) {
  const needed = withImports(APP_ENTRY);
  for (const key of chunks) withImports(key, needed);
  const preloads = preloadLinks(needed);
  const html = await prerenderAppPage(/** @type {keyof typeof APP_PAGES} */ (name));
  await mkdir(join(SITE, name), { recursive: true });
  await writeFile(
    join(SITE, name, 'index.html'),
    page(template, {
      head: [
        preloadFont,
        `<title>${escaped(title)}</title>`,
        '<meta name="robots" content="noindex">',
        `<link rel="icon" href="${base}images/favicon.png">`,
        `<script>${hint}</script>`,
        `<style>${landing.css}${await stylesOf(needed)}</style>`,
        ...ownStyleLinks(needed),
        isComplete ? `<template data-late>${preloads}</template>` : preloads,
      ].join('\n    '),
      root: `<div id="root" data-prerendered="${name}">${html}</div>`,
      script: `\n    <script type="module">${boot}</script>`,
    }),
  );
}
await rm(join(SITE, '.vite'), { recursive: true });
await rm(SERVER_BUILD, { recursive: true });
console.log(
  `The landing page is prerendered: ${landing.html.length} characters of HTML, ${boot.length} of boot script.`,
);
