import type { Program } from '../programs/program';
import { tidyTranslations } from '../shared/translations/translation';
import { type Completion, doneOn } from './completion';
import type { Guide } from './guide';
import { byTitle, requiringPrograms } from './guide-titles';
import type { OwnTraining } from './own-guide';
import { isRequired } from './trainings-to-do';

/** The published trainings with what somebody has done of them: first those to do, the required ones of them first, then the latest done. */
export function ownTrainings(
  trainings: readonly Guide[],
  completions: readonly Completion[],
  active: readonly Pick<Program, 'id' | 'title' | 'es'>[],
): readonly OwnTraining[] {
  return trainings
    .map((guide): OwnTraining => {
      const { id, title, body, link, minutes, requiredFor, es } = guide;
      const counted = doneOn(guide, completions);
      const requiring = requiringPrograms(guide, active);
      return {
        id,
        title,
        body,
        link,
        minutes,
        doneOn: counted,
        requiredFor: requiredFor === 'everybody' ? requiredFor : requiring.map((program) => program.title),
        es: trainingInSpanish(es, requiring),
        lapsedOn: counted === null ? doneOn({ ...guide, redoFrom: null }, completions) : null,
      };
    })
    .sort(
      (a, b) =>
        Number(a.doneOn !== null) - Number(b.doneOn !== null) ||
        (a.doneOn === null
          ? Number(isRequired(b)) - Number(isRequired(a))
          : compare(b.doneOn ?? '', a.doneOn)) ||
        byTitle(a, b),
    );
}

/** The words in Spanish of a training, with those of the programs that require it. */
function trainingInSpanish(es: Guide['es'], requiring: readonly Pick<Program, 'es'>[]): OwnTraining['es'] {
  const requiredFor = requiring.map((program) => program.es?.title ?? null);
  return tidyTranslations({ ...es, requiredFor }, {}) as OwnTraining['es'];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
