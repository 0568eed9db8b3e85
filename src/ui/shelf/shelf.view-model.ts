import type { FailureIn } from '../../core/api/api';
import { ok } from '../../core/shared/result';
import { pairText } from '../../core/shared/sizes/shoe-size';
import type { Clock } from '../../core/shared/system.port';
import { csvText } from '../../core/shared/text/csv';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import type { Board, BoardQuery, BoardRow } from '../../core/shelf/board';
import type { ListedMove } from '../../core/shelf/logged-move';
import type { Shelf } from '../../core/shelf/shelf.api';
import { type Feed, Fetched, FetchedBy } from '../shared/fetched/fetched';
import { FormState, type Toasts } from '../shared/form/form-state';
import { shelfTexts as texts } from './shelf.texts';

/** More rows than the board has. */
const ALL_ROWS = 200;

/** A page of the board, with the figures of the whole shelf. */
type Listed = Board['page'] & Pick<Board, 'figures'>;

/** The sizes of shoes, as a question asks for them. */
export class BoardViewModel extends Fetched<Listed, FailureIn<Shelf['board']>['code'], BoardQuery> {
  readonly exporting = new FormState();

  constructor(
    private readonly shelf: Pick<Shelf, 'board'>,
    feed: Feed,
    private readonly toasts: Pick<Toasts, 'show'>,
    private readonly clock: Clock,
  ) {
    const ask = async (query: BoardQuery, signal: AbortSignal) => {
      const board = await shelf.board(query, signal);
      return board.ok ? ok({ ...board.value.page, figures: board.value.figures }) : board;
    };
    super({ ask, feed, things: ['shelf', 'applications', 'programs'] });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Every size that the filters leave, on all pages; null, with a toast, when they cannot be read. */
  async allRows(): Promise<readonly BoardRow[] | null> {
    const { question } = this;
    const read =
      question &&
      (await this.exporting.send(() => this.shelf.board({ ...question, page: 1, size: ALL_ROWS })));
    if (read?.ok) return read.value.page.items;
    if (read) this.toasts.show({ ...texts.exportFailed, variant: 'destructive' });
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
  constructor(shelf: Pick<Shelf, 'goods'>, feed: Feed) {
    super({
      ask: (_, signal) => shelf.goods(undefined, signal),
      first: null,
      feed,
      things: ['shelf', 'pickups'],
    });
  }
}

/** The log of the shelf, and what takes a move back. */
export class MovesViewModel extends FetchedBy<Shelf['moves']> {
  readonly form = new FormState();

  constructor(
    private readonly shelf: Pick<Shelf, 'moves' | 'reverse'>,
    feed: Feed,
    private readonly toasts: Pick<Toasts, 'show'>,
  ) {
    super({ ask: (query, signal) => shelf.moves(query, signal), feed, things: ['shelf'] });
  }

  /** Takes a move back, and says so; a second press meanwhile does nothing. */
  async undo({ id }: ListedMove): Promise<void> {
    const undone = await this.form.send(() => this.shelf.reverse({ id }));
    if (!undone) return;
    if (undone.ok) this.toasts.show({ title: texts.moves.done });
    else {
      const { failure } = undone;
      const reason = failure.code === 'conflict' ? failure.reason : undefined;
      const { failed } = texts.moves;
      const description =
        reason === 'full' || reason === 'applied-already' ? failed[reason] : failed[failure.code];
      this.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    }
    await this.load();
  }
}
