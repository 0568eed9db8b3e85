// docs/areas.md says what each folder of the core is for, with its tables, calls and pages. It is written here, from the code:
// `npx vitest run tests/tools/areas-page.test.ts -u` after a change.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Tables } from '../../src/adapters/postgres/database';
import { PAGES, type PageId } from '../../src/core/access/rules';

const PROJECT = resolve(import.meta.dirname, '../..');
const CORE = join(PROJECT, 'src/core');
const FILE = join(PROJECT, 'docs/areas.md');

/** What stands in each folder of the core. */
const ABOUT: Readonly<Record<string, string>> = {
  access: 'Who may do what, and open which page: the one policy',
  account: 'Signing in, second steps, sessions, passwords, one-time links, one’s own account',
  api: 'What makes a port, a client and routes of an API',
  applications: 'What people ask of programs, and the enrollments that follow',
  audit: 'Who did what, and when',
  calendar: 'Calendar files',
  campaigns: 'Campaigns and what they raised',
  content: 'The words and pictures of the public site, its editor, backups and publication',
  events: 'Events with their shifts, and the public page of events',
  feeds: 'The address at which somebody’s own calendar can be subscribed to',
  figures: 'Figures for funders, and which may be shared',
  'gift-archive': 'The simulation’s gift book as one file',
  gifts: 'Gifts of money and goods, imports, and what donors see of their own',
  guides: 'Trainings and resources, and who has done which training',
  hours: 'Hours that volunteers log and staff approve; they are sign-ups',
  mail: 'The words of mails, and the outbox',
  messages: 'What visitors write in the contact form',
  navigation: 'Menus, breadcrumbs, and where a signed-in person may go',
  overview: 'The sums of the admin’s first page',
  people: 'People, invitations and roles',
  pickups: 'Pickups of goods, from the request to the collection',
  plans: 'Recurring plans of donors',
  preferences: 'What a browser remembers of how somebody likes the dashboard',
  privacy: 'Export, erasure, and what is deleted on time',
  programs: 'What the foundation offers',
  receipts: 'Receipts, yearly statements and January’s letters',
  settings: 'What admins decide about the foundation’s work',
  shared: 'What every area uses: results, forms, texts, time, sizes',
  shelf: 'The shoes that are there, by size, and what is wanted',
  signups: 'Who takes a shift or a guest’s place, comes, and works how long',
  'unit-of-work': 'Reading and changing records as one step',
  volunteers: 'Volunteers with their figures; computed from sign-ups, applications and trainings',
};

/** The area of each table; null for what all areas share. */
const AREA_OF: Readonly<Record<keyof Tables, string | null>> = {
  account: 'account',
  account_token: 'account',
  application: 'applications',
  audit_entry: 'audit',
  calendar_feed: 'feeds',
  campaign: 'campaigns',
  change_count: null,
  completion: 'guides',
  contact_message: 'messages',
  content_backup: 'content',
  content_head: 'content',
  event: 'events',
  gift: 'gifts',
  gift_import: 'gifts',
  guide: 'guides',
  known_browser: 'account',
  notice_digest: 'mail',
  outbox_mail: 'mail',
  pickup_request: 'pickups',
  picture: 'content',
  program: 'programs',
  rate_count: null,
  receipt: 'receipts',
  receipt_count: 'receipts',
  receipt_gift: 'receipts',
  receipt_mail: 'receipts',
  receipt_run: 'receipts',
  receipt_run_donor: 'receipts',
  due_receipt: 'receipts',
  recurring_plan: 'plans',
  second_factor: 'account',
  session: 'account',
  settings: 'settings',
  shelf_move: 'shelf',
  sign_in_challenge: 'account',
  signup: 'signups',
  staff_note: 'applications',
  user: 'people',
  verification: 'account',
};

interface Api {
  readonly area: string;
  readonly calls: Readonly<Record<string, object>>;
}

