import * as v from 'valibot';
import { type ShelfMove, shelfMoveSchema } from '../../../core/shelf/shelf-move';
import type { RecordsFormat } from '../simulation';

/** What is there at first. */
export type ShelfSamples = () => readonly ShelfMove[];

/** How a browser keeps the log of the shelf. */
export function shelfFormat(samples: ShelfSamples): RecordsFormat<readonly ShelfMove[]> {
  return { name: 'shelf', version: 1, schema: v.array(shelfMoveSchema), samples };
}
