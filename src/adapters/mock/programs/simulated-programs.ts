import * as v from 'valibot';
import { type Program, programSchema } from '../../../core/programs/program';
import type { ProgramRepository } from '../../../core/programs/program.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

/** What is there at first. */
export type ProgramSamples = () => readonly Program[];

/** How a browser keeps programs. */
export function programsFormat(samples: ProgramSamples): RecordsFormat<readonly Program[]> {
  return { name: 'programs', version: 1, schema: v.array(programSchema), samples };
}

/** The simulation's programs within a unit of work. */
export function simulatedProgramRepository(open: OpenFormat, samples: ProgramSamples): ProgramRepository {
  const kept = open(programsFormat(samples));
  return {
    ...simulatedRepository(kept),
    list: async (states) => kept.read().filter(({ state }) => states.includes(state)),
    remove: async (id) => kept.write(kept.read().filter((program) => program.id !== id)),
  };
}
