import type { FailureIn } from '../../core/api/api';
import { pairText, type ShoeSize } from '../../core/shared/sizes/shoe-size';
import { formatDay } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import { calendarDateAt } from '../../core/shared/time/calendar';
import type { BOARD_SHOWS, BoardRow } from '../../core/shelf/board';
import type { GoodsToSort } from '../../core/shelf/goods-to-sort';
import type { ListedMove } from '../../core/shelf/logged-move';
import type { Shelf } from '../../core/shelf/shelf.api';
import { MOST_PAIRS_OF_MOVE } from '../../core/shelf/shelf-move';
import type { ShoeApplicant } from '../../core/shelf/shoe-applicant';
import { loadFailures } from '../shared/failure.texts';
import { listTexts } from '../shared/list/list.texts';
import { giveShoesTexts, pairsText, shelfFailureTexts } from '../shared/shoes/shoes.texts';
import { sizeFieldsTexts } from '../shared/shoes/size-fields.texts';

/** What staff do with a size. */
export type ShelfAction = 'counted' | 'received' | 'removed' | 'given';

const dayOf = (ms: number | null) => (ms === null ? 'Never' : formatDay(calendarDateAt(ms)));
const most = formatCount(MOST_PAIRS_OF_MOVE);
const sizeOf = (size: ShoeSize) => pairText(size);
const LOADING = loadFailures('the sizes', 'see the shelf');

