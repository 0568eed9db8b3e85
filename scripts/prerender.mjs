// @ts-check
// Between `vite build` and finish-build.mjs: writes the pages into the built site.
// - The landing page is rendered from the default content, or from the content file that the build is given. Its styles are
//   inline; its boot script is a file, which the public pages have in common.
// - The public pages of their own likewise; on a server with the events.
// - /login, /signup, the pages on which people choose a password and, for a server, /first-admin are rendered whole, and hydrated after they are painted.
// - The dashboard's page is its skeleton, with preloads of its frame and, by the address, of the page that it asks for.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { loadEnv, runnerImport } from 'vite';
import { configuredContent } from './content-file.mjs';
import { readBuiltFiles } from './prerender/built-files.mjs';
import { inlineScript, renderer } from './prerender/own-builds.mjs';
import { escaped, markup, readTemplate } from './prerender/page-template.mjs';
import { preloadedPages } from './prerender/preloaded-pages.mjs';
import { siteFolders } from './site-folders.mjs';

process.env.NODE_ENV = 'production';

const { module } = await runnerImport('./src/composition/browser/configuration.ts');
const configuration = /** @type {typeof import('../src/composition/browser/configuration.ts')} */ (
  module
).readConfiguration(loadEnv('production', process.cwd(), 'VITE_'));
const { basePath: base, language, backEnd } = configuration;
const { site: SITE } = siteFolders(backEnd);

// A server renders the pages again. Without one, the folder has a name of its own, since two builds may run at once.
const RENDERER = siteFolders(backEnd).renderer ?? `node_modules/.prerender-${process.pid}`;
/** Where the modules of the chosen back end begin. */
const WIRING =
  backEnd === 'server' ? 'src/composition/browser/server/server' : 'src/composition/simulation/modules/mock';
const LANDING_ENTRY = 'src/composition/browser/start-landing.tsx';
const APP_ENTRY = 'src/composition/browser/start-app.tsx';
const PUBLIC_ENTRY = 'src/composition/browser/start-public-page.tsx';
/** Chunks whose styles the landing page needs only below its first screen. */
const REST_STYLES = ['late', 'campaigns', 'form'];

/**
 * The pages of the app. `firstPaint` is the script that runs before the first paint, `chunks` what the page needs beside
 * the entry, and `campaigns` what it needs for those who see campaigns. A complete page fetches that after its first paint.
 * @type {Readonly<Record<import('../src/ui/app/router.tsx').PrerenderedId, AppPage>>}
 * @typedef {{ isComplete: boolean, firstPaint: string, chunks: string[], campaigns?: string[] }} AppPage
 */
const APP_PAGES = {
  login: {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: ['src/composition/browser/modules/login.module.ts', 'src/ui/account/login/login-page.tsx'],
  },
  signup: {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: ['src/ui/account/signup/signup-page.tsx'],
  },
  invitation: {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: [
      'src/composition/browser/modules/account-links.module.ts',
      'src/ui/account/links/choose-password-page.tsx',
    ],
  },
  'forgotten-password': {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: [
      'src/composition/browser/modules/account-links.module.ts',
      'src/ui/account/links/forgotten-password-page.tsx',
    ],
  },
  'reset-password': {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: [
      'src/composition/browser/modules/account-links.module.ts',
      'src/ui/account/links/choose-password-page.tsx',
    ],
  },
  'first-admin': {
    isComplete: true,
    firstPaint: 'public-page.ts',
    chunks: [
      'src/composition/browser/server/server-first-admin.module.ts',
      'src/ui/account/first-admin/first-admin-page.tsx',
    ],
  },
  dashboard: {
    isComplete: false,
    firstPaint: 'dashboard.ts',
    chunks: [
      'src/composition/browser/modules/dashboard.module.ts',
      'src/ui/dashboard/shell/dashboard-shell.tsx',
    ],
    campaigns: [
      'src/ui/campaigns/active-campaigns.tsx',
      'src/composition/browser/modules/campaigns.module.ts',
      `${WIRING}-campaigns.module.ts`,
    ],
  },
};