const folders = readdirSync(CORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const apiFiles = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.api.ts'))
  .sort();

async function readApis(): Promise<readonly Api[]> {
  const files = await Promise.all(apiFiles.map((file): Promise<object> => import(join(CORE, file))));
  return files.flatMap((file) =>
    Object.values(file).filter(
      (value): value is Api => typeof value === 'object' && value !== null && 'calls' in value,
    ),
  );
}

/** The calls of an area, each once: those that staff make, then those about one's own things. */
function callsOf(folder: string, apis: readonly Api[]): string {
  const named = (area: string) => [
    ...new Set(apis.filter((api) => api.area === area).flatMap(({ calls }) => Object.keys(calls))),
  ];
  const own = named(`own-${folder}`);
  return [
    ...(named(folder).length > 0 ? [code(named(folder))] : []),
    ...(own.length > 0 ? [`own: ${code(own)}`] : []),
  ].join('; ');
}

/** The folders of the UI that a file imports from, and its own. */
function foldersOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return [file, ...imported].flatMap((path) => /src\/ui\/([\w-]+)\//.exec(path)?.[1] ?? []);
}

/** The folders of the UI whose parts a page shows, by the page. */
function foldersOfPages(): ReadonlyMap<string, readonly string[]> {
  const wiring = readFileSync(join(PROJECT, 'src/composition/browser/dashboard-pages.ts'), 'utf8');
  const [, body = ''] = wiring.split('function dashboardPages');
  const [parts = '', pages = ''] = body.split('\n  return {\n');
  const fetched = (text: string) =>
    [...text.matchAll(/'..\/..\/(ui\/[^']+)'/g)].flatMap(([, path]) =>
      foldersOf(join(PROJECT, `src/${path}.tsx`)),
    );
  const ofPart = new Map(
    [...parts.matchAll(/const fetch\w+ = (.+?)\n {2}const (\w+) = lazy/gs)].map(
      ([, text = '', name = '']) => [name, fetched(text)],
    ),
  );
  return new Map(
    pages.split(/\n(?= {4}\S+: page)/).flatMap((text) => {
      const [, page = ''] = /^\s*'?([\w/-]+)'?: page/.exec(text) ?? [];
      const shown = [...ofPart].flatMap(([name, from]) =>
        new RegExp(`\\b${name}\\b`).test(text) ? from : [],
      );
      return page === '' ? [] : [[page, [...fetched(text), ...shown]] as const];
    }),
  );
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

async function areasPage(): Promise<string> {
  const apis = await readApis();
  const pages = foldersOfPages();
  const rows = folders.map((folder) => {
    const tables = Object.entries(AREA_OF).flatMap(([table, area]) => (area === folder ? [table] : []));
    const shown = [...pages].flatMap(([page, from]) =>
      folder !== 'shared' && from.includes(folder) ? [page] : [],
    );
    const cells = [`[${folder}](../src/core/${folder})`, ABOUT[folder] ?? '', code(tables)];
    return `| ${[...cells, callsOf(folder, apis), code(shown)].join(' | ')} |`;
  });
  return `# Areas

An area has the same name in every layer: \`src/core/AREA\`, \`src/ui/AREA\`, \`src/adapters/postgres/AREA\` and so on. A call is
\`/api/AREA/CALL\`, one about somebody's own things \`/api/own-AREA/CALL\` ([all of them](api/openapi.json)); what has routes of its own, such as
content, sessions and public forms, has none here. A page is the path below \`/dashboard\`; a page that shows
parts of several areas is named by each. Tables are made by the [migrations](../src/adapters/postgres/migrations).

This page is made from the code; \`npx vitest run tests/tools/areas-page.test.ts -u\` writes it.

| folder | what it is | tables | calls | pages |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Tables that all areas share: ${code(Object.entries(AREA_OF).flatMap(([table, area]) => (area === null ? [table] : [])))}.
`;
}

test('the page is what the code says; if not, run this file with -u', async () => {
  await expect(await areasPage()).toMatchFileSnapshot(FILE);
});

test('each folder of the core is explained, and no other', () => {
  expect(Object.keys(ABOUT).sort()).toEqual(folders);
});

test('each table is used by the folder of its area', () => {
  const strange = Object.entries(AREA_OF).filter(([table, area]) => {
    if (area === null) return false;
    const folder = join(PROJECT, 'src/adapters/postgres', area);
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    return !texts.some((text) => text.includes(`'${table}'`));
  });
  expect(strange).toEqual([]);
});

test('every page that shows something is found in the wiring', () => {
  const groups = ['user-management', 'my-applications', 'programs', 'campaigns', 'volunteers', 'donations'];
  const shown = (Object.keys(PAGES) as PageId[]).filter((page) => page !== 'home' && !groups.includes(page));
  expect([...foldersOfPages().keys()].sort()).toEqual(shown.sort());
  expect([...foldersOfPages().values()].filter((from) => from.length === 0)).toEqual([]);
});
