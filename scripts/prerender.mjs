// @ts-check
// Between `vite build` and finish-build.mjs: writes the pages of one language into the built site.
// - The landing page is rendered from the default content, or from the content file that the build is given. Its styles are
//   inline; its boot script is a file.
// - The public pages of their own likewise, with a smaller boot script in common; on a server with the events.
// - /login, /signup, the pages on which people choose a password and, for a server, /first-admin are rendered whole, and hydrated after they are painted.
// - The dashboard's page is its skeleton, with preloads of its frame and, by the address, of the page that it asks for.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { configuredContent } from './content-file.mjs';
import { readBuiltFiles } from './prerender/built-files.mjs';
import { chosenConfiguration } from './prerender/chosen-configuration.mjs';
import { inlineScript, renderer } from './prerender/own-builds.mjs';
import { escaped, markup, readTemplate } from './prerender/page-template.mjs';
import { preloadedPages } from './prerender/preloaded-pages.mjs';
import { siteFolders } from './site-folders.mjs';

/** @typedef {import('../src/composition/browser/configuration.ts').Configuration} Configuration */
/** @typedef {Awaited<ReturnType<typeof openTree>>} Tree */

const LANDING_ENTRY = 'src/composition/browser/start-landing.tsx';
const APP_ENTRY = 'src/composition/browser/start-app.tsx';
const PUBLIC_ENTRY = 'src/composition/browser/start-public-page.tsx';
/** Chunks whose styles the landing page needs only below its first screen. */
const REST_STYLES = ['late', 'footer', 'campaigns', 'form'];

/**
 * The pages of the app. `firstPaint` is the script that runs before the first paint, `chunks` what the page needs beside
 * the entry, and `campaigns` what it needs for those who see campaigns. A complete page fetches that after its first paint.
 * @typedef {{ isComplete: boolean, firstPaint: string, chunks: string[], campaigns?: string[] }} AppPage
 * @param {string} wiring where the modules of the chosen back end begin
 * @returns {Readonly<Record<import('../src/ui/app/router.tsx').PrerenderedId, AppPage>>}
 */
const partsOfApp = (wiring) => ({
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
      `${wiring}-campaigns.module.ts`,
    ],
  },
});

/**
 * Writes the pages of the language that the build was made in, and the files that go with them.
 * @returns {Promise<Configuration>} what they were made from
 */
export async function prerenderTree() {
  process.env.NODE_ENV = 'production';
  const tree = await openTree(await chosenConfiguration());
  const { configuration, site, rendererFolder, published, landing } = tree;
  const { pagesFolder, backEnd } = configuration;
  await writePage(tree, 'index.html', await landingPage(tree));
  for (const [name, text] of Object.entries(landing.files)) await writeFile(join(site, name), text);
  for (const [name, bytes] of published?.files ?? []) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), bytes);
  }
  for (const [name, rendered] of Object.entries(await tree.prerenderPublicPages(configuration, published)))
    await writePage(tree, `${name}/index.html`, await publicPage(tree, name, rendered));
  for (const name of tree.appPages(configuration))
    await writePage(tree, `${name}/index.html`, await appPage(tree, name));
  await rm(join(site, '.vite'), { recursive: true });
  if (backEnd === 'server')
    await writeFile(join(rendererFolder, 'configuration.json'), JSON.stringify(configuration));
  else await rm(rendererFolder, { recursive: true });
  console.log(
    `The pages in /${pagesFolder} are prerendered: ${landing.html.length} characters of HTML on the landing page, ${tree.boot.length} of boot script.`,
  );
  return configuration;
}

/**
 * What the pages of one language are made from.
 * @param {Configuration} configuration
 */
