import { sampleApplications } from '../../src/adapters/mock/applications/sample-applications';
import { sampleGifts } from '../../src/adapters/mock/gifts/sample-gifts';
import { sampleMessages } from '../../src/adapters/mock/messages/sample-messages';
import { samplePeople } from '../../src/adapters/mock/people/sample-people';
import { samplePickups } from '../../src/adapters/mock/pickups/sample-pickups';
import { samplePrograms } from '../../src/adapters/mock/programs/sample-programs';

/** Names that are also what a page, a role or a choice is called. */
const COMMON = ['admin', 'beneficiary', 'donor', 'manager', 'volunteer'];

/** What somebody types in; no address has a value under such a name, also a single word that no sample knows. */
const TYPED_NAMES =
  /^(search|donor|name|words?|text|title|note|message|reason|email|contact|phone|address|city|password|secret)$/i;

/** An id, a choice, a day or a number. */
const TOKEN = /^([\w-]{0,64}|\d+\.\d+)$/;

/** What a record is called by: a message is opened by its id, as 'message'. Those of the samples are numbered. */
const ID = '[\\da-f]{8}(-?[\\da-f]{4}){3}-?[\\da-f]{12}';
const ONLY_ID = new RegExp(`^(${ID}|message-\\d+)$`);
/** A picture's hash, and the one at the end of a built file's name: 'people-BeA70C4.js' names nobody. */
const HASH = '\\b[\\da-f]{64}\\b|(?<=^/assets/[\\w.-]*-)[\\w-]{7,8}(?=\\.\\w+$)';
/** What tells nobody's name or number, whatever letters and digits it is made of: ids, hashes, days and instants. */
const MEANINGLESS = new RegExp(`\\b${ID}\\b|${HASH}|\\d{4}-\\d{2}-\\d{2}|\\d{13}`, 'g');

/** Longer than any id: a secret. */
const SECRET = /[\w-]{40,}/;
/** Below these are hashes of what is public, or that only who is signed in may read. */
const HASHES = /^\/(assets|images|pictures|api\/(pictures|content|publication))\//;

const STAFF = { id: '', name: '' };
const APPLICANTS = { val: '', ben: '', parker: STAFF, other: STAFF };

/** The names, email addresses and phone numbers of the samples, in small letters. */
const SAMPLE_WORDS: ReadonlySet<string> = new Set(
  [
    samplePeople(0),
    sampleGifts(0).map(({ donor }) => donor),
    sampleMessages(0),
    samplePickups(0),
    sampleApplications(0, APPLICANTS, samplePrograms(0, { parker: '', deja: '', priya: '' })),
  ]
    .flat()
    .flatMap((record: object) =>
      ['name', 'email', 'phone', 'contact'].map((field) => Reflect.get(record, field)),
    )
    // The domain of an address names nobody.
    .flatMap((value) =>
      typeof value === 'string' ? [value, ...value.replace(/@.*/, '').split(/[^\p{L}\p{M}]+/u)] : [],
    )
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !COMMON.includes(word)),
);

/** Whatever is in an address beside its path: the name of each value, and the value. */
function valuesIn({ searchParams }: URL): readonly (readonly [name: string, value: string])[] {
  return [...searchParams].flatMap(([name, value]) => {
    try {
      return leavesOf(name, JSON.parse(value));
    } catch {
      return [[name, value] as const];
    }
  });
}

function leavesOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(Array.isArray(value) ? name : key, inner))
    : [[name, value === null ? '' : String(value)]];
}

/** What an address tells about somebody, or lets its reader do; null for nothing. What stands behind '#' reaches no server. */
export function toldIn(address: string): string | null {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return null;
  const path = decodeURIComponent(url.pathname);
  if (path.startsWith('/calendar/') || (SECRET.test(path) && !HASHES.test(path))) return 'a secret';
  const values = valuesIn(url);
  for (const [name, value] of values) {
    if (value !== '' && TYPED_NAMES.test(name) && !(name === 'message' && ONLY_ID.test(value)))
      return `what somebody typed, as '${name}'`;
    if (!TOKEN.test(value)) return SECRET.test(value) ? 'a secret' : `words, as '${name}'`;
    if (SECRET.test(value)) return 'a secret';
  }
  const texts = [path, decodeURIComponent(url.hash), ...values.map(([, value]) => value)].map((text) =>
    text.replace(MEANINGLESS, ''),
  );
  for (const text of texts) {
    if (/@|\d{3}.?\d{3}.?\d{4}(?!\d)/.test(text)) return 'a contact';
    const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const named = words.find((word) => SAMPLE_WORDS.has(word));
    if (named !== undefined) return `the name '${named}'`;
  }
  return null;
}
