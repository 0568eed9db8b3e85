import type { FailureIn } from '../../core/api/api';
import { ok } from '../../core/shared/result';
import { pairText } from '../../core/shared/sizes/shoe-size';
import { csvText } from '../../core/shared/text/csv';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import type { Board, BoardQuery, BoardRow } from '../../core/shelf/board';
import type { ListedMove } from '../../core/shelf/logged-move';
import type { Shelf } from '../../core/shelf/shelf.api';
import type { Needs } from '../app/ports';
import { Fetched, FetchedBy } from '../shared/fetched/fetched';
import { FormState } from '../shared/form/form-state';
import { shelfTexts as texts } from './shelf.texts';

/** More rows than the board has. */
const ALL_ROWS = 200;

/** A page of the board, with the figures of the whole shelf. */
type Listed = Board['page'] & Pick<Board, 'figures'>;

/** The sizes of shoes, as a question asks for them. */
export class BoardViewModel extends Fetched<Listed, FailureIn<Shelf['board']>['code'], BoardQuery> {
  readonly exporting = new FormState();

  constructor(
    private readonly ports: Needs<{ shelf: 'board'; feed: 'loads'; toasts: 'show'; clock: 'now' }>,
  ) {
    const ask = async (query: BoardQuery, signal: AbortSignal) => {
      const board = await ports.shelf.board(query, signal);
      return board.ok ? ok({ ...board.value.page, figures: board.value.figures }) : board;
    };
    super({ ask, feed: ports.feed, things: ['shelf', 'applications', 'programs'] });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Every size that the filters leave, on all pages; null, with a toast, when they cannot be read. */
  async allRows(): Promise<readonly BoardRow[] | null> {
    const { question } = this;
    const read =
      question &&
      (await this.exporting.send(() => this.ports.shelf.board({ ...question, page: 1, size: ALL_ROWS })));
    if (read?.ok) return read.value.page.items;
    if (read) this.ports.toasts.show({ ...texts.exportFailed, variant: 'destructive' });
    return null;
  }

  /** The text of a file with these rows. */
  csvOf(rows: readonly BoardRow[]): string {
    const { size, onShelf, wanted, short, free, countedAt } = texts.heads;
    return csvText([
      [size, onShelf, wanted, short, free, countedAt],
      ...rows.map((row) => [
        pairText(row),
        row.onShelf,
        row.wanted,
        row.short,
        row.free,
        row.countedAt === null ? '' : calendarDateAt(row.countedAt),
      ]),
    ]);
  }
}

/** Goods that wait to be sorted. */
export class GoodsToSortViewModel extends FetchedBy<Shelf['goods']> {
  constructor(ports: Needs<{ shelf: 'goods'; feed: 'loads' }>) {
    super({
      ask: (_, signal) => ports.shelf.goods(undefined, signal),
      first: null,
      feed: ports.feed,
      things: ['shelf', 'pickups'],
    });
  }
}

/** The log of the shelf, and what takes a move back. */
export class MovesViewModel extends FetchedBy<Shelf['moves']> {
  readonly form = new FormState();

  constructor(private readonly ports: Needs<{ shelf: 'moves' | 'reverse'; feed: 'loads'; toasts: 'show' }>) {
    super({ ask: (query, signal) => ports.shelf.moves(query, signal), feed: ports.feed, things: ['shelf'] });
  }

  /** Takes a move back, and says so; a second press meanwhile does nothing. */
  async undo({ id }: ListedMove): Promise<void> {
    const undone = await this.form.send(() => this.ports.shelf.reverse({ id }));
    if (!undone) return;
    if (undone.ok) this.ports.toasts.show({ title: texts.moves.done });
    else {
      const { failure } = undone;
      const reason = failure.code === 'conflict' ? failure.reason : undefined;
      const { failed } = texts.moves;
      const description =
        reason === 'full' || reason === 'applied-already' ? failed[reason] : failed[failure.code];
      this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    }
    await this.load();
  }
}