/** What staff read about the shelf. */
export const shelfTexts = {
  figures: {
    title: 'Figures of the shelf',
    onShelf: 'On the shelf',
    wanted: 'Wanted',
    short: 'Short',
    toMeasure: 'To measure',
  },
  pairs: pairsText,
  sizeOf,
  dayOf,
  cut: 'Cut',
  everyCut: 'All',
  cuts: sizeFieldsTexts.cuts,
  show: 'Show',
  shows: { short: 'Short', something: 'With something', all: 'All' } satisfies Record<
    (typeof BOARD_SHOWS)[number],
    string
  >,
  board: {
    title: 'Sizes',
    loading: 'Loading sizes…',
    filters: 'Find sizes',
    readFailed: LOADING,
    none: { title: 'Nothing is short.', next: 'To see other sizes, choose “With something” or “All”.' },
    notFound: listTexts.notFound,
  },
  heads: {
    size: 'Size',
    onShelf: 'On the shelf',
    wanted: 'Wanted',
    short: 'Short',
    free: 'Free',
    countedAt: 'Last counted',
    actions: 'Actions',
  } satisfies Record<keyof Omit<BoardRow, 'cut' | 'wide'> | 'actions', string>,
  /** More was taken than the board knows of. */
  countAgain: (count: number) => `${pairsText(count)}: count again`,
  actions: { counted: 'Count', received: 'Receive', removed: 'Remove', given: 'Give' } satisfies Record<
    ShelfAction,
    string
  >,
  actionOf: (action: ShelfAction, size: ShoeSize) => `${shelfTexts.actions[action]} ${sizeOf(size)}`,
  labels: { count: 'Pairs', note: 'Note', reason: 'Reason', applicant: 'For' },
  noApplication: 'Without an application',
  /** An applicant with the pairs that they still need. */
  applicant: ({ name, program, shoes }: ShoeApplicant) => {
    const open = shoes.filter(({ state }) => state !== 'given').map(pairText);
    return `${name || 'No name'} (${program}): ${open.join(', ')}`;
  },
  save: 'Save',
  recordAnyway: giveShoesTexts.recordAnyway,
  loss: 'What you entered about this size is not saved yet.',
  faults: {
    count: `Enter a whole number from 1 to ${most}.`,
    counted: `Enter a whole number from 0 to ${most}.`,
    missing: 'Please say why they are removed.',
    'too-long': 'Use at most 200 characters.',
    'several-lines': 'Write one line.',
    unstorable: 'This has characters that can’t be saved. Remove unusual symbols and try again.',
    size: 'Choose a cut and a size.',
    noLine: 'Add a size, or choose “No shoes in it”.',
  },
  done: {
    counted: 'Count Saved',
    received: 'Pairs Received',
    removed: 'Pairs Removed',
    given: giveShoesTexts.done.title,
  } satisfies Record<ShelfAction, string>,
  notDone: 'Not saved',
  /** Another count or note was typed after a try whose answer got lost. */
  firstKept: (count: number) =>
    `Your first try was saved (${formatCount(count)}). Save again to record this as well, or cancel.`,
  failed: shelfFailureTexts,
  showMoves: 'Show moves',
  print: 'Print',
  exportCsv: 'Export CSV',
  exportFailed: { title: 'The file was not made', description: 'Check your connection and try again.' },
  fileName: (day: string) => `sizes-${day}.csv`,
  paper: {
    title: 'Shelf list',
    printedOn: (day: string) => `Printed on ${formatDay(day)}`,
    counted: 'Counted',
  },
  goods: {
    title: (count: number) => `Goods to sort (${formatCount(count)})`,
    loading: 'Loading goods to sort…',
    readFailed: loadFailures('the goods to sort', 'see the shelf'),
    came: ({ isBrought, on }: Pick<GoodsToSort, 'isBrought' | 'on'>) =>
      `${isBrought ? 'Brought' : 'Collected'} ${formatDay(on)}`,
    allSorted: 'All goods are sorted.',
    changed: 'Changed since it was sorted',
    sort: 'Sort',
    sortAgain: 'Sort again',
    dialog: ({ on }: Pick<GoodsToSort, 'on'>) => `Sort goods of ${formatDay(on)}`,
    written: 'What was written down',
    sums: (written: number | null, sorted: number) =>
      `${written === null ? '' : `Written down: ${pairsText(written)}. `}Sorted: ${pairsText(sorted)}.`,
    noShoes: 'No shoes in it',
    lines: {
      legend: 'Sizes',
      add: 'Add a size',
      remove: (line: number) => `Remove size ${line}`,
      check: sizeFieldsTexts.wide,
    },
    cut: sizeFieldsTexts.cut,
    size: sizeFieldsTexts.size,
    count: (line: number) => `Pairs ${line}`,
    loss: 'What you sorted is not saved yet.',
    done: 'Goods Sorted',
    /** Somebody was quicker, or the goods are other ones now. */
    overtaken:
      'Somebody else sorted or changed these goods in the meantime. What you typed stays here. Check it against the list, then close this.',
  },
  moves: {
    title: 'Moves',
    back: 'Back to sizes',
    loading: 'Loading moves…',
    readFailed: loadFailures('the moves', 'see the shelf'),
    none: { title: 'No moves yet.', next: 'What comes to the shelf and leaves it will appear here.' },
    heads: { when: 'When', size: 'Size', what: 'What', by: 'By', note: 'Note', actions: 'Actions' },
    what: whatOf,
    undone: 'Undone',
    undo: 'Undo',
    undoOf: (move: ListedMove) => `Undo ${whatOf(move)}: ${sizeOf(move)}`,
    done: 'Move Undone',
    failed: {
      ...shelfFailureTexts,
      full: 'All places are taken. Raise the places first.',
      'applied-already': 'This person has applied to the program again. Answer that application instead.',
    } satisfies Record<FailureIn<Shelf['reverse']>['code'] | 'full' | 'applied-already', string>,
  },
};

/** What a move did. */
function whatOf({ kind, count, reversedKind, isSorted, isForApplication }: ListedMove): string {
  const pairs = pairsText(count);
  const words: Record<ListedMove['kind'], string> = {
    counted: `Counted: ${pairs}`,
    received: isSorted ? `Received ${pairs}, sorted` : `Received ${pairs}`,
    removed: `Removed ${pairs}`,
    given: isForApplication ? `Given ${pairs}` : `Given ${pairs} without an application`,
    reversed: reversedKind === null ? '' : `Undid ‘${UNDONE[reversedKind]} ${pairs}’`,
  };
  return words[kind];
}

const UNDONE: Readonly<Record<ListedMove['kind'], string>> = {
  counted: 'Counted:',
  received: 'Received',
  removed: 'Removed',
  given: 'Given',
  reversed: '',
};

/** What program managers read on their page of reports. */
export const reportsTexts = { areas: 'Kinds of reports', sizes: 'Sizes' };
