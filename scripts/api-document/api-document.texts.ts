import type { Failure } from '../../src/core/shared/result';

/** What the document says of itself. */
export const ABOUT = {
  title: 'The site’s server',
  version: '0.2.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'The calls that the dashboard and the public pages make, by area. Made by `npm run api:document`; a test fails when it is out of date.',
    'A failure is answered with its status and a body with its `code`. `x-who` says who may make a call, before the service decides by the record: `everybody`, `signed-in`, a role, `owner` for what is one’s own, `manager` for a program that one manages; one of them is enough. `x-limit` says how often one person may make it: `times` in `windowMs` milliseconds. Calls of an area with one `countedAs` count together.',
    'A record that two people can change carries an opaque `revision`. A change sends the one that it was made from as `base`; with another one it is a `conflict`, and nothing is changed. Ids of new records are chosen by the caller, so that a call whose answer was lost can be made once more.',
    'Instants are milliseconds since the epoch. Days are those of Las Vegas, as YYYY-MM-DD. Money is in US cents, save that of campaigns, which is in US dollars. Texts without U+0000, halves of surrogate pairs and long rows of combining marks are taken; unknown fields are refused.',
  ].join('\n\n'),
};

/** What answers mean. */
export const DESCRIPTIONS: Readonly<Record<Failure['code'] | 'answer', string>> = {
  answer: 'Done.',
  unauthenticated: 'Nobody is signed in, or the session has ended.',
  'invalid-credentials': 'The password is not that of the account.',
  forbidden: 'The person may not do this, or a write does not name the site’s own origin.',
  'second-factor': 'The session was opened by a password alone, and the person signs in with a second step.',
  'step-up': 'The person did not confirm within ten minutes that it is them.',
  'not-found': 'There is no such record, or none that the person may see.',
  conflict: 'Somebody else changed the record in the meantime, or its state does not allow this.',
  quota: 'The body is too large, or there is no room for it.',
  'unsupported-type': 'The body is of another type.',
  validation: 'The input is not as its schema or the rules say; `fields` names what is wrong.',
  locked: 'The account is locked for a while.',
  'too-many': 'The call was made too often; later it works again.',
  corrupt: 'What is stored cannot be read.',
  unavailable: 'The server cannot do it now; later it may.',
  cancelled: 'The caller gave up waiting.',
};

/** Said of a call that answers nothing. */
export const NO_BODY = 'Done; there is nothing to answer.';

/** The header of every write. */
export const ORIGIN = {
  name: 'Origin',
  in: 'header',
  required: true,
  description: 'The origin of the site, as browsers send it. A call by POST from another one is refused.',
  schema: { type: 'string', format: 'uri' },
};

/** The cookie of a session. */
export const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-session',
  description: 'Set by `POST /api/session`; without https its name is `session`.',
};
