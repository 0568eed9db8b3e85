/**
 * What stands beside each text of a list after the list was changed, such as its translations: it goes with its text. Where as many
 * texts as before were changed in one place, it stays in its place.
 */
export function movedWith<Beside>(
  before: readonly string[],
  after: readonly string[],
  beside: readonly (Beside | null | undefined)[],
): readonly (Beside | null)[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const changed = before.slice(start, before.length - end);
  const isInPlace = !after.slice(start, after.length - end).some((text) => changed.includes(text));
  return after.map((text, index) => {
    if (index < start) return beside[index] ?? null;
    if (index >= after.length - end) return beside[index - after.length + before.length] ?? null;
    const place = isInPlace ? index - start : changed.indexOf(text);
    return place < 0 || place >= changed.length ? null : (beside[start + place] ?? null);
  });
}
