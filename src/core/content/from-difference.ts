/** So many characters before the first difference are kept at the least, for the sake of the sense. */
const LEAD = 40;

/**
 * Two texts from shortly before the place where they begin to differ, so that the difference is seen where only their
 * beginnings fit. Both are cut at the same place, before a word unless that word is very long, and '… ' says so.
 */
export function fromDifference(one: string, other: string): readonly [string, string] {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const at = shared - LEAD;
  const word = one.slice(0, Math.max(0, at)).lastIndexOf(' ') + 1;
  const cut = at - word < LEAD ? word : at;
  return cut === 0 ? [one, other] : [`… ${one.slice(cut)}`, `… ${other.slice(cut)}`];
}
