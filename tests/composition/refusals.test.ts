import { expect, test } from 'vitest';
import {
  connectionRefusal,
  portRefusal,
  RefusedError,
  refusalOf,
  sentenceOf,
} from '../../src/composition/server/refusals';

const URL_WITH_PASSWORD = 'postgres://site:hidden@db.example.org:5433/book';
const onServer = { databaseUrl: URL_WITH_PASSWORD, dataDir: '.data' };
const inFolder = { databaseUrl: null, dataDir: '/srv/data' };
const coded = (code: string, message = 'hidden') => Object.assign(new Error(message), { code });

test.each([
  ['ECONNREFUSED', "can't be reached at db.example.org:5433"],
  ['ETIMEDOUT', "can't be reached at db.example.org:5433"],
  ['57P03', 'takes no connection right now'],
  ['53300', 'takes no connection right now'],
  ['28P01', 'refuses the user site or the password'],
  ['28000', 'refuses the user site or the password'],
  ['3D000', 'has no database book'],
  ['42501', 'the user site may not create tables'],
  ['25006', 'is read-only'],
  ['53100', 'is full'],
  ['08P01', 'ignore_startup_parameters'],
])('%s of PostgreSQL is said under the name DATABASE_URL', (code, says) => {
  const refusal = refusalOf(onServer, coded(code));
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(sentenceOf(refusal)).toMatch(/^DATABASE_URL: .*\.$|^DATABASE_URL: .*;$/);
  expect(sentenceOf(refusal)).toContain(says);
  expect(sentenceOf(refusal)).not.toMatch(/hidden|\n/);
});

test('what the driver says without a code is said as it is, under the name DATABASE_URL', () => {
  expect(connectionRefusal(URL_WITH_PASSWORD, new Error('No TLS.')).message).toBe(
    'DATABASE_URL: PostgreSQL at db.example.org:5433 refused: No TLS.',
  );
  const noPassword = new Error('SASL: client password must be a string');
  expect(connectionRefusal(URL_WITH_PASSWORD, noPassword).message).toContain('or the password (SASL)');
});

test.each([
  [coded('EACCES'), 'may not write (EACCES)'],
  [coded('EROFS'), 'may not write (EROFS)'],
  [coded('EEXIST'), 'a file is in the way (EEXIST)'],
  [coded('ENOTDIR'), 'a file is in the way (ENOTDIR)'],
  [coded('ENOENT'), "can't be created there (ENOENT)"],
  [coded('ENOSPC'), 'not enough space is left (ENOSPC)'],
  // The embedded engine throws these, which are no errors and say '[object Object]'.
  [{ name: 'ErrnoError', errno: 51 }, 'not enough space is left (ENOSPC)'],
  [{ name: 'ErrnoError', errno: 2 }, 'may not write (EACCES)'],
  [{ name: 'ErrnoError', errno: 29 }, "the embedded database doesn't start"],
  [new WebAssembly.RuntimeError('Aborted()'), "the embedded database doesn't start"],
])(
  'what the folder of the embedded database is refused for is said under the name DATA_DIR: %o',
  (error, says) => {
    const said = sentenceOf(refusalOf(inFolder, error));
    expect(said).toMatch(/^DATA_DIR is '\/srv\/data', .*\.$/);
    expect(said).toContain(says);
  },
);

test('other errors stay as they are', () => {
  const error = new Error('The database is not empty.');
  expect(refusalOf(onServer, error)).toBe(error);
  expect(refusalOf(inFolder, error)).toBe(error);
});

test.each([
  ['EADDRINUSE', 'PORT is 80, where another program listens already'],
  ['EACCES', 'PORT is 80, where this user may not listen'],
  ['EADDRNOTAVAIL', "PORT is 80, where the server can't listen: no address"],
])('%s of the port is said under the name PORT', (code, says) => {
  expect(portRefusal(80, coded(code, 'no address')).message).toContain(says);
});
