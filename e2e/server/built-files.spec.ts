import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '../support/accounts';

/** The files of a built site that hold a text. */
function filesWith(site: string, text: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(js|css|html|json)$/.test(file) && read(site, file).includes(text));
}

function read(site: string, file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

test('no file of the site for the server has a sample password, and no page of it says that it is a demo', () => {
  for (const { password, name } of Object.values(ACCOUNTS)) {
    expect(filesWith('dist-server/site', password)).toEqual([]);
    expect(filesWith('dist-server/site', name)).toEqual([]);
    // The search finds them where they are.
    expect(filesWith('dist', password)).not.toEqual([]);
  }
  expect(read('dist-server/site', 'index.html')).not.toContain('nothing is sent');
  expect(read('dist', 'index.html')).toContain('nothing is sent');
});

test('no file of the default build calls a server', () => {
  // The rules of a host name the address only to say that there are no pages in Spanish below it.
  expect(filesWith('dist', '/api/')).toEqual(['vercel.json']);
  expect(filesWith('dist-server/site', '/api/')).not.toEqual([]);
});
