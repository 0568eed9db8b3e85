/** The same person with another picture, or with none. */
export function withAvatar<P extends { readonly avatar?: string }>(
  { avatar: _before, ...rest }: P,
  avatar: string | null,
): Omit<P, 'avatar'> & { readonly avatar?: string } {
  return avatar === null ? rest : { ...rest, avatar };
}
