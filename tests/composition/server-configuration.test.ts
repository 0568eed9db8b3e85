import { expect, test } from 'vitest';
import { sentenceOf } from '../../src/composition/server/refusals';
import { readServerConfiguration } from '../../src/composition/server/server-configuration';

/** What a start with these values says. */
function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    readServerConfiguration(environment);
  } catch (error) {
    return sentenceOf(error);
  }
  return 'It starts.';
}

const DATABASE = { DATABASE_URL: 'postgres://site:hidden@localhost/site', SECRET: 'x'.repeat(32) };

test.each([
  [{ PORT: 'abc' }, "PORT is 'abc': give a number from 0 to 65535."],
  [{ PORT: '65536' }, "PORT is '65536': give a number from 0 to 65535."],
  [{ PORT: '1e3' }, "PORT is '1e3': give a number from 0 to 65535."],
  [{ GRACE_SECONDS: '-1' }, "GRACE_SECONDS is '-1': give a number from 0 to 300."],
  [{ SAMPLE: 'yes' }, "SAMPLE is 'yes': give 1 for the samples, or leave it out."],
  [{ CHANGES: 'sometimes' }, "CHANGES is 'sometimes': give poll, or leave it out."],
  [
    { DATABASE_URL: 'mysql://site:hidden@localhost/site', SECRET: 'x'.repeat(32) },
    /^DATABASE_URL is not an address/,
  ],
  [{ ...DATABASE, SECRET: 'short' }, /^SECRET is too short/],
  [{ ...DATABASE, SECRET: '' }, /^SECRET is missing/],
  [{ FACTOR_KEY: 'short' }, /^FACTOR_KEY has another length: give 32 bytes/],
  [{ PUBLIC_URL: 'www.example.org' }, /^PUBLIC_URL is 'www.example.org': give the site's own origin/],
  [{ SAMPLE: '1', PUBLIC_URL: 'https://www.example.org' }, /^SAMPLE=1 is refused/],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL is not an address.*\nMAIL_FROM is missing/],
  [{ SMTP_URL: 'smtps://mail.example.org' }, /^MAIL_FROM is missing/],
])('%j is refused in one line a value, which names it', (environment, says) => {
  const said = refusal(environment);
  if (typeof says === 'string') expect(said).toBe(says);
  else expect(said).toMatch(says);
  expect(said.split('\n')).toHaveLength(
    says === '' ? 0 : 'SMTP_URL' in environment && !said.startsWith('MAIL') ? 2 : 1,
  );
  expect(said).not.toContain('hidden');
});

test.each([
  '10.0.0.0/8',
  '127.0.0.1',
  '::1',
  'true',
  '1',
  'loopback',
  'x-forwarded-for,',
  'a b',
  'Ünicode-x',
  '-',
])('TRUSTED_PROXY=%s is refused, since no proxy writes an address in such a header', (value) => {
  expect(refusal({ TRUSTED_PROXY: value })).toBe(
    `TRUSTED_PROXY is '${value}': give the name of the header in which the proxy writes the caller's address, such as x-forwarded-for.`,
  );
});

test.each(['X-Forwarded-For', 'x-real-ip', 'CF-Connecting-IP', 'True-Client-IP', 'Fly-Client-IP'])(
  'TRUSTED_PROXY=%s is taken',
  (value) => {
    expect(readServerConfiguration({ TRUSTED_PROXY: value }).addressHeader).toBe(value.toLowerCase());
  },
);

test('says what may not be meant: no database, no mail server for a sender, http under a public name', () => {
  const noticesOf = (environment: Readonly<Record<string, string>>) =>
    readServerConfiguration(environment).notices.join('\n');
  const mail = { SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'hello@example.org' };
  const key = { FACTOR_KEY: '0'.repeat(64) };
  expect(noticesOf({ ...DATABASE, ...mail, ...key })).toBe('');
  expect(noticesOf({ ...DATABASE, ...mail })).toMatch(/^No FACTOR_KEY: /);
  expect(noticesOf(mail)).toMatch(/^No DATABASE_URL/);
  expect(noticesOf({ ...DATABASE, ...key })).toMatch(/^No SMTP_URL: no mail is sent/);
  expect(noticesOf({ ...DATABASE, ...key, MAIL_FROM: 'hello@example.org' })).toMatch(
    /^MAIL_FROM is set without SMTP_URL: no mail is sent/,
  );
  expect(noticesOf({ ...DATABASE, ...mail, ...key, PUBLIC_URL: 'http://www.example.org' })).toMatch(
    /^PUBLIC_URL is http:\/\/www.example.org, without https/,
  );
});

test('takes requests for five seconds after it is asked to stop, unless told otherwise', () => {
  expect(readServerConfiguration({}).graceMs).toBe(5_000);
  expect(readServerConfiguration({ GRACE_SECONDS: '0' }).graceMs).toBe(0);
});
