// Builds the site for each of the two back ends, and looks at what came into the files that browsers load.
import { join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../src/adapters/mock/account/sample-accounts';
import { sampleCampaigns } from '../../src/adapters/mock/campaigns/sample-campaigns';

const project = resolve(import.meta.dirname, '../..');

/** The modules in the build, and its code. */
async function builtFor(backEnd: 'mock' | 'server'): Promise<{ modules: string[]; code: string }> {
  vi.stubEnv('VITE_BACK_END', backEnd);
  const { output } = (await build({
    root: project,
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((id) => relative(project, id).replaceAll('\\', '/'));
  return { modules, code: chunks.map((chunk) => chunk.code).join('\n') };
}

afterEach(() => vi.unstubAllEnvs());

/** What only the server's program may contain. */
const SERVER_ONLY =
  /^src\/(server|adapters\/(node|postgres|smtp))\/|node_modules\/(@electric-sql|@hono|better-auth|hono|kysely|nodemailer|pg)\//;

test('the default build asks nobody, and contains no adapter that would', async () => {
  const { modules, code } = await builtFor('mock');
  expect(modules).toContain('src/adapters/mock/account/mock-auth-gateway.ts');
  expect(modules.filter((id) => id.startsWith('src/adapters/http/') || SERVER_ONLY.test(id))).toEqual([]);
  expect(modules.filter((id) => id.startsWith('src/composition/browser/server/'))).toEqual([]);
  // In a text: an unminified build names each module in a comment, and one of them is src/core/api/api.ts.
  expect(code).not.toMatch(/["'`]\/api\//);
}, 60_000);

test('the build for the server contains no simulation, no sample account and no sample campaign', async () => {
  const { modules, code } = await builtFor('server');
  expect(modules).toContain('src/adapters/http/http-auth-gateway.ts');
  expect(modules.filter((id) => id.startsWith('src/adapters/mock/') || SERVER_ONLY.test(id))).toEqual([]);
  expect(modules.filter((id) => id.startsWith('src/composition/simulation/'))).toEqual([]);
  expect(modules).not.toContain('src/adapters/indexed-db/indexed-db-image-library.ts');
  const samples = [
    ...SAMPLE_ACCOUNTS.flatMap(({ user, password }) => [user.name, password]),
    ...sampleCampaigns(0).map(({ description }) => description),
  ];
  expect(samples.filter((sample) => code.includes(sample))).toEqual([]);
}, 60_000);
