import * as v from 'valibot';
import { LANGUAGES } from '../shared/text/language';

/**
 * A signed-in person, as the session keeps them and a server answers: never with a password. `role` may be a string other
 * than the known roles; such a user gets Home and Profile only.
 */
export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.pipe(v.string(), v.nonEmpty()),
  /** Address of a picture. */
  avatar: v.exactOptional(v.string()),
  /** The language that they have chosen. */
  language: v.exactOptional(v.picklist(LANGUAGES)),
});

/** A signed-in person. */
export type User = Readonly<v.InferOutput<typeof userSchema>>;

/**
 * Somebody as their session knows them. Copies the known fields one by one: who hands in more, a password above all, leaks
 * nothing.
 */
export function userOf({
  id,
  email,
  name,
  role,
  avatar,
  language,
}: Omit<User, 'role'> & { readonly role: string | null }): User {
  return {
    id,
    email,
    name,
    role: role ?? '',
    ...(avatar !== undefined && { avatar }),
    ...(language !== undefined && { language }),
  };
}

/** The same person with another picture, or with none. */
export function withAvatar<P extends { readonly avatar?: string }>(
  { avatar: _before, ...rest }: P,
  avatar: string | null,
): Omit<P, 'avatar'> & { readonly avatar?: string } {
  return avatar === null ? rest : { ...rest, avatar };
}
