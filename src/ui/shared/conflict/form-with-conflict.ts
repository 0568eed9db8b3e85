import { action, makeObservable, observableRef } from 'mobx';
import type { Failure } from '../../../core/shared/failure';
import type { Result } from '../../../core/shared/result';
import { FormState } from '../form/form-state';
import { chosenValues, type FieldChoices, type FieldConflict, fieldConflict } from './field-conflict';

/** One try to save what a form holds. */
interface Saving<Kept, Values, NotSaved extends Failure, NotRead extends Failure> {
  readonly save: () => Promise<Result<Kept, NotSaved>>;
  /** Reads what is kept now. */
  readonly read: () => Promise<Result<Kept, NotRead>>;
  /** What the form began with, what it holds, and what it would hold of what is kept. */
  readonly base: Values;
  readonly mine: Values;
  readonly valuesOf: (kept: Kept) => Values;
  /** Whether what the form holds can be saved over what is kept; otherwise nobody is asked. */
  readonly isOpenTo?: (kept: Kept) => boolean;
}

/** A form for a record that somebody else may change at the same time. */
export class FormWithConflict<
  Kept,
  Values extends object,
  Conflict extends FieldConflict<Kept, Values> = FieldConflict<Kept, Values>,
> {
  readonly form = new FormState();
  /** What somebody else saved meanwhile, until the person decides; null otherwise. */
  conflict: Conflict | null = null;

  /** `onSettled` takes up what is kept now, and is told whether something of the form is still to be saved. */
  constructor(private readonly onSettled: (kept: Kept, isToSave: boolean) => void) {
    makeObservable<this, 'meet'>(this, {
      ...{ conflict: observableRef, meet: action, postpone: action, resolve: action },
    });
  }

  /** Puts the decision off: the next try to save asks again. */
  postpone(): void {
    this.conflict = null;
  }

  /**
   * Takes each field from the version that was chosen for it. Answers what the form holds then, and whether that is still
   * to be saved: it is not if everything is theirs.
   */
  resolve(choices: FieldChoices<keyof Values & string>): {
    readonly values: Values;
    readonly isToSave: boolean;
  } {
    const { conflict } = this;
    if (!conflict) throw new Error('There is no conflict to resolve.');
    const isToSave = conflict.fields.some(({ field }) => choices[field] === 'mine');
    this.conflict = null;
    this.onSettled(conflict.kept, isToSave);
    return { values: chosenValues<Values>(conflict, choices), isToSave };
  }

  /**
   * Saves once. On a conflict it reads what is kept now, and the person decides. Where nothing differs, an earlier try was
   * saved, and only its answer got lost.
   */
  protected async saveOrMeet<NotSaved extends Failure, NotRead extends Failure>(
    this: FormWithConflict<Kept, Values>,
    { save, read, base, mine, valuesOf, isOpenTo }: Saving<Kept, Values, NotSaved, NotRead>,
  ): Promise<Result<Kept, NotSaved | NotRead>> {
    const saved = await save();
    if (saved.ok || saved.failure.code !== 'conflict') return saved;
    const kept = await read();
    if (!kept.ok) return kept;
    const conflict = fieldConflict(kept.value, { base, mine, theirs: valuesOf(kept.value) });
    if (!conflict) return kept;
    if (isOpenTo?.(kept.value) ?? true) this.meet(conflict);
    return saved;
  }

  protected meet(conflict: Conflict): void {
    this.conflict = conflict;
  }
}
