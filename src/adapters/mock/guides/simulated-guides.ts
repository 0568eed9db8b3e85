import { type Completion, doneOn } from '../../../core/guides/completion';
import type { Guide } from '../../../core/guides/guide';
import type { GuideRepositories } from '../../../core/guides/guide.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import {
  completionsFormat,
  type GuideSamples,
  guidesFormat,
  simulatedGuideReads,
} from './simulated-guide-reads';

/** The simulation's guides and completions within a unit of work. */
export function simulatedGuideRepositories(
  open: OpenFormat,
  samples: GuideSamples,
): Pick<GuideRepositories, 'guides' | 'completions'> {
  const [guides, completions] = [open(guidesFormat(samples)), open(completionsFormat(samples))];
  const reads = simulatedGuideReads(open, samples);
  return {
    guides: {
      ...simulatedRepository(guides),
      ...reads.guides,
    },
    completions: {
      add: simulatedRepository(completions).add,
      ...reads.completions,
      doneBy: async () =>
        new Map(guides.read().map((guide) => [guide.id, doneBy(guide, completions.read())])),
    },
  };
}

function doneBy(guide: Guide, completions: readonly Completion[]): number {
  const counted = completions.filter((completion) => doneOn(guide, [completion]) !== null);
  return new Set(counted.map(({ personId }) => personId)).size;
}
