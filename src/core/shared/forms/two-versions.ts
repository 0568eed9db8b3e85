/** Where something comes from when two versions of it meet. */
export type VersionChoice = 'mine' | 'theirs';

/** Who has changed something since the version that both started from. */
export type ChangeAuthor = 'me' | 'them' | 'both';

/** Who has changed something that differs between the two. */
export function changeAuthor<T>(
  { base, mine, theirs }: Readonly<Record<'base' | VersionChoice, T>>,
  isSame: (value: T, other: T) => boolean,
): ChangeAuthor {
  if (isSame(base, theirs)) return 'me';
  return isSame(base, mine) ? 'them' : 'both';
}
