import type { ProgramRepository } from '../programs/program.repository.port';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import type { FactCount, FigureScope } from './figure-facts';

/** Counts what all areas recorded. */
export interface FigureRepository {
  /** What countFacts answers. */
  counts(scope: FigureScope): Promise<readonly FactCount[]>;
}

/** What figures are read from. */
export interface FigureRepositories {
  readonly figures: FigureRepository;
  readonly programs: Pick<ProgramRepository, 'list'>;
  /** Knows the foundation's name. */
  readonly receipts: Pick<ReceiptRepository, 'organization'>;
}