async function openTree(configuration) {
  const { basePath: base, language, backEnd, pagesFolder } = configuration;
  const { site, renderer: kept } = siteFolders(backEnd);
  // A server renders the pages again. Without one, the folder has a name of its own, since two builds may run at once.
  const rendererFolder = join(kept ?? `node_modules/.prerender-${process.pid}`, language);
  const wiring =
    backEnd === 'server'
      ? 'src/composition/browser/server/server'
      : 'src/composition/simulation/modules/mock';
  const built = await readBuiltFiles(site, base);
  const rendering = await renderer(configuration, rendererFolder);
  const published = (await configuredContent('production', backEnd, language)) ?? undefined;
  const landing = await rendering.prerenderLandingPage(configuration, published);
  const landingChunks = built.chunksOf(LANDING_ENTRY);
  const bootScript = (/** @type {string} */ input) =>
    inlineScript(configuration, input, {
      format: 'es',
      define: {
        APP_FILES: JSON.stringify(built.addressesOf(built.chunksOf(APP_ENTRY))),
        PUBLIC_ENTRY: JSON.stringify(built.addressesOf(built.chunksOf(PUBLIC_ENTRY)).at(-1)),
        LANDING_FILES: JSON.stringify(built.addressesOf(landingChunks)),
        'import.meta.env.VITE_CONTENT_FILE': published ? 'true' : 'undefined',
      },
    });
  return {
    ...rendering,
    configuration,
    site,
    rendererFolder,
    built,
    page: await readTemplate(language),
    published,
    landing,
    landingChunks,
    fontPreload: built.fontPreload(landingChunks),
    partsOfApp: partsOfApp(wiring),
    // One script for all pages of the app: each other one would add its hash to the headers of every page.
    boot: await bootScript('src/main-prerendered.ts'),
    // A file, which needs no hash.
    publicBoot: await bootScript('src/public-page-prerendered.ts'),
    /** @param {string} name of a page's file */
    placeOf: (name) => join(site, pagesFolder, name),
  };
}

/**
 * @param {Tree} tree
 * @param {string} name of the page's file
 * @param {string} text
 */
