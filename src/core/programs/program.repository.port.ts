import type { Repository } from '../unit-of-work/repository.port';
import type { Program, ProgramState } from './program';

/** Where programs are kept. */
export interface ProgramRepository extends Repository<Program> {
  /** Every program in one of the states, in any order. There are tens of them, so the service finds and sorts. */
  list(states: readonly ProgramState[]): Promise<readonly Program[]>;
  /** Deletes a draft. */
  remove(id: string): Promise<void>;
}