const built = await readBuiltFiles(SITE, base);
const page = await readTemplate(language);
const {
  prerenderLandingPage,
  prerenderPublicPages,
  prerenderAppPage,
  prerenderedTitle,
  ROLES_WITH_CAMPAIGNS,
} = await renderer(configuration, RENDERER);
const published = (await configuredContent('production', backEnd)) ?? undefined;
const landing = await prerenderLandingPage(configuration, published);
const landingChunks = built.chunksOf(LANDING_ENTRY);
const fontPreload = built.fontPreload(landingChunks);
// One script for all pages: each other one would add its hash to the headers of every page.
const boot = await bootScript();

await writeFile(join(SITE, 'index.html'), await landingPage());
for (const [name, text] of Object.entries(landing.files)) await writeFile(join(SITE, name), text);
for (const [name, bytes] of published?.files ?? []) {
  await mkdir(dirname(join(SITE, name)), { recursive: true });
  await writeFile(join(SITE, name), bytes);
}
for (const [name, rendered] of Object.entries(await prerenderPublicPages(configuration, published)))
  await writePublicPage(name, rendered);
for (const name of /** @type {(keyof typeof APP_PAGES)[]} */ (Object.keys(APP_PAGES))) {
  // A simulation has its admin.
  if (name === 'first-admin' && backEnd !== 'server') continue;
  await mkdir(join(SITE, name), { recursive: true });
  await writeFile(join(SITE, name, 'index.html'), await appPage(name));
}
await rm(join(SITE, '.vite'), { recursive: true });
if (backEnd === 'server')
  await writeFile(join(RENDERER, 'configuration.json'), JSON.stringify(configuration));
else await rm(RENDERER, { recursive: true });
console.log(
  `The landing page is prerendered: ${landing.html.length} characters of HTML, ${boot.length} of boot script.`,
);

/** The landing page's style files: those of its first screen, and the late ones. */
function landingStyles() {
  const files = built.styleFilesOf(landingChunks);
  const isOf = (/** @type {string} */ chunk) => (/** @type {string} */ file) =>
    file.startsWith(`assets/${chunk}-`);
  const missing = REST_STYLES.filter((chunk) => !files.some(isOf(chunk)));
  if (missing.length > 0)
    throw new Error(`The landing page has no styles of these chunks: ${missing.join()}.`);
  const isLate = (/** @type {string} */ file) => REST_STYLES.some((chunk) => isOf(chunk)(file));
  return { early: files.filter((file) => !isLate(file)), late: files.filter(isLate) };
}

async function landingPage() {
  const { early, late } = landingStyles();
  return page({
    head: [
      ...landing.head.map(markup),
      `<style>${landing.css}${await built.readTexts(early)}</style>`,
      // After the early styles: of two rules with the same specificity the later one wins.
      await restOfHead(late),
      await firstPaintScript('landing.ts'),
      built.inlinedStyleLinks(landingChunks),
    ],
    name: 'landing',
    html: landing.html,
    afterRoot: landing.afterRoot,
    script: await scriptOf(boot),
  });
}

/**
 * Writes a public page of its own, complete without script but for the dates of a simulation.
 * @param {string} name its folder
 * @param {Awaited<ReturnType<typeof prerenderPublicPages>>['events']} rendered
 */
async function writePublicPage(name, { head, html, afterRoot }) {
  // The module of the page, which the entry fetches.
  const needed = built.chunksOf(`src/composition/browser/${name}-page.tsx`, PUBLIC_ENTRY);
  const text = page({
    head: [
      ...head.map(markup),
      await firstPaintScript('landing.ts'),
      `<style>${landing.css}${await built.readTexts(built.styleFilesOf(needed))}</style>`,
      built.inlinedStyleLinks(needed),
      `<template data-late="load">${built.preloadLinks(needed)}</template>`,
    ],
    name,
    html,
    afterRoot,
    script: await scriptOf(boot),
  });
  await mkdir(join(SITE, name), { recursive: true });
  await writeFile(join(SITE, name, 'index.html'), text);
}

