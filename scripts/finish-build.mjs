// @ts-check
// The last step of `npm run build`. It copies the landing page of each language for unknown paths, puts the security policy into
// each page of the site, compresses text files, and writes the header and rewrite files for hosts.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  headersFile,
  hostingPlan,
  nginxFile,
  nginxLogFile,
  redirectsFile,
  UNKNOWN_PAGE,
  vercelFile,
} from './hosting/hosting-plan.mjs';
import {
  contentSecurityPolicy,
  inlineScriptSources,
  metaContentSecurityPolicy,
} from './hosting/security-policy.mjs';
import { siteFolders } from './site-folders.mjs';

const COMPRESSED = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Smaller files fit into one packet uncompressed. */
const COMPRESS_FROM_BYTES = 1024;

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {string} html
 * @param {string} element
 */
function afterCharset(html, element) {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(html)) throw new Error('A page of the build does not begin with <meta charset="utf-8">.');
  return html.replace(charset, (found) => found + element);
}

/**
 * @param {string} site
 * @param {readonly string[]} connectSources
 */
async function secureThePages(site, connectSources) {
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html'));
  const scriptSources = new Set();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const own = inlineScriptSources(html);
    for (const source of own) scriptSources.add(source);
    const policy = metaContentSecurityPolicy({ scriptSources: own, connectSources });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(page, afterCharset(html, meta));
  }
  return contentSecurityPolicy({ scriptSources: [...scriptSources], connectSources });
}

/** @param {string} folder of the pages of a language */
async function addUnknownPage(folder) {
  const landing = await readFile(join(folder, 'index.html'), 'utf8');
  const robots = '<meta name="robots" content="noindex">';
  await writeFile(join(folder, UNKNOWN_PAGE), afterCharset(landing, robots));
}

/** @param {string} site */
async function compress(site) {
  const files = (await filesBelow(site)).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < COMPRESS_FROM_BYTES) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/**
 * The folders of the site that have a page of their own, such as 'login' and 'es/login'.
 * @param {string} site
 */
async function foldersWithPages(site) {
  return (await filesBelow(site))
    .map((file) => relative(site, file))
    .filter((name) => /^.+\/index\.html$/.test(name))
    .map((name) => dirname(name))
    .sort();
}

/**
 * @param {readonly import('../src/composition/browser/configuration.ts').Configuration[]} trees what the pages of each language were made
 *   from, English first
 */
export async function finishBuild(trees) {
  const [first] = trees;
  if (!first) throw new Error('The site has no pages.');
  const { basePath, connectSources, backEnd, donationFormUrl } = first;
  const { site, hosting } = siteFolders(backEnd);
  for (const { pagesFolder } of trees) await addUnknownPage(join(site, pagesFolder));
  const plan = hostingPlan({
    basePath,
    policy: await secureThePages(site, connectSources),
    trees: trees.map(({ pagesFolder }) => pagesFolder),
    pages: await foldersWithPages(site),
    hasPictures: existsSync(join(site, 'pictures')),
  });
  await compress(site);
  await mkdir(hosting, { recursive: true });
  await Promise.all([
    writeFile(join(site, '_headers'), headersFile(plan)),
    writeFile(join(site, '_redirects'), redirectsFile(plan)),
    writeFile(join(site, 'vercel.json'), vercelFile(plan)),
    writeFile(join(hosting, 'nginx.conf'), nginxFile(plan)),
    writeFile(join(hosting, 'nginx-log.conf'), nginxLogFile()),
    writeFile(join(hosting, 'plan.json'), JSON.stringify(plan, null, 2)),
  ]);
  console.log(`Policy, header files and compressed texts are in ${site}/ and ${hosting}/.`);
  if (backEnd === 'server' && new URL(donationFormUrl).hostname.endsWith('.example'))
    process.stdout.write(
      `VITE_DONATION_FORM_URL is a sample, ${donationFormUrl}: the site says that nobody can pay there yet. Build again with the address of your donation form.\n`,
    );
}
