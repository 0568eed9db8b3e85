import * as v from 'valibot';
import type { Role } from '../access/role';
import { isLanguage } from '../shared/text/language';
import type { User } from './user';

/**
 * The role of a stored user without a role. Only a session that is kept in the person's own browser goes by it; for a
 * back end somebody without a role is nobody.
 */
export const DEFAULT_ROLE: Role = 'admin';

/** Longer names, addresses and ids are no session of ours, so that megabytes under the key cannot slow the site. */
const LONGEST_TEXT = 500;

const text = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT),
  v.check((value) => value.trim() !== ''),
);

const schema = v.object({
  id: text,
  email: text,
  name: text,
  role: v.exactOptional(text),
  avatar: v.exactOptional(v.string()),
  language: v.exactOptional(v.unknown()),
});

/** A user as a session store holds them: the role may be absent, which is not the same as unknown. */
export type StoredUser = Omit<User, 'role'> & { readonly role?: string };

/**
 * Parses a value of unknown origin as a stored user; null when it does not have that shape, or its role is null or
 * empty. Drops all other properties, a password above all, and a language that the site does not have.
 */
export function parseStoredUser(value: unknown): StoredUser | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return null;
  const { language, ...user } = parsed.output;
  return isLanguage(language) ? { ...user, language } : user;
}
