import { simulatedApplicationRepositories } from '../../src/adapters/mock/applications/simulated-applications';
import { simulatedEventRepository } from '../../src/adapters/mock/events/simulated-events';
import { simulatedFigures } from '../../src/adapters/mock/figures/simulated-figures';
import { simulatedGuideRepositories } from '../../src/adapters/mock/guides/simulated-guides';
import { simulatedPersonRepository } from '../../src/adapters/mock/people/simulated-person-repository';
import { simulatedProgramRepository } from '../../src/adapters/mock/programs/simulated-programs';
import { simulatedShelf } from '../../src/adapters/mock/shelf/simulated-shelf';
import { simulatedLookRepository } from '../../src/adapters/mock/signups/simulated-looks';
import { simulatedSignupRepository } from '../../src/adapters/mock/signups/simulated-signups';
import { simulatedWorkRepository } from '../../src/adapters/mock/signups/simulated-works';
import type { OpenFormat } from '../../src/adapters/mock/simulated-reads';
import type { Application, StaffNote } from '../../src/core/applications/application';
import type { Event } from '../../src/core/events/event';
import type { Completion } from '../../src/core/guides/completion';
import type { Guide } from '../../src/core/guides/guide';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import type { ShelfMove } from '../../src/core/shelf/shelf-move';
import type { Signup } from '../../src/core/signups/signup';
import { ORGANIZATION } from './receipt-builder';

/** What a browser keeps of programs, events, those who take part in them, what they have to learn before, and the shelf. */
interface Kept {
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
  readonly applications: readonly Application[];
  readonly staffNotes: readonly StaffNote[];
  readonly events: readonly Event[];
  readonly signups: readonly Signup[];
  readonly guides: readonly Guide[];
  readonly completions: readonly Completion[];
  readonly moves: readonly ShelfMove[];
}

/** The repositories of these records in a browser; what is left out is empty. */
export function browserRepositories(kept: Partial<Kept>) {
  const samples = {
    applications: () => kept.applications ?? [],
    staffNotes: () => kept.staffNotes ?? [],
    guides: () => kept.guides ?? [],
    completions: () => kept.completions ?? [],
  };
  return (open: OpenFormat) => {
    const repositories = {
      programs: simulatedProgramRepository(open, () => kept.programs ?? []),
      people: simulatedPersonRepository(open, () => kept.people ?? []).people,
      events: simulatedEventRepository(open, () => kept.events ?? []),
      signups: simulatedSignupRepository(open, () => kept.signups ?? []),
      works: simulatedWorkRepository(open, () => kept.signups ?? []),
      ...simulatedApplicationRepositories(open, samples),
      ...simulatedGuideRepositories(open, samples),
    };
    return {
      ...repositories,
      looks: simulatedLookRepository(repositories),
      shelf: simulatedShelf(open, () => kept.moves ?? [], samples),
      figures: simulatedFigures(open, {
        events: () => kept.events ?? [],
        signups: () => kept.signups ?? [],
        shelf: () => kept.moves ?? [],
        applications: samples,
        guides: samples,
      }),
      receipts: { organization: async () => ORGANIZATION },
    };
  };
}
