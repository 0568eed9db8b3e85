import type * as v from 'valibot';
import type { userSchema } from './user.schema';

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
