import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { BuiltSiteFiles } from '../../adapters/node/built-site-files';
import { BuiltSitePages } from '../../adapters/node/built-site-pages';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import type { Configuration } from '../browser/configuration';

/**
 * The built pages, ready to be rendered again. The renderer, and with it React, is a separate program in `folder`, with
 * the configuration that the pages were built with. `publicUrl` is the origin of the site as people see it.
 */
export async function openPages(
  files: BuiltSiteFiles,
  folder: string,
  publicUrl: string,
): Promise<BuiltSitePages> {
  // Otherwise React checks what it renders, and is several times as slow.
  process.env.NODE_ENV ??= 'production';
  const program = pathToFileURL(join(folder, 'render-pages.js')).href;
  const { renderPages } = (await import(
    /* @vite-ignore */ program
  )) as typeof import('../prerendering/render-pages');
  const configuration = JSON.parse(readFileSync(join(folder, 'configuration.json'), 'utf8')) as Configuration;
  const builtFrom = await renderPages(configuration, { content: DEFAULT_CONTENT, pictures: new Map() });
  const ours = { ...configuration, siteUrl: new URL(publicUrl).origin };
  return new BuiltSitePages(files, builtFrom, (site) => renderPages(ours, site));
}
