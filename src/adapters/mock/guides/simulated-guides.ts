import { type Completion, completionSchema, doneOn } from '../../../core/guides/completion';
import { type Guide, guideSchema } from '../../../core/guides/guide';
import type { GuideRepositories } from '../../../core/guides/guide.repository.port';
import { byTitle } from '../../../core/guides/guide-query';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat } from '../simulation';

/** What is there at first. */
export interface GuideSamples {
  readonly guides: () => readonly Guide[];
  readonly completions: () => readonly Completion[];
}

/** How a browser keeps guides. */
export const guidesFormat = ({ guides }: GuideSamples) => listFormat('guides', guideSchema, guides);

/** How a browser keeps who has done which training. */
export const completionsFormat = ({ completions }: GuideSamples) =>
  listFormat('completions', completionSchema, completions);

/** The simulation's guides and completions within a unit of work. */
export function simulatedGuideRepositories(
  open: OpenFormat,
  samples: GuideSamples,
): Pick<GuideRepositories, 'guides' | 'completions'> {
  const [guides, completions] = [open(guidesFormat(samples)), open(completionsFormat(samples))];
  return {
    guides: {
      ...simulatedRepository(guides),
      trainings: async () =>
        guides
          .read()
          .filter(({ type, state }) => type === 'training' && state === 'published')
          .sort(byTitle),
    },
    completions: {
      add: simulatedRepository(completions).add,
      of: async (personIds) => completions.read().filter(({ personId }) => personIds.includes(personId)),
      doneBy: async () =>
        new Map(guides.read().map((guide) => [guide.id, doneBy(guide, completions.read())])),
    },
  };
}

function doneBy(guide: Guide, completions: readonly Completion[]): number {
  const counted = completions.filter((completion) => doneOn(guide, [completion]) !== null);
  return new Set(counted.map(({ personId }) => personId)).size;
}
