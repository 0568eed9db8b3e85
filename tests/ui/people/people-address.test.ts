import { expect, test } from 'vitest';
import { deviceName } from '../../../src/core/account/device-name';
import { ALL_PEOPLE } from '../../../src/core/people/people-query';
import { peopleAddress } from '../../../src/ui/people/people-address';

const { queryOf, withQuery } = peopleAddress;

const read = (address: string) => queryOf(new URLSearchParams(address));

test('a question is read as it was written, and what makes no sense in it is left out', () => {
  const question = {
    ...ALL_PEOPLE,
    search: 'vera',
    role: 'donor',
    order: 'createdAt',
    isDescending: true,
    page: 3,
  } as const;
  expect(queryOf(withQuery(new URLSearchParams(), question))).toEqual(question);
  expect(withQuery(new URLSearchParams('person=vera'), ALL_PEOPLE).toString()).toBe('person=vera');
  for (const odd of ['role=root&state=gone&order=password', 'page=-1', 'page=1.5', 'page=x', 'page=9e99'])
    expect(read(odd)).toEqual(ALL_PEOPLE);
});

test('another question begins at page 1; another page keeps the question', () => {
  const before = new URLSearchParams('search=vera&page=4');
  expect(withQuery(before, { role: 'donor' }).toString()).toBe('search=vera&role=donor');
  expect(withQuery(before, { page: 5 }).toString()).toBe('search=vera&page=5');
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'A browser on an unknown device'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
