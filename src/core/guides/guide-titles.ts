import type { Program } from '../programs/program';
import type { Guide } from './guide';

/** Those of the programs that require a training, in the order of their titles; none where nobody or everybody requires it. */
export function requiringPrograms<Named extends Pick<Program, 'id' | 'title'>>(
  { requiredFor }: Pick<Guide, 'requiredFor'>,
  programs: readonly Named[],
): readonly Named[] {
  if (typeof requiredFor === 'string') return [];
  return programs
    .filter(({ id }) => requiredFor.includes(id))
    .toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
}

/** The order of guides by title, without regard to case. */
export function byTitle(guide: Pick<Guide, 'id' | 'title'>, other: Pick<Guide, 'id' | 'title'>): number {
  const [a, b] = [guide.title.toLowerCase(), other.title.toLowerCase()];
  return a === b ? (guide.id < other.id ? -1 : 1) : a < b ? -1 : 1;
}
