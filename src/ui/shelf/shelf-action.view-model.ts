import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ShoeSize } from '../../core/shared/sizes/shoe-size';
import type { BoardRow } from '../../core/shelf/board';
import { findMoveFaults, type ShelfFault } from '../../core/shelf/shelf-faults';
import type { ShoeApplicant } from '../../core/shelf/shoe-applicant';
import type { Needs } from '../app/ports';
import { FormState, submitForm } from '../shared/form/form-state';
import { giveRefusal } from '../shared/shoes/shoes.texts';
import { type ShelfAction, shelfTexts as texts } from './shelf.texts';
import { countOf } from './typed-count';

/** What the dialog of a size asks for. */
export interface MoveValues {
  readonly count: string;
  readonly note: string;
}

/** What somebody does with a size of the board. */
export class ShelfActionViewModel {
  readonly form = new FormState();
  /** Null without a dialog. */
  opened: { readonly action: ShelfAction; readonly row: BoardRow } | null = null;
  /** To whom a pair can be given, once that is known. */
  applicants: readonly ShoeApplicant[] = [];
  /** Why it was not done, where something else can be done now. */
  notice: string | null = null;
  /** Whether the board shows no pair to give, so that the next press records it anyway. */
  isNoneLeft = false;
  /** The id of the move, so that a repeated press after a lost answer does not record it twice. */
  private id = '';
  /** What was sent under that id, without an answer so far. */
  private sent: { readonly count: number } | null = null;

  constructor(
    private readonly ports: Needs<{
      shelf: 'move' | 'applicants';
      toasts: 'show' | 'clear';
      idSource: 'next';
      clock: 'now';
    }>,
  ) {
    makeObservable(this, {
      opened: observableRef,
      applicants: observableRef,
      notice: observable,
      isNoneLeft: observable,
    });
  }

  begin(action: ShelfAction, row: BoardRow): void {
    this.form.clear();
    this.renew();
    this.set({ opened: { action, row }, applicants: [], notice: null, isNoneLeft: false });
    if (action === 'given') void this.readApplicants(row);
  }

  end(): void {
    this.set({ opened: null, notice: null, isNoneLeft: false });
  }

  /** What was typed is another thing than the board was asked about. */
  correct(): void {
    if (this.notice !== null) this.set({ notice: null, isNoneLeft: false });
  }

  get initial(): MoveValues {
    return { count: this.opened?.action === 'given' ? '1' : '', note: '' };
  }

  /** Does what is opened, and answers whether that is done. */
  async submit(values: MoveValues): Promise<boolean> {
    const { opened } = this;
    if (!opened) return false;
    const { action, row } = opened;
    const draft = { ...sizeOf(row), kind: action, count: countOf(values.count), note: values.note };
    const done = await submitForm(this.form, this.ports.toasts, {
      faults: findMoveFaults(draft),
      execute: async () => {
        const { id, sent } = this;
        this.sent = draft;
        const moved = await this.ports.shelf.move({ ...draft, id, anyway: this.isNoneLeft });
        const isOther = !moved.ok && moved.failure.code === 'conflict' && moved.failure.reason === undefined;
        if (isOther && sent) this.meetFirst(sent.count);
        return moved;
      },
      explain: (fault) => ({ field: fault.field, message: problem(fault, action) }),
      done: () => ({ title: texts.done[action], description: texts.sizeOf(row) }),
      failed: (failure) => {
        if (failure.code !== 'conflict')
          return { title: texts.notDone, description: texts.failed[failure.code] };
        if (failure.reason !== undefined || this.notice === null)
          this.set(giveRefusal(failure, this.ports.clock.now()));
        return undefined;
      },
    });
    if (done) this.end();
    return done;
  }

  /** The first try was kept although no answer came, with another count or note. The next press records what the form holds now. */
  private meetFirst(count: number): void {
    this.renew();
    this.set({ notice: texts.firstKept(count), isNoneLeft: false });
  }

  private renew(): void {
    this.id = this.ports.idSource.next();
    this.sent = null;
  }

  /** Where they cannot be read, pairs can still be given without an application. */
  private async readApplicants(row: BoardRow): Promise<void> {
    const read = await this.ports.shelf.applicants(sizeOf(row));
    if (read.ok && this.opened?.row === row) this.set({ applicants: read.value });
  }

  private set(
    part: Partial<Pick<ShelfActionViewModel, 'opened' | 'applicants' | 'notice' | 'isNoneLeft'>>,
  ): void {
    runInAction(() => Object.assign(this, part));
  }
}

/** The size of a row of the board. */
export function sizeOf({ cut, size, wide }: ShoeSize): ShoeSize {
  return { cut, size, wide };
}

function problem({ field, fault }: ShelfFault, action: ShelfAction): string {
  if (field === 'note') return texts.faults[fault];
  return action === 'counted' ? texts.faults.counted : texts.faults.count;
}
