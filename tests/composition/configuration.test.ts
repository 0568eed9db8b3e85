import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../src/composition/browser/configuration';

const valid = {
  VITE_DONATION_FORM_URL: 'https://donate.fsr.example/form?style=modal',
  VITE_SITE_URL: 'https://www.fsr.example',
  VITE_BASE_PATH: '/',
  VITE_CONNECT_SRC: '',
  VITE_LANGUAGE: 'en',
};

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

test('complete values are valid', () => {
  expect(readConfiguration(valid)).toEqual({
    donationFormUrl: 'https://donate.fsr.example/form?style=modal',
    siteUrl: 'https://www.fsr.example',
    basePath: '/',
    connectSources: [],
    language: 'en',
    isMadeUp: false,
    pagesFolder: '',
    backEnd: 'mock',
  });
});

test('the address of the hosted form leads to it without a gift, whatever it can be told', () => {
  const address = 'https://donate.fsr.example/form?style=modal&sum={amount}';
  expect(readConfiguration({ ...valid, VITE_DONATION_FORM_URL: address }).donationFormUrl).toBe(
    'https://donate.fsr.example/form?style=modal',
  );
});

test('a base path, the origins of a back end and a language are read; a trailing slash of the site is dropped', () => {
  expect(
    readConfiguration({
      ...valid,
      VITE_SITE_URL: 'https://www.fsr.example/',
      VITE_BASE_PATH: '/shoes/',
      VITE_CONNECT_SRC: ' https://api.fsr.example, wss://live.fsr.example:8443',
      VITE_LANGUAGE: 'es',
    }),
  ).toMatchObject({
    siteUrl: 'https://www.fsr.example',
    basePath: '/shoes/',
    connectSources: ['https://api.fsr.example', 'wss://live.fsr.example:8443'],
    language: 'es',
  });
});

test('all problems are listed at once, each with the name of its value', () => {
  expect(problemsOf({ VITE_BASE_PATH: 'shoes' })).toEqual([
    'VITE_DONATION_FORM_URL is missing: give the https address of the hosted donation form.',
    "VITE_SITE_URL is missing: give the site's own address, such as https://www.example.org.",
    "VITE_BASE_PATH is 'shoes': it must begin and end with a slash, such as / or /site/.",
  ]);
});

test.each([
  ['VITE_DONATION_FORM_URL', '   ', 'is missing'],
  ['VITE_DONATION_FORM_URL', 'donate here', 'is not a complete address'],
  ['VITE_DONATION_FORM_URL', 'http://donate.fsr.example', 'does not begin with https://'],
  ['VITE_DONATION_FORM_URL', 'javascript:alert(1)', 'does not begin with https://'],
  ['VITE_SITE_URL', 'www.fsr.example', 'is not a complete address'],
  ['VITE_SITE_URL', 'https://www.fsr.example/shoes', 'is more than an origin'],
  ['VITE_BASE_PATH', '/shoes', 'must begin and end with a slash'],
  ['VITE_LANGUAGE', 'spanish', 'give one of en, es'],
  ['VITE_LANGUAGE', '../es', 'give one of en, es'],
  ['VITE_BASE_PATH', '//evil.example/', 'must begin and end with a slash'],
  ['VITE_BACK_END', 'Server', 'give mock for the simulation or server'],
  ['VITE_BACK_END', 'server ', 'give mock for the simulation or server'],
  ['VITE_LEGAL_NOTICE', 'x'.repeat(601), 'has 601 characters: give at most 600'],
  ['VITE_CONNECT_SRC', 'https://api.fsr.example/v1', 'which is not an origin'],
  ['VITE_CONNECT_SRC', "https://api.fsr.example; script-src '*'", 'which is not an origin'],
])('%s = %j is refused: it %s', (name, value, reason) => {
  const problems = problemsOf({ ...valid, [name]: value });
  expect(problems[0]).toContain(name);
  expect(problems[0]).toContain(reason);
});

test("the site's own server is chosen by name, and answers at / only", () => {
  expect(readConfiguration({ ...valid, VITE_BACK_END: 'server' }).backEnd).toBe('server');
  expect(problemsOf({ ...valid, VITE_BACK_END: 'server', VITE_BASE_PATH: '/site/' })).toEqual([
    "VITE_BASE_PATH is '/site/': the site's server answers at / only.",
  ]);
});
