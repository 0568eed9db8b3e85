import { may } from '../access/may';
import type { User } from '../account/user';
import { isToSort } from '../pickups/pickup';
import { PROGRAM_STATES, type Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import { sizeKey } from '../shared/sizes/shoe-size';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { boardOf } from './board';
import { giveShoes } from './give-shoes';
import { goodsToSort, linesBySize } from './goods-to-sort';
import { type ListedMove, type LoggedMove, standingOf } from './logged-move';
import { reverseMove } from './reverse-move';
import type { Shelf } from './shelf.api';
import { findMoveFaults, findSortFaults } from './shelf-faults';
import { newMove, reversalOf, saysTheSameMove } from './shelf-move';
import type { ShelfRepositories } from './shelf-repositories';
import { shoeApplicants } from './shoe-applicant';

const CONFLICT = fail({ code: 'conflict' });

/** Keeps the shelf, for `actor`: an admin or a program manager, who gives shoes for the programs that they manage. */
export class ShelfService implements Shelf {
  constructor(
    private readonly unit: UnitOfWork<ShelfRepositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
  ) {}

  board: Shelf['board'] = (query) =>
    this.unit.read(async ({ shelf }) => ok(boardOf(await shelf.sums(), query)));

  moves: Shelf['moves'] = (query) =>
    this.unit.read(async ({ shelf, programs, people }) => {
      const { items, total } = await shelf.page(query);
      const names = new Map((await people.staff()).map(({ id, name }) => [id, name]));
      const own = new Set((await this.ownPrograms(programs)).map(({ id }) => id));
      return ok({ items: items.map((move) => this.listed(move, names, own)), total });
    });

  goods: Shelf['goods'] = () =>
    this.unit.read(async ({ shelf, pickups }) => {
      const waiting = await pickups.toSort();
      const moves = await shelf.ofPickups(waiting.map(({ id }) => id));
      return ok(waiting.map((pickup) => goodsToSort(pickup, moves)));
    });

  applicants: Shelf['applicants'] = (size) =>
    this.unit.read(async ({ shelf, programs }) => {
      const wanting = await shelf.wanting();
      const reserved = await shelf.reserved(wanting.map(({ id }) => id));
      return ok(shoeApplicants(wanting, reserved, { size, programs: await this.ownPrograms(programs) }));
    });

  move: Shelf['move'] = ({ anyway, ...sent }) =>
    this.unit.write(async ({ shelf }, unit): ReturnType<Shelf['move']> => {
      const faults = findMoveFaults(sent);
      if (faults.length > 0) return fail(invalidFields(faults));
      const draft = { ...sent, note: sent.note.trim() };
      const place = await shelf.lock();
      const before = await shelf.find(draft.id);
      if (before) return saysTheSameMove(before, draft) ? ok(undefined) : CONFLICT;
      if (draft.kind === 'given' && !anyway) {
        const sums = (await shelf.sums()).sizes.find((size) => sizeKey(size) === sizeKey(draft));
        const count = sums?.onShelf ?? 0;
        if (count < draft.count) return fail({ code: 'conflict', reason: 'none-left', count });
      }
      const stamp = { place, at: unit.now(), byId: this.actor.id };
      await shelf.add([newMove(draft, stamp)]);
      unit.publishChange('shelf');
      return ok(undefined);
    });

  give: Shelf['give'] = (input) =>
    this.unit.write(async (repositories, unit): ReturnType<Shelf['give']> => {
      if (input.eventId !== null && !(await this.seesGuests(repositories, input.eventId)))
        return fail({ code: 'not-found' });
      return giveShoes(repositories, unit, { ...input, actor: this.actor });
    });

  sort: Shelf['sort'] = ({ lines, ...from }) =>
    this.unit.write(async ({ shelf, pickups }, unit): ReturnType<Shelf['sort']> => {
      const faults = findSortFaults(lines);
      if (faults.length > 0) return fail(invalidFields(faults));
      const changed = await changeFrom(
        pickups,
        from,
        (pickup) => (isToSort(pickup) ? ok({ ...pickup, sorting: 'sorted' as const }) : CONFLICT),
        unit,
      );
      if (!changed.ok) return changed;
      const stamp = { place: await shelf.lock(), at: unit.now(), byId: this.actor.id };
      const before = await shelf.ofPickups([from.id]);
      const undone = standingOf(before, from.id);
      // A count that somebody made since the first time knew of those shoes, whatever size they were taken for.
      const first = before.find(({ kind }) => kind === 'received')?.place ?? stamp.place;
      await shelf.add([
        ...undone.map((move) => reversalOf(move, unit.nextId(), stamp)),
        ...linesBySize(lines).map((line) =>
          newMove(
            { ...line, id: unit.nextId(), kind: 'received', pickupId: from.id },
            { ...stamp, place: first },
          ),
        ),
      ]);
      unit.publishChange('shelf');
      unit.publishChange('pickups');
      return ok(undefined);
    });

  reverse: Shelf['reverse'] = ({ id }) => reverseMove(this.unit, id, this.actor);

  private async ownPrograms(programs: Pick<ProgramRepository, 'list'>): Promise<readonly Program[]> {
    return (await programs.list(PROGRAM_STATES)).filter((program) => may(this.actor, 'shelf.give', program));
  }

  /** Whether the event is there, and the actor reads who comes to it, as those do who hand out shoes on its day. */
  private async seesGuests({ events, programs }: ShelfRepositories, eventId: string): Promise<boolean> {
    const [event] = await events.some([eventId]);
    if (!event || event.state === 'draft') return false;
    const program = (await programs.list(PROGRAM_STATES)).find(({ id }) => id === event.programId);
    return may(this.actor, 'signup.list', program);
  }

  private listed(move: LoggedMove, names: ReadonlyMap<string, string>, own: ReadonlySet<string>): ListedMove {
    const { id, at, cut, size, wide, kind, count, note, isReversed, reversedKind } = move;
    const isForApplication = move.applicationId !== null;
    const isOwn = !isForApplication || may(this.actor, 'shelf.give') || own.has(move.programId ?? '');
    return {
      id,
      at,
      cut,
      size,
      wide,
      kind,
      count,
      note,
      isReversed,
      reversedKind,
      isForApplication,
      by: names.get(move.byId) ?? null,
      isSorted: move.pickupId !== null,
      mayUndo: kind !== 'reversed' && !isReversed && isOwn,
    };
  }
}
