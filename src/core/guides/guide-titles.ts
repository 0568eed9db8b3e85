import type { Program } from '../programs/program';
import type { Guide } from './guide';

/** The titles of those of the programs that require a training, in alphabetical order; none where nobody or everybody requires it. */
export function requiringTitles(
  { requiredFor }: Pick<Guide, 'requiredFor'>,
  programs: readonly Pick<Program, 'id' | 'title'>[],
): string[] {
  if (typeof requiredFor === 'string') return [];
  return programs
    .filter(({ id }) => requiredFor.includes(id))
    .map(({ title }) => title)
    .sort();
}

/** The order of guides by title, without regard to case. */
export function byTitle(guide: Pick<Guide, 'id' | 'title'>, other: Pick<Guide, 'id' | 'title'>): number {
  const [a, b] = [guide.title.toLowerCase(), other.title.toLowerCase()];
  return a === b ? (guide.id < other.id ? -1 : 1) : a < b ? -1 : 1;
}
