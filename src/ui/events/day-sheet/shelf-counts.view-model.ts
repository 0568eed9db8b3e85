import { sizeKey } from '../../../core/shared/sizes/shoe-size';
import type { Shelf } from '../../../core/shelf/shelf.api';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';

/** More rows than the board has. */
const ALL = { cut: null, show: 'something', page: 1, size: 200 } as const;

/** How many pairs of each size are on the shelf. */
export class ShelfCountsViewModel extends FetchedBy<Shelf['board']> {
  constructor(ports: Needs<{ shelf: 'board'; feed: 'loads' }>) {
    super({
      ask: (query, signal) => ports.shelf.board(query, signal),
      first: ALL,
      staysOn: () => true,
      feed: ports.feed,
      things: ['shelf', 'applications'],
    });
  }

  /** The count of a size by its sizeKey: 0 for one that the board has not; null while that is not known. */
  countOf(key: string): number | null {
    if (!this.value) return null;
    return this.value.page.items.find((row) => sizeKey(row) === key)?.onShelf ?? 0;
  }
}