function bootScript() {
  return inlineScript(configuration, 'src/main-prerendered.ts', {
    format: 'es',
    define: {
      APP_FILES: JSON.stringify(built.addressesOf(built.chunksOf(APP_ENTRY))),
      PUBLIC_ENTRY: JSON.stringify(built.addressesOf(built.chunksOf(PUBLIC_ENTRY)).at(-1)),
      LANDING_FILES: JSON.stringify(built.addressesOf(landingChunks)),
      'import.meta.env.VITE_CONTENT_FILE': published ? 'true' : 'undefined',
    },
  });
}

/** @param {string} boot */
function inline(boot) {
  return `<script type="module">${boot}</script>`;
}

/**
 * A boot script in a page that people's own words, campaigns and events are put into: a file, since such a page needs the room
 * (docs/decisions/0025).
 * @param {string} boot
 */
async function scriptOf(boot) {
  const name = `assets/boot-${hashOf(boot)}.js`;
  await writeFile(join(SITE, name), boot);
  return `<script type="module" src="${base}${name}"></script>`;
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * What the landing page fetches after its first paint: one file with all styles below the first screen, and the manifest.
 * The page asks for its display font then, too (landing-page.css).
 * @param {string[]} late style files
 */
async function restOfHead(late) {
  const text = await built.readTexts(late);
  const name = `assets/landing-rest-${hashOf(text)}.css`;
  await writeFile(join(SITE, name), text);
  const link = `<link rel="stylesheet" href="${base}${name}">`;
  const manifest = `<link rel="manifest" href="${base}site.webmanifest">`;
  return `<template data-rest>${link}${manifest}</template><noscript>${link}</noscript>`;
}

/** @param {keyof typeof APP_PAGES} name */
async function appPage(name) {
  const { isComplete, firstPaint, chunks, campaigns = [] } = APP_PAGES[name];
  const frame = built.chunksOf(APP_ENTRY, ...chunks);
  const pages = Object.entries(name === 'dashboard' ? preloadedPages : {}).map(([path, sources]) => ({
    path,
    added: built.chunksOf(APP_ENTRY, ...chunks, ...sources).filter((chunk) => !frame.includes(chunk)),
  }));
  const home = pages.find(({ path }) => path === 'home')?.added ?? [];
  const ofCampaigns = built
    .chunksOf(APP_ENTRY, ...chunks, ...campaigns)
    .filter((chunk) => ![...frame, ...home].includes(chunk));
  const styled = [...frame, ...home, ...ofCampaigns];
  const styles = built.styleFilesOf(styled);
  return page({
    head: [
      fontPreload,
      `<title>${escaped(prerenderedTitle(name, published))}</title>`,
      '<meta name="robots" content="noindex">',
      `<link rel="icon" href="${escaped(landing.icon)}">`,
      `<style>${landing.css}${await built.readTexts(styles)}</style>`,
      built.inlinedStyleLinks(styled),
      `<template data-late="${isComplete ? 'load' : 'paint'}">${built.preloadLinks(frame)}</template>`,
      ...pages.map(({ path, added }) => {
        const ownStyles = built.styleFilesOf(added).filter((file) => !styles.includes(file));
        const ofRoles = path === 'home' ? built.preloadLinks(ofCampaigns, ROLES_WITH_CAMPAIGNS) : '';
        const links = built.preloadLinks(added) + ofRoles + built.stylePreloadLinks(ownStyles);
        return `<template data-page="${path}">${links}</template>`;
      }),
      // Last: the dashboard's reads these templates, and takes out what others need.
      await firstPaintScript(firstPaint),
    ],
    name,
    html: await prerenderAppPage(name, published),
    script: inline(boot),
  });
}

/** @param {string} file below src/composition/first-paint */
async function firstPaintScript(file) {
  const code = await inlineScript(configuration, `src/composition/browser/first-paint/${file}`, {
    format: 'iife',
  });
  return `<script>${code}</script>`;
}
