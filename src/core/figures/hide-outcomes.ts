import { FEWEST_PEOPLE } from '../shared/few-people';
import type { Figure, FigureName } from './figure';

/** Everybody approved in a period counts in one of these: they have a place at its end, finished, or left. */
const OUTCOMES: readonly FigureName[] = ['enrolled', 'finished', 'left'];
/** How many that were at least. */
const APPROVED: readonly FigureName[] = ['newBeneficiaries', 'approved'];
/** The most people that a hidden figure is about. */
const MOST_HIDDEN = FEWEST_PEOPLE - 1;

/**
 * Hides what would tell a hidden outcome: together the outcomes are at least as many as were approved, so that 10 approved, 6 with a
 * place and 0 who left make 'fewer than 5' who finished exactly 4. The smallest outcome that is shown is hidden then, and after
 * all of them what was approved.
 */
export function hideOutcomes(figures: readonly Figure[]): readonly Figure[] {
  const amounts = (names: readonly FigureName[]) =>
    figures.flatMap(({ name, whole }) => (names.includes(name) ? [{ name, whole }] : []));
  const numbers = (names: readonly FigureName[]) =>
    amounts(names).flatMap(({ name, whole }) => (typeof whole === 'number' ? [{ name, whole }] : []));
  const hidden = amounts(OUTCOMES).filter(({ whole }) => whole === 'few').length;
  const [shown, approved] = [numbers(OUTCOMES), numbers(APPROVED)];
  const known = shown.reduce((sum, { whole }) => sum + whole, 0);
  const most = Math.max(0, ...approved.map(({ whole }) => whole));
  if (hidden === 0 || most - known < hidden * MOST_HIDDEN) return figures;
  const [next] = [...shown].sort((one, other) => one.whole - other.whole);
  const told = next ?? approved.find(({ whole }) => whole === most);
  return hideOutcomes(
    figures.map((figure) => (figure.name === told?.name ? { ...figure, whole: 'few' } : figure)),
  );
}
