// Writes one violation of each layer rule (docs/decisions/0001-layers-by-technology.md) into a folder outside the project,
// runs the project's lint configuration over it once, and expects each violation to be reported where it is.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Plant {
  readonly rule: string;
  readonly path: string;
  readonly code: string;
  /** The lint rule, or a part of the message for those of our own. */
  readonly reports: string;
}

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';

const forbiddenImports = (folder: string, file: string, modules: readonly string[]): Plant[] =>
  modules.map((module, index) => ({
    rule: `${folder} does not import ${module}`,
    path: `${folder}/import-${index}${file}`,
    code: `import { thing } from '${module}';\nexport const mine = thing;\n`,
    reports: IMPORTS,
  }));

const forbiddenGlobals = (
  folder: string,
  file: string,
  expressions: Readonly<Record<string, string>>,
): Plant[] =>
  Object.entries(expressions).map(([name, expression]) => ({
    rule: `${folder} does not use the global ${name}`,
    path: `${folder}/global-${name.toLowerCase()}${file}`,
    code: `export const mine = ${expression};\n`,
    reports: GLOBALS,
  }));

const plants: readonly Plant[] = [
  ...forbiddenImports('src/core/account', '.ts', [
    '../../adapters/mock/latency',
    '../../composition/tokens',
    '../../ui/app/palette',
    'react',
    'react-dom/client',
    'react-router-dom',
    'mobx',
    'mobx-react-lite',
    'antd',
    'antd/es/button',
    'inversify',
    'reflect-metadata',
    'idb',
    '@radix-ui/react-toast',
    'node:fs',
    '../../server/guards',
    'hono',
    'hono/body-limit',
    'kysely',
    'pg',
    'better-auth',
  ]),
  ...forbiddenGlobals('src/core/account', '.ts', {
    window: 'window.name',
    document: 'document.title',
    localStorage: "localStorage.getItem('user')",
    indexedDB: 'indexedDB.databases()',
    fetch: "fetch('/')",
    crypto: 'crypto.subtle',
    setTimeout: 'setTimeout.name',
    setInterval: 'setInterval.name',
    globalThis: 'globalThis.name',
  }),
  {
    rule: 'an area of the core imports no value of a higher floor',
    path: 'src/core/account/sideways-value.ts',
    code: "import { list } from '../campaigns/list';\nexport const mine = list;\n",
    reports: 'An area of the core takes values from areas on lower floors only',
  },
  {
    rule: 'an area of the core does not re-export a value of a higher floor',
    path: 'src/core/account/sideways-export.ts',
    code: "export { list as mine } from '../campaigns/list';\n",
    reports: 'An area of the core takes values from areas on lower floors only',
  },
  {
    rule: 'an area of the core imports no value of its own floor, nested or a service',
    path: 'src/core/gifts/own/sideways.service.ts',
    code: "import { event } from '../../events/event';\nexport const mine = event;\n",
    reports: 'An area of the core takes values from areas on lower floors only',
  },
  {
    rule: 'a new area of the core is on a floor',
    path: 'src/core/warehouse/new-area.ts',
    code: "import { list } from '../shared/list';\nexport const mine = list;\n",
    reports: 'An area of the core takes values from areas on lower floors only',
  },
  ...["sitePath('/login')", "sitePath('/#donate')", 'sitePath(`/events`)'].map((call, index) => ({
    rule: `a page is not linked by ${call}`,
    path: `src/ui/account/page-link-${index}.ts`,
    code: `import { sitePath } from '../shared/site-path';\nexport const mine = (id: string) => ${call} + id;\n`,
    reports: 'Pages are linked by pagePath',
  })),
  ...['Date.now()', 'new Date()', 'performance.now()', 'Math.random()'].flatMap((call, index) =>
    ['src/core/account', 'src/ui/account', 'src/adapters/mock', 'src/server'].map((folder) => ({
      rule: `${folder} does not call ${call}`,
      path: `${folder}/time-${index}.ts`,
      // In the core, `performance` is a forbidden global too; one report is enough.
      code: `export const mine = () => ${call};\n`,
      reports: 'Time and chance come through ports',
    })),
  ),
  ...forbiddenImports('src/adapters/mock', '.ts', [
    '../../composition/tokens',
    '../../ui/app/palette',
    'react',
    'mobx',
    'antd',
    'inversify',
    '../../server/guards',
    'hono',
    '@hono/node-server',
  ]),
  ...forbiddenImports('src/server', '.ts', [
    '../adapters/postgres/database',
    '../composition/tokens',
    '../ui/app/palette',
    'react',
    'react-dom/server',
    'mobx',
    'antd',
    'inversify',
    '@hono/node-server',
    'kysely',
    'pg',
    'better-auth',
    '@electric-sql/pglite',
    'node:fs',
  ]),
  ...forbiddenGlobals('src/server', '.ts', {
    process: 'process.env',
    fetch: "fetch('/')",
    crypto: 'crypto.subtle',
    setTimeout: 'setTimeout.name',
    setInterval: 'setInterval.name',
    console: 'console.log',
    globalThis: 'globalThis.name',
  }),
  ...forbiddenGlobals('src/adapters/local-storage', '.ts', {
    window: 'window.name',
    localStorage: 'localStorage.length',
    sessionStorage: 'sessionStorage.length',
    indexedDB: 'indexedDB.databases()',
    document: 'document.cookie',
    fetch: "fetch('/')",
    setTimeout: 'setTimeout.name',
  }),
  {
    rule: 'an adapter does not import an adapter of another technology',
    path: 'src/adapters/mock/sideways.ts',
    code: "import { store } from '../local-storage/store';\nexport const mine = store;\n",
    reports: "does not import another technology's folder",
  },
  {
    rule: "an area's folder of an adapter does not import another technology either",
    path: 'src/adapters/mock/shoes/sideways.ts',
    code: "import { store } from '../../local-storage/store';\nexport const mine = store;\n",
    reports: "does not import another technology's folder",
  },
  ...forbiddenImports('src/ui/account', '.tsx', [
    '../../adapters/mock/latency',
    '../../composition/tokens',
    'inversify',
    'reflect-metadata',
    'idb',
    '../../server/guards',
    'hono',
    'kysely',
  ]),
  ...forbiddenImports('src/ui/account', '.view-model.ts', [
    '../../server/guards',
    'hono',
    '../../adapters/mock/latency',
    '../../composition/tokens',
    'inversify',
    'react',
    'react-dom',
    'react-router-dom',
    'mobx-react-lite',
    'antd',
  ]),
  ...forbiddenGlobals('src/ui/account', '.tsx', {
    localStorage: 'localStorage.length',
    fetch: "fetch('/')",
    setTimeout: 'setTimeout.name',
    setInterval: 'setInterval.name',
  }),
  ...forbiddenGlobals('src/ui/account', '.view-model.ts', {
    window: 'window.name',
    document: 'document.title',
    setTimeout: 'setTimeout.name',
  }),
  {
    rule: 'the UI does not reach storage through window either',
    path: 'src/ui/account/login/window-storage.ts',
    code: 'export const mine = window.localStorage;\n',
    reports: 'Storage, remote calls and timers come through ports',
  },
  ...[
    ['src/ui/account', '../dashboard/shell'],
    ['src/ui/landing/hero', '../../content/preview'],
    ['src/ui/shared/toast', '../../landing/hero'],
    ['src/ui/app', '../account/login/login-page'],
    ['src/ui/campaigns', '../dashboard/shell'],
  ].map(([folder, module], index) => ({
    rule: `${folder} does not import ${module}`,
    path: `${folder}/sideways-${index}.ts`,
    code: `import { part } from '${module}';\nexport const mine = part;\n`,
    reports: 'A feature of the UI imports its own folder',
  })),
  {
    rule: 'a lazy import obeys the same rules',
    path: 'src/ui/app/lazy-sideways.ts',
    code: "export const mine = () => import('../account/login/login-page');\n",
    reports: 'A feature of the UI imports its own folder',
  },
  {
    rule: 'files do not import each other in a cycle',
    path: 'src/core/account/cycle-a.ts',
    code: "import { b } from './cycle-b';\nexport const a = (): unknown => b;\n",
    reports: 'lint/suspicious/noImportCycles',
  },
  {
    rule: 'both ends of an import cycle are reported',
    path: 'src/core/account/cycle-b.ts',
    code: "import { a } from './cycle-a';\nexport const b = (): unknown => a;\n",
    reports: 'lint/suspicious/noImportCycles',
  },
  {
    rule: 'no file only re-exports others',
    path: 'src/core/account/barrel.ts',
    code: "export * from './clean';\n",
    reports: 'lint/performance/noBarrelFile',
  },
  {
    rule: 'no file has a default export',
    path: 'src/core/account/default-export.ts',
    code: 'export default 1;\n',
    reports: 'lint/style/noDefaultExport',
  },
  {
    rule: 'file names are in kebab-case',
    path: 'src/core/account/CamelCase.ts',
    code: 'export const mine = 1;\n',
    reports: 'lint/style/useFilenamingConvention',
  },
  ...(
    [
      ['src/server/account', 'hono'],
      ['src/server/content', 'hono/streaming'],
      ['src/composition/server', '@hono/node-server'],
    ] as const
  ).map(([folder, module], index) => ({
    rule: `${folder} does not know the HTTP framework: ${module}`,
    path: `${folder}/framework-${index}.ts`,
    code: `import type { Context } from '${module}';\nexport type Mine = Context;\n`,
    reports: 'know the HTTP framework',
  })),
  {
    rule: 'React sets no raw HTML',
    path: 'src/ui/account/login/raw-html.tsx',
    code: 'export const Mine = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
    reports: 'lint/security/noDangerouslySetInnerHtml',
  },
  ...[
    'element.innerHTML = html',
    'element.innerHTML += html',
    'element.outerHTML = html',
    'element.srcdoc = html',
    "element.insertAdjacentHTML('beforeend', html)",
    'element.setHTMLUnsafe(html)',
    'range.createContextualFragment(html)',
    'document.write(html)',
    'document.writeln(html)',
  ].map((statement, index) => ({
    rule: `no other code sets raw HTML: ${statement}`,
    path: `src/composition/raw-html-${index}.ts`,
    code: `declare const element: HTMLIFrameElement;\ndeclare const range: Range;\nexport const mine = (html: string) => {\n  ${statement};\n  return [element, range];\n};\n`,
    reports: 'Text must never become markup',
  })),
  ...[
    '<p>Hello</p>',
    "<p>{isDone ? 'Done' : 'Open'}</p>",
    `<p>{\`Hello \${name}\`}</p>`,
    '<nav aria-label="Main" />',
    `<img alt={\`portrait of \${name}\`} src="/a.png" />`,
    '<Field heading="Your name" />',
  ].map((element, index) => ({
    rule: `no text for people in TSX: ${element}`,
    path: `src/ui/messages/contact/text-${index}.tsx`,
    code: `import { Field } from './field';\n\nexport const Mine = ({ name, isDone }: { name: string; isDone: boolean }) => (\n  <Field name={name} isDone={isDone}>\n    ${element}\n  </Field>\n);\n`,
    reports: 'Texts for people stand in',
  })),
  ...['<p>Give shoes</p>', '<img alt="a shoe" src={src} />', "<p>{src ? 'Sent' : src}</p>"].map(
    (markup, index) => ({
      rule: `texts for people do not stand in TSX: ${markup}`,
      path: `src/ui/messages/contact/text-${index}.tsx`,
      code: `export const Mine = ({ src }: { src: string }) => ${markup};\n`,
      reports: 'Texts for people stand in',
    }),
  ),
  ...['Modal', 'Drawer', 'Popconfirm'].map((name) => ({
    rule: `no part of the UI has a ${name} of its own`,
    path: `src/ui/messages/contact/${name.toLowerCase()}.tsx`,
    code: `import { Flex, ${name} } from 'antd';\n\nexport const mine = [Flex, ${name}];\n`,
    reports: 'Dialogs stand on ui/shared/dialog',
  })),
  ...[
    'export const mine = { ...{ pairs: 2 }, isWide: true };',
    "export const mine = ['men', ...['women', 'kids']];",
    "export const mine = ['men', ...(['women', 'kids'] as const)];",
    "export const Mine = () => <hr {...{ id: 'line' }} />;",
  ].map((statement, index) => ({
    rule: `no literal is packed into another one: ${statement}`,
    path: `src/ui/messages/contact/packed-${index}.tsx`,
    code: `${statement}\n`,
    reports: 'Write the entries out',
  })),
  ...[
    'new Date(ms).getDate()',
    'new Date(ms).getHours()',
    "new Date(ms).toLocaleDateString('en-US')",
    "new Date(ms).toLocaleTimeString('en-US', { timeStyle: 'short' })",
    'new Date(2026, 10, 21)',
    'new Date(2026, 10, 21, 12)',
    "new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(ms)",
    'new Intl.DateTimeFormat().format(ms)',
    "dayjs(ms).format('YYYY-MM-DD')",
  ].map((expression, index) => ({
    rule: `nothing asks for the zone of the device: ${expression}`,
    path: `src/ui/messages/contact/zone-${index}.ts`,
    code: `export const mine = (ms: number) => [ms, ${expression}];\n`,
    reports: 'whatever zone the device is in',
  })),
  ...[
    "new Intl.NumberFormat('en-US').format(ms)",
    "Intl.DateTimeFormat('es', { timeZone: 'UTC' }).format(ms)",
    "ms.toLocaleString('en-US')",
    'ms?.toLocaleString()',
    "new Date(ms).toLocaleDateString('en-US', { timeZone: 'UTC' })",
    "'Ana'.toLocaleUpperCase()",
    "'Ana'.localeCompare('ana')",
  ].flatMap((expression, index) =>
    ['src/ui/messages/contact/format', 'src/core/shared/text/format-others'].map((name) => ({
      rule: `only the formats write in a language: ${expression} in ${name}`,
      path: `${name}-${index}.ts`,
      code: `export const mine = (ms: number) => [ms, ${expression}];\n`,
      reports: 'are written by core/shared/text/format*.ts',
    })),
  ),
  {
    rule: 'the Spanish formats do not depend on the browser',
    path: 'src/core/shared/text/format.es.ts',
    code: "export const mine = (ms: number) => new Intl.NumberFormat('es').format(ms);\n",
    reports: 'are written by core/shared/text/format*.ts',
  },
];

