// @ts-check
// The last step of `npm run build`. It copies the landing page for unknown paths, puts the security policy into each page
// of the site, compresses text files, and writes the header and rewrite files for hosts.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadEnv, runnerImport } from 'vite';
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

const { module } = await runnerImport('./src/composition/browser/configuration.ts');
const { basePath, connectSources, backEnd, donationFormUrl } =
  /** @type {typeof import('../src/composition/browser/configuration.ts')} */ (module).readConfiguration(
    loadEnv('production', process.cwd(), 'VITE_'),
  );
const { site: SITE, hosting: FOR_HOSTS } = siteFolders(backEnd);

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

/** @param {readonly string[]} connectSources */
async function secureThePages(connectSources) {
  const pages = (await filesBelow(SITE)).filter((file) => file.endsWith('.html'));
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

async function addUnknownPage() {
  const landing = await readFile(join(SITE, 'index.html'), 'utf8');
  const robots = '<meta name="robots" content="noindex">';
  await writeFile(join(SITE, UNKNOWN_PAGE), afterCharset(landing, robots));
}

async function compress() {
  const files = (await filesBelow(SITE)).filter((file) => COMPRESSED.test(file));
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

await addUnknownPage();
const policy = await secureThePages(connectSources);
const entries = await readdir(SITE, { withFileTypes: true });
const pages = entries
  .filter((entry) => entry.isDirectory() && existsSync(join(SITE, entry.name, 'index.html')))
  .map((entry) => entry.name);
const plan = hostingPlan({ basePath, policy, pages, hasPictures: existsSync(join(SITE, 'pictures')) });
await compress();
await mkdir(FOR_HOSTS, { recursive: true });
await Promise.all([
  writeFile(join(SITE, '_headers'), headersFile(plan)),
  writeFile(join(SITE, '_redirects'), redirectsFile(plan)),
  writeFile(join(SITE, 'vercel.json'), vercelFile(plan)),
  writeFile(join(FOR_HOSTS, 'nginx.conf'), nginxFile(plan)),
  writeFile(join(FOR_HOSTS, 'nginx-log.conf'), nginxLogFile()),
  writeFile(join(FOR_HOSTS, 'plan.json'), JSON.stringify(plan, null, 2)),
]);
console.log(`Policy, header files and compressed texts are in ${SITE}/ and ${FOR_HOSTS}/.`);
if (backEnd === 'server' && new URL(donationFormUrl).hostname.endsWith('.example'))
  process.stdout.write(
    `VITE_DONATION_FORM_URL is a sample, ${donationFormUrl}: the site says that nobody can pay there yet. Build again with the address of your donation form.\n`,
  );
