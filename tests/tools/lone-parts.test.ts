// Builds leave out what Ant Design hangs on two of its parts (scripts/lone-parts.mjs); nothing may use it then.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LONE_PARTS } from '../../scripts/lone-parts.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const UI = join(PROJECT, 'src/ui');
const ANT = join(PROJECT, 'node_modules/antd/es');

/** What a text uses of groups of avatars and of buttons with a menu. */
const usesIn = (text: string) => text.match(/\b(?:Avatar\.Group|Dropdown\.Button)\b/g) ?? [];

test('nothing uses the groups and buttons that a build leaves out', () => {
  expect(usesIn('<Avatar.Group><Avatar /></Avatar.Group>')).toEqual(['Avatar.Group', 'Avatar.Group']);
  expect(usesIn('<Dropdown><Button /></Dropdown>')).toEqual([]);
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => usesIn(readFileSync(join(UI, file), 'utf8')).length > 0)).toEqual([]);
});

test.each(Object.entries(LONE_PARTS))(
  '%s of Ant Design’s index is %s with nothing but parts hung on it',
  (part, alone) => {
    expect(readFileSync(join(ANT, 'index.js'), 'utf8')).toContain(`from '${part}'`);
    const index = readFileSync(join(ANT, part, 'index.js'), 'utf8');
    expect(index).toMatch(new RegExp(`import Internal\\w+ from ['"]\\./${alone.split('/').at(-1)}['"]`));
    expect(index.match(/^const (\w+) = Internal\1;$/m)).not.toBeNull();
    expect(index.match(/^\w+\.(Group|Button) = /gm)).toHaveLength(1);
  },
);
