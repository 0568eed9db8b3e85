import { type Completion, completionSchema } from '../../../core/guides/completion';
import { type Guide, guideSchema } from '../../../core/guides/guide';
import type { CompletionRepository, GuideRepository } from '../../../core/guides/guide.repository.port';
import { byTitle } from '../../../core/guides/guide-titles';
import { guideWords } from '../sample-words/guides.texts';
import type { OpenFormat } from '../simulated-reads';
import { listFormat } from '../simulation';

/** What is there at first. */
export interface GuideSamples {
  readonly guides: () => readonly Guide[];
  readonly completions: () => readonly Completion[];
}

/** How a browser keeps guides. */
export const guidesFormat = ({ guides }: GuideSamples) =>
  listFormat('guides', guideSchema, guides, guideWords);

/** How a browser keeps who has done which training. */
export const completionsFormat = ({ completions }: GuideSamples) =>
  listFormat('completions', completionSchema, completions);

/** What most pages read of the simulation's guides and completions. */
export function simulatedGuideReads(
  open: OpenFormat,
  samples: GuideSamples,
): {
  readonly guides: Pick<GuideRepository, 'trainings'>;
  readonly completions: Pick<CompletionRepository, 'of'>;
} {
  const [guides, completions] = [open(guidesFormat(samples)), open(completionsFormat(samples))];
  return {
    guides: {
      trainings: async () =>
        guides
          .read()
          .filter(({ type, state }) => type === 'training' && state === 'published')
          .sort(byTitle),
    },
    completions: {
      of: async (personIds) => completions.read().filter(({ personId }) => personIds.includes(personId)),
    },
  };
}
