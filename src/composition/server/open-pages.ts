import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { BuiltSiteFiles } from '../../adapters/node/built-site-files';
import { BuiltSitePages, type RenderedSite, type RenderSite } from '../../adapters/node/built-site-pages';
import { LANGUAGES } from '../../core/shared/text/language';
import type { Configuration } from '../browser/configuration';

/**
 * The built pages of all languages, ready to be rendered again. The renderer of each language, and with it React, is a separate program
 * in a folder of its own in `folder`, with the configuration that the pages were built with. `publicUrl` is the origin of the site as
 * people see it.
 */
export async function openPages(
  files: BuiltSiteFiles,
  folder: string,
  publicUrl: string,
): Promise<BuiltSitePages> {
  // Otherwise React checks what it renders, and is several times as slow.
  process.env.NODE_ENV ??= 'production';
  const built = LANGUAGES.map((language) => join(folder, language)).filter((tree) => existsSync(tree));
  const trees = await Promise.all(built.map((tree) => openTree(tree, new URL(publicUrl).origin)));
  const builtFrom = trees.map((tree) => tree.builtFrom).reduce(together);
  const render: RenderSite = async (site) =>
    (await Promise.all(trees.map((tree) => tree.render(site)))).reduce(together);
  return new BuiltSitePages(files, builtFrom, render);
}

/** The pages of one language: what those of the build were rendered to, and how they are rendered again. */
async function openTree(folder: string, siteUrl: string) {
  const program = pathToFileURL(join(folder, 'render-pages.js')).href;
  const { renderPages } = (await import(
    /* @vite-ignore */ program
  )) as typeof import('../prerendering/render-pages');
  const configuration = JSON.parse(readFileSync(join(folder, 'configuration.json'), 'utf8')) as Configuration;
  const builtFrom = await renderPages(configuration);
  const ours = { ...configuration, siteUrl };
  const render: RenderSite = (site) => renderPages(ours, site);
  return { builtFrom, render };
}

/** The pages and files of both languages; no two have the same name. */
function together(one: RenderedSite, other: RenderedSite): RenderedSite {
  return { pages: { ...one.pages, ...other.pages }, files: { ...one.files, ...other.files } };
}
