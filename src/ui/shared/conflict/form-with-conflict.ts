import { action, makeObservable, observableRef } from 'mobx';
import { FormState } from '../form/form-state';
import { chosenValues, type FieldChoices, type FieldConflict } from './field-conflict';

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

  protected meet(conflict: Conflict): void {
    this.conflict = conflict;
  }
}