async function writePage({ placeOf }, name, text) {
  const place = placeOf(name);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

/**
 * The landing page's style files: those of its first screen, and the late ones.
 * @param {Tree} tree
 */
function landingStyles({ built, landingChunks }) {
  const files = built.styleFilesOf(landingChunks);
  const isOf = (/** @type {string} */ chunk) => (/** @type {string} */ file) =>
    file.startsWith(`assets/${chunk}-`);
  const missing = REST_STYLES.filter((chunk) => !files.some(isOf(chunk)));
  if (missing.length > 0)
    throw new Error(`The landing page has no styles of these chunks: ${missing.join()}.`);
  const isLate = (/** @type {string} */ file) => REST_STYLES.some((chunk) => isOf(chunk)(file));
  return { early: files.filter((file) => !isLate(file)), late: files.filter(isLate) };
}

/** @param {Tree} tree */
async function landingPage(tree) {
  const { page, landing, built, landingChunks } = tree;
  const { early, late } = landingStyles(tree);
  return page({
    head: [
      ...landing.head.map(markup),
      `<style>${landing.css}${await built.readTexts(early)}</style>`,
      // After the early styles: of two rules with the same specificity the later one wins.
      await restOfHead(tree, late),
      await firstPaintScript(tree, 'landing.ts'),
      built.inlinedStyleLinks(landingChunks),
    ],
    name: 'landing',
    html: landing.html,
    afterRoot: landing.afterRoot,
    script: await scriptFile(tree, tree.boot),
  });
}

/**
 * A public page of its own, complete without script but for the dates of a simulation.
 * @param {Tree} tree
 * @param {string} name its folder
 * @param {Awaited<ReturnType<Tree['prerenderPublicPages']>>['events']} rendered
 */
async function publicPage(tree, name, { head, html, afterRoot }) {
  const { built, landing, page } = tree;
  // The module of the page, which the entry fetches.
  const needed = built.chunksOf(`src/composition/browser/${name}-page.tsx`, PUBLIC_ENTRY);
  return page({
    head: [
      ...head.map(markup),
      await firstPaintScript(tree, 'landing.ts'),
      `<style>${landing.css}${await built.readTexts(built.styleFilesOf(needed))}</style>`,
      built.inlinedStyleLinks(needed),
      `<template data-late="load">${built.preloadLinks(needed).join('')}</template>`,
    ],
    name,
    html,
    afterRoot,
    script: await scriptFile(tree, tree.publicBoot),
  });
}

/** @param {string} boot */
function inline(boot) {
  return `<script type="module">${boot}</script>`;
}

/**
 * The boot script of a page that people's own words, campaigns and events are put into: a file, since such a page needs the room
 * (docs/decisions/0025).
 * @param {Tree} tree
 * @param {string} boot
 */
async function scriptFile({ site, configuration }, boot) {
  const name = `assets/boot-${hashOf(boot)}.js`;
  await writeFile(join(site, name), boot);
  return `<script type="module" src="${configuration.basePath}${name}"></script>`;
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * What the landing page fetches after its first paint: one file with all styles below the first screen, and the manifest.
 * The page asks for its display font then, too (landing-page.css).
 * @param {Tree} tree
 * @param {string[]} late style files
 */
async function restOfHead({ built, site, configuration }, late) {
  const { basePath: base, pagesFolder } = configuration;
  const text = await built.readTexts(late);
  const name = `assets/landing-rest-${hashOf(text)}.css`;
  await writeFile(join(site, name), text);
  const link = `<link rel="stylesheet" href="${base}${name}">`;
  const manifest = `<link rel="manifest" href="${base}${pagesFolder}site.webmanifest">`;
  return `<template data-rest>${link}${manifest}</template><noscript>${link}</noscript>`;
}

/**
 * @param {Tree} tree
 * @param {import('../src/ui/app/router.tsx').PrerenderedId} name
 */
async function appPage(tree, name) {
  const { built, landing, published, fontPreload } = tree;
  const { isComplete, firstPaint, chunks, campaigns = [] } = tree.partsOfApp[name];
  const frame = built.chunksOf(APP_ENTRY, ...chunks);
  /**
   * @param {readonly string[]} sources
   * @param {readonly import('./prerender/built-files.mjs').Chunk[]} there what is fetched anyway
   */
  const chunksBeside = (sources, there) =>
    built.chunksOf(APP_ENTRY, ...chunks, ...sources).filter((chunk) => !there.includes(chunk));
  const pages = Object.entries(name === 'dashboard' ? preloadedPages : {});
  const home = chunksBeside(preloadedPages.home?.sources ?? [], frame);
  const styled = name === 'dashboard' ? [...frame, ...home] : frame;
  const styles = built.styleFilesOf(styled);
  const preloadLinks = (/** @type {typeof frame} */ added) => [
    ...built.preloadLinks(added),
    ...built.stylePreloadLinks(built.styleFilesOf(added).filter((file) => !styles.includes(file))),
  ];
  /** @type {(page: [string, import('./prerender/preloaded-pages.mjs').PreloadedPage]) => PartOfPage[]} */
  const partsOf = ([path, { sources, byRight = {} }]) => {
    const shared = chunksBeside(sources, frame);
    const rights = /** @type {(keyof typeof byRight)[]} */ (Object.keys(byRight));
    return [
      { path, links: preloadLinks(shared) },
      ...tree.rolesByRight(rights).map(({ right, roles }) => {
        const added = chunksBeside([...sources, ...(byRight[right] ?? [])], [...frame, ...shared]);
        return { path, roles, links: preloadLinks(added) };
      }),
    ];
  };
  const partOfCampaigns = {
    path: 'home',
    roles: tree.ROLES_WITH_CAMPAIGNS,
    links: preloadLinks(chunksBeside(campaigns, styled)),
  };
  return tree.page({
    head: [
      fontPreload,
      `<title>${escaped(tree.prerenderedTitle(name, published))}</title>`,
      '<meta name="robots" content="noindex">',
      `<link rel="icon" href="${escaped(landing.icon)}">`,
      `<style>${landing.css}${await built.readTexts(styles)}</style>`,
      built.inlinedStyleLinks(styled),
      `<template data-late="${isComplete ? 'load' : 'paint'}">${built.preloadLinks(frame).join('')}</template>`,
      pages.length > 0 ? templateOfParts([...pages.flatMap(partsOf), partOfCampaigns]) : '',
      // Last: the dashboard's reads these templates, and takes what the address and the role need.
      await firstPaintScript(tree, firstPaint),
    ],
    name,
    html: await tree.prerenderAppPage(name, published),
    script: inline(tree.boot),
  });
}

/**
 * What a page of the dashboard preloads for everybody, or for some roles.
 * @typedef {object} PartOfPage
 * @property {string} path below /dashboard
 * @property {readonly string[]} [roles] the only people who need it
 * @property {readonly string[]} links
 */

/**
 * What the dashboard's pages preload, in one template: each link once, with the numbers of the parts that need it, since most files
 * belong to several and the document is to fit into a first flight. The template names its parts as 'PATH' or 'PATH:ROLE,ROLE'.
 * @param {readonly PartOfPage[]} parts
 */
function templateOfParts(parts) {
  /** @type {Map<string, number[]>} */
  const numbers = new Map();
  for (const [number, { links }] of parts.entries())
    for (const link of links) numbers.set(link, [...(numbers.get(link) ?? []), number]);
  const links = [...numbers].map(([link, on]) => link.replace('<link', `<link data-on="${on.join(' ')}"`));
  const names = parts.map(({ path, roles }) => (roles ? `${path}:${roles.join(',')}` : path));
  return `<template data-parts="${names.join(' ')}">${links.join('')}</template>`;
}

/**
 * @param {Tree} tree
 * @param {string} file below src/composition/browser/first-paint
 */
async function firstPaintScript({ configuration }, file) {
  const code = await inlineScript(configuration, `src/composition/browser/first-paint/${file}`, {
    format: 'iife',
  });
  return `<script>${code}</script>`;
}
