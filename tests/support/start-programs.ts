import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServerProgram } from '../../scripts/build-server-program.mjs';
import { findOrInstallNginx } from '../../scripts/find-nginx.mjs';
import { findPrograms } from '../../scripts/find-postgres.mjs';
import { hostingPlan } from '../../scripts/hosting/hosting-plan.mjs';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a test can start a PostgreSQL that it alone uses. */
    hasPrograms: boolean;
    /** nginx; null where it cannot be had. */
    nginx: string | null;
    /** Folder of the server's programs, built for these tests. */
    programs: string;
  }
}

/** Where the programs find the packages that are never bundled, and git looks away. */
const PROGRAMS = resolve('node_modules/.server-for-tests');

/** Once a run: the server's programs, and what runs beside them. */
export async function setup(project: TestProject): Promise<void> {
  await buildPrograms();
  project.provide('programs', PROGRAMS);
  project.provide('nginx', findOrInstallNginx() ?? null);
  project.provide('hasPrograms', findPrograms() !== undefined);
}

const PAGE = `<!doctype html><title>${DEFAULT_CONTENT.heroContent.title}</title><div id="root" data-prerendered="landing"></div>`;

/** Renders a page that is its title and the titles of its campaigns; of the content that comes with the code where nothing is saved. */
const RENDERER = `const built = ${JSON.stringify({ content: DEFAULT_CONTENT })};
export const renderPages = async (_configuration, { content, campaigns } = built) => {
  const titles = (campaigns?.campaigns ?? []).map(({ title }) => '<b>' + title + '</b>').join('');
  const parts = ['<title>' + content.heroContent.title + '</title>' + titles];
  return { pages: { 'index.html': parts, '404.html': parts }, files: {} };
};`;

/** The programs, with a site of one page. Browser tests start the real build. */
async function buildPrograms(): Promise<void> {
  await buildServerProgram(PROGRAMS);
  for (const folder of ['site', 'hosting', 'renderer/en'])
    mkdirSync(join(PROGRAMS, folder), { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(join(PROGRAMS, 'site', page), PAGE);
  writeFileSync(join(PROGRAMS, 'renderer/en/render-pages.js'), RENDERER);
  writeFileSync(join(PROGRAMS, 'renderer/en/configuration.json'), '{}');
  const plan = hostingPlan({ basePath: '/', policy: "default-src 'self'", pages: [] });
  writeFileSync(join(PROGRAMS, 'hosting', 'plan.json'), JSON.stringify(plan));
}
