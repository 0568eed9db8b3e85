import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import { type Board, boardSchema } from './board';
import { type GoodsToSort, goodsToSortSchema } from './goods-to-sort';
import { type ListedMove, listedMoveSchema } from './logged-move';
import type { ShelfInput as Input } from './shelf.inputs';
import { type ShoeApplicant, shoeApplicantSchema } from './shoe-applicant';

const board: v.GenericSchema<unknown, Board> = boardSchema;
const goods: v.GenericSchema<unknown, readonly GoodsToSort[]> = v.array(goodsToSortSchema);
const listed: v.GenericSchema<unknown, ListedMove> = listedMoveSchema;
const applicants: v.GenericSchema<unknown, readonly ShoeApplicant[]> = v.array(shoeApplicantSchema);
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const right = 'shelf.read';
const failures = [...READ_FAILURES, 'validation'] as const;

/** What staff can ask of the shelf. Managers give for the programs that they manage; another application is 'not-found'. */
export const shelfApi = {
  area: 'shelf',
  calls: {
    board: query<Input['board']>()(right, board, failures, IN_ADDRESS),
    /** The log, the newest moves first. */
    moves: query<Input['moves']>()(right, pageSchema(listed), failures, IN_ADDRESS),
    /** Goods whose shoes are to be put on the shelf, the oldest first. They do not name their donors. */
    goods: query()(right, goods, READ_FAILURES),
    /**
     * The applications in the person's programs with a pair that was not given yet: first those that want a pair of the size, in the
     * order of their approvals, then the others by name.
     */
    applicants: query<Input['applicants']>()(right, applicants, failures, IN_ADDRESS),
    /**
     * Makes a move that is for nobody in particular. Asked for again under its id, it does nothing more: 'conflict' without a
     * reason where something else is asked for then. 'conflict' for 'none-left', with what the board says, when pairs are given that it
     * does not know of.
     */
    move: command<Input['move']>()('shelf.move', nothing, WRITE_FAILURES),
    /**
     * Gives pairs to an applicant: all of them or none. The last one ends the enrollment. 'conflict' for 'given' since `at` when
     * somebody has given one of them, for 'none-left' as `move` says, and without a reason when the application is another one now.
     */
    give: command<Input['give']>()('shelf.move', nothing, WRITE_FAILURES),
    /** Puts the shoes of goods on the shelf, from the goods' revision. What was sorted before is reversed. */
    sort: command<Input['sort']>()('shelf.move', nothing, WRITE_FAILURES),
    /**
     * Takes a move back, once. A pair that was given is needed again, and an enrollment that ended with it goes on: 'conflict' for
     * 'full' when its place is taken, and for 'applied-already' when the person has applied again.
     */
    reverse: command<Input['reverse']>()('shelf.move', nothing, WRITE_FAILURES),
  },
} as const;

/** The shelf, for staff. */
export interface Shelf extends PortOf<typeof shelfApi> {}
