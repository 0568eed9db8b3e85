import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Marks the replacement: files share their worker, and each of them runs this. */
const CHEAP = 'cheapScrypt';

// A password is hashed slowly on purpose, a tenth of a second each. Here scrypt does the least that it can, which changes
// nothing but its cost; the programs of tests/real-postgres hash at the full one.
if (crypto.scrypt.name !== CHEAP) {
  const { scrypt } = crypto;
  const cheap = (
    password: crypto.BinaryLike,
    salt: crypto.BinaryLike,
    length: number,
    options: crypto.ScryptOptions,
    handle: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, { ...options, N: 2 }, handle);
  Object.assign(crypto, { scrypt: Object.defineProperty(cheap, 'name', { value: CHEAP }) });
  syncBuiltinESMExports();
}
