/** So many rounds make guessing slow; in a browser they take a tenth of a second. */
const ROUNDS = 200_000;

/** Makes a hash of a text that somebody chose, from which it is slow to guess. `text` begins with what it is salted by. */
export async function pbkdf2(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const salt = new TextEncoder().encode(`simulation:${text.split(':')[0]}`);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  const bits = new Uint8Array(await subtle.deriveBits(settings, key, 256));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
