import { type Program, programSchema } from '../../../core/programs/program';
import type { ProgramRepository } from '../../../core/programs/program.repository.port';
import { programWords } from '../sample-words/programs.texts';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat } from '../simulation';

/** How a browser keeps programs; `samples` are there at first. */
export const programsFormat = (samples: () => readonly Program[]) =>
  listFormat('programs', programSchema, samples, programWords);

/** The simulation's programs within a unit of work. */
export function simulatedProgramRepository(
  open: OpenFormat,
  samples: () => readonly Program[],
): ProgramRepository {
  const records = open(programsFormat(samples));
  return {
    ...simulatedRepository(records),
    list: async (states) => records.read().filter(({ state }) => states.includes(state)),
  };
}
