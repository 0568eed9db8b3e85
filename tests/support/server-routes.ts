import type { Action } from '../../src/core/access/may';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { ServerApp } from '../../src/server/create-server-app';
import { postedCalls } from './apis';
import { aContactMessage } from './contact-builder';

/** A route of the server. */
export interface ServerRoute {
  /** Follows the address where a form is handed in: the signs of a person; else empty. */
  readonly signs: string;
  readonly method: string;
  /** The pattern, such as '/calendar/:secret'. */
  readonly path: string;
  /** An address that it answers. */
  readonly address: string;
  /** What it asks the policy for. */
  readonly right: Action | null;
}

const HASH = 'a'.repeat(64);

/** Every route below '/api' and '/pictures', read from the app itself, so that a new one is found by itself. */
export function serverRoutes({ routes }: Pick<ServerApp, 'routes'>): readonly ServerRoute[] {
  return routes
    .filter(({ path }) => /^\/(api|pictures)\b/.test(path))
    .map(({ method, path, right }) => {
      const address = path
        .replace(/:hash\{[^}]*\}\}?/, HASH)
        .replace(/:width\{[^}]*\}/, '640')
        .replace(/:\w+/, 'some-id');
      const signs = PUBLIC_FORMS.includes(`${method} ${path}`) ? FORM_SIGNS : '';
      return { method, path, right, address, signs };
    });
}

/** The forms that visitors send, and the signs of a person that come with each. */
const PUBLIC_FORMS = [
  'POST /api/messages',
  'POST /api/gifts',
  'POST /api/pickups',
  'POST /api/shoe-requests',
];
export const FORM_SIGNS = `?q=${encodeURIComponent(JSON.stringify({ trap: '', openMs: 60_000 }))}`;

const POSTED = Object.fromEntries(postedCalls().map(({ path, sample }) => [`POST ${path}`, sample]));

/** A valid body for each route that takes JSON, by method and pattern. */
export const SAMPLE_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...Object.fromEntries(
    Object.entries(POSTED).flatMap(([route, sample]) => (sample ? [[route, { ...sample }]] : [])),
  ),
  'POST /api/session': { email: 'nobody@fsr.example', password: 'walk a mile in these' },
  'POST /api/session/second-step': { kind: 'code', code: '123456' },
  'POST /api/first-admin': {
    secret: 'guessed',
    name: 'Avery',
    email: 'avery@fsr.example',
    password: 'walk a mile in these',
  },
  'POST /api/account-links': { email: 'nobody@fsr.example' },
  'POST /api/account-links/holder': { purpose: 'invitation', secret: 'guessed' },
  'POST /api/account-links/password': {
    purpose: 'password',
    secret: 'guessed',
    password: 'walk a mile in these',
  },
  'PUT /api/content': { content: DEFAULT_CONTENT, base: 'first', automatic: false },
  'POST /api/messages': { ...aContactMessage() },
  'POST /api/gifts': {
    amount: '25',
    name: 'Ada',
    email: 'ada@fsr.example',
    phone: '702-555-0100',
    message: 'Hi',
  },
  'POST /api/pickups': {
    name: 'Ada',
    email: 'ada@fsr.example',
    phone: '702-555-0100',
    address: '1 Shoe Lane',
    items: 'boots',
    message: '',
  },
  'POST /api/shoe-requests': { name: 'Dee', contact: '702-555-0177', sizes: '9 wide', note: '' },
};

/** Routes that take a picture. */
export const TAKE_PICTURES: readonly string[] = [
  'POST /api/pictures',
  'PUT /api/pictures/:hash{[0-9a-f]{64}}/:width{(?:640|1280)}',
  'PUT /api/account/avatar',
];

/** Routes that write and take no JSON. */
export const WITHOUT_JSON: readonly string[] = [
  ...Object.keys(POSTED).filter((route) => POSTED[route] === null),
  ...TAKE_PICTURES,
  'DELETE /api/session',
  'DELETE /api/session/everywhere',
];
