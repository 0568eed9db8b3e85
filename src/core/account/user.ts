import * as v from 'valibot';

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
});

/** A signed-in person. */
export type User = Readonly<v.InferOutput<typeof userSchema>>;

/** The same person with another picture, or with none. */
export function withAvatar<P extends { readonly avatar?: string }>(
  { avatar: _before, ...rest }: P,
  avatar: string | null,
): Omit<P, 'avatar'> & { readonly avatar?: string } {
  return avatar === null ? rest : { ...rest, avatar };
}
