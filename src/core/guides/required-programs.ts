import { type Actor, may } from '../access/may';
import type { Program } from '../programs/program';
import type { GuideDraft } from './guide';

/** What decides before whose shifts a training has to be done. */
type Demand = Pick<GuideDraft, 'requiredFor' | 'redoFrom'>;

/** The demand of a guide that asks nothing. */
const NO_DEMAND: Demand = { requiredFor: 'nobody', redoFrom: null };

/**
 * The programs for which `actor` may not decide what is asked before their shifts, out of those for which a training is required:
 * 'everybody' where it is required for all. A manager decides for the programs that they manage, an admin for all.
 */
function demandOnOthers(
  { requiredFor }: Demand,
  actor: Actor,
  programs: readonly Pick<Program, 'id' | 'managerIds'>[],
): string {
  if (requiredFor === 'nobody') return '';
  if (requiredFor === 'everybody') return may(actor, 'guide.require') ? '' : 'everybody';
  return requiredFor
    .filter(
      (id) =>
        !may(
          actor,
          'guide.require',
          programs.find((program) => program.id === id),
        ),
    )
    .toSorted()
    .join(' ');
}

/** The field in which somebody changes what is asked before shifts of programs that are not theirs; null for none. */
export function foreignDemand(
  before: Demand | null,
  after: Demand,
  actor: Actor,
  programs: readonly Pick<Program, 'id' | 'managerIds'>[],
): 'requiredFor' | 'redoFrom' | null {
  const [was, is] = [before ?? NO_DEMAND, after].map((demand) => demandOnOthers(demand, actor, programs));
  if (was !== is) return 'requiredFor';
  return is !== '' && before?.redoFrom !== after.redoFrom ? 'redoFrom' : null;
}

/** Whether a training is required for programs that are not somebody's, so that it is not theirs to publish or retire. */
export function isDemandOnOthers(
  guide: Demand,
  actor: Actor,
  programs: readonly Pick<Program, 'id' | 'managerIds'>[],
): boolean {
  return demandOnOthers(guide, actor, programs) !== '';
}
