import { type ShelfMove, shelfMoveSchema } from '../../../core/shelf/shelf-move';
import { listFormat } from '../simulation';

/** What is there at first. */
export type ShelfSamples = () => readonly ShelfMove[];

/** How a browser keeps the log of the shelf. */
export const shelfFormat = (samples: ShelfSamples) => listFormat('shelf', shelfMoveSchema, samples);
