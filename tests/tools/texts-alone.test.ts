import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsAmongOthers } from '../support/texts-among-others/texts-among-others';

const PLANTED = 'tests/support/texts-among-others/planted-texts.tsx';

test('a text that comes, changes or goes stands in an element of its own, since a browser that translates takes it out of its place', () => {
  const found = textsAmongOthers();
  const planted = readFileSync(PLANTED, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes('planted:') ? [`${PLANTED}:${index + 1}`] : []));
  const lines = found.map(({ file, line }) => `${file}:${line}`);
  expect(new Set(lines.filter((line) => line.startsWith(PLANTED)))).toEqual(new Set(planted));
  expect(found.filter(({ file }) => file !== PLANTED)).toEqual([]);
});