const CLEAN: Readonly<Record<string, string>> = {
  'src/core/shared/text/format-count.ts': `export const mine = (count: number) => count.toLocaleString('en-US');
`,
  'src/core/campaigns/clean.ts': `import * as v from 'valibot';
import { query } from '../api/api';
import { list } from '../shared/list';
import { changeFrom } from '../unit-of-work/change-from';
import type { Gift } from '../gifts/gift';

export const mine = (gift: Gift) => [v.string(), query, list, changeFrom, new Date(gift.receivedOn)];
`,
  'src/adapters/mock/clean.ts': `import { list } from '../../core/shared/list';

export const mine = [list, part];
`,
  'src/adapters/mock/shoes/clean.ts': `import { list } from '../../../core/shared/list';

export const mine = [list, part];
`,
  'src/adapters/system/clean.ts': 'export const mine = () => Date.now();\n',
  'src/core/shared/time/calendar.ts': `const ZONE = { timeZone: 'America/Los_Angeles' } as const;

export const mine = (ms: number) => [
  new Intl.DateTimeFormat('en-US', { ...ZONE, dateStyle: 'long' }).format(ms),
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(ms),
  new Date(ms).getUTCDay(),
  dayjs.utc(ms).day(),
];
`,
  'src/server/hono-app.ts': `import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

export const mine = [Hono, TrieRouter];
`,
  'src/composition/server/serve-app.ts': `import { serve } from '@hono/node-server';

export const mine = [serve];
`,
  'src/core/account/conditional-spread.ts': `export const mine = (isWide: boolean, pairs: readonly number[]) => [
  { ...(isWide && { isWide }), ...(isWide ? { pairs } : {}) },
  ...(isWide ? [1] : []),
  ...['men', 'women'].map((cut) => cut),
];
`,
  'src/server/clean.ts': `import * as v from 'valibot';
import { list } from '../core/shared/list';
import { part } from './part';

export const mine = [v.string(), list, part];
`,
  'src/ui/landing/hero/clean.tsx': `import { Card } from '../../campaigns/campaign-card';
import { Login } from '../../../core/auth/login';
import { toast } from '../../shared/toast/toast';
import { useViewModel } from '../../app/page-hooks';
import { part } from '../part';

export const Mine = () => <Card of={[Login, toast, useViewModel, part]} />;
`,
  'src/ui/messages/contact/clean.tsx': `import { contactTexts } from './contact.texts';

export const Mine = ({ logger, isOpen }: { logger: { error(text: string): void }; isOpen: boolean }) => (
  <button
    type="button"
    className={isOpen ? 'open' : 'closed'}
    aria-keyshortcuts="Control+B"
    onClick={() => logger.error('The form failed')}
    onKeyDown={(event) => event.key === 'Escape'}
  >
    {contactTexts.send} – 100 %
  </button>
);
`,
  'src/ui/content/clean.tsx': `import { Hero } from '../landing/hero';

export const Mine = () => <Hero />;
`,
  'src/composition/clean.ts': `import { Container } from 'inversify';
import { gateway } from '../adapters/mock/gateway';
import { Page } from '../ui/login/login-page';

export const mine = [Container, gateway, Page, window.localStorage, Date.now()];
`,
};

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}

const project = resolve(import.meta.dirname, '../..');
let folder: string;
let found: Map<string, string[]>;

function write(path: string, code: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
}

function lint(): Report {
  const biome = join(project, 'node_modules/.bin/biome');
  try {
    return JSON.parse(
      execFileSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch (error) {
    // The linter exits with 1 when it finds violations; its report is in the output.
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layer-rules-'));
  for (const part of ['biome.json', '.gitignore', 'lint']) {
    cpSync(join(project, part), join(folder, part), { recursive: true });
  }
  for (const { path, code } of plants) write(path, code);
  for (const [path, code] of Object.entries(CLEAN)) write(path, code);
  found = new Map();
  for (const { category, message, location } of lint().diagnostics) {
    found.set(location.path, [...(found.get(location.path) ?? []), `${category}: ${message}`]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(plants)('$rule ($path)', ({ path, reports }) => {
  expect(found.get(path)?.join('\n') ?? 'nothing was reported').toContain(reports);
});

test.each(Object.keys(CLEAN))('%s keeps the rules and is not reported', (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});
