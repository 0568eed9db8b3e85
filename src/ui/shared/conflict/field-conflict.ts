import { action, makeObservable, observableRef } from 'mobx';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../../../core/shared/forms/two-versions';
import { isEqual } from '../../../core/shared/is-equal';
import type { Failure, Result } from '../../../core/shared/result';
import { FormState } from '../form/form-state';

/** Which version each field comes from. */
export type FieldChoices<Field extends string> = Partial<Record<Field, VersionChoice>>;

/** Somebody else saved a thing while it was being changed in a form. */
export interface FieldConflict<Stored, Values> {
  /** As it is kept now. */
  readonly stored: Stored;
  readonly theirs: Values;
  readonly mine: Values;
  /** Those that differ, in the order of the form; never empty. */
  readonly fields: readonly { readonly field: keyof Values & string; readonly author: ChangeAuthor }[];
  /** What is kept is an earlier try of this form, which was saved although no answer came. */
  readonly isOwnEarlierTry?: boolean;
}

/**
 * The fields that differ between the form and the stored record, with who changed them since `base`; null if they agree. One of the
 * versions may lack a field that the other has.
 */
function fieldConflict<Stored, Values extends object>(
  stored: Stored,
  versions: Readonly<Record<'base' | VersionChoice, Values>>,
): FieldConflict<Stored, Values> | null {
  const { base, mine, theirs } = versions;
  const fields = fieldNames({ ...theirs, ...mine } as Record<keyof Values & string, unknown>)
    .filter((field) => !isEqual(mine[field], theirs[field]))
    .map((field) => ({
      field,
      author: changeAuthor({ base: base[field], mine: mine[field], theirs: theirs[field] }, isEqual),
    }));
  return fields.length > 0 ? { stored, theirs, mine, fields } : null;
}

/** What only one of the two has changed comes from them; where both did, nothing is chosen. */
export function presetChoices<Field extends string>(
  fields: readonly { readonly field: Field; readonly author: ChangeAuthor }[],
): FieldChoices<Field> {
  const presets = fields.flatMap(({ field, author }) =>
    author === 'both' ? [] : [[field, author === 'me' ? 'mine' : 'theirs'] as const],
  );
  return Object.fromEntries(presets) as FieldChoices<Field>;
}

/** The values with each field from the version that was chosen for it. */
function chosenValues<Values extends object>(
  { theirs, mine }: Pick<FieldConflict<unknown, Values>, 'theirs' | 'mine'>,
  choices: FieldChoices<keyof Values & string>,
): Values {
  const chosen = { ...theirs };
  for (const field of fieldNames({ ...theirs, ...mine } as Record<keyof Values & string, unknown>))
    if (choices[field] === 'mine') chosen[field] = mine[field];
  return chosen;
}

/** One try to save what a form holds. */
interface Saving<Stored, Values, NotSaved extends Failure, NotRead extends Failure> {
  readonly save: () => Promise<Result<Stored, NotSaved>>;
  /** Reads what is kept now. */
  readonly read: () => Promise<Result<Stored, NotRead>>;
  /** What the form began with, what it holds, and what it would hold of what is kept. */
  readonly base: Values;
  readonly mine: Values;
  readonly valuesOf: (stored: Stored) => Values;
  /** Whether what the form holds can be saved over what is kept; otherwise nobody is asked. */
  readonly isOpenTo?: (stored: Stored) => boolean;
  /** Whether what is kept is what an earlier try sent. */
  readonly isEarlierTry?: (stored: Stored) => boolean;
}

/** A form for a record that somebody else may change at the same time. */
export class FormWithConflict<Stored, Values extends object> {
  readonly form = new FormState();
  /** What somebody else saved meanwhile, until the person decides; null otherwise. */
  conflict: FieldConflict<Stored, Values> | null = null;

  /** `onSettled` takes up what is kept now, and is told whether something of the form is still to be saved. */
  constructor(private readonly onSettled: (stored: Stored, isToSave: boolean) => void) {
    makeObservable<this, 'meet'>(this, {
      conflict: observableRef,
      meet: action,
      postpone: action,
      resolve: action,
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
    this.onSettled(conflict.stored, isToSave);
    return { values: chosenValues<Values>(conflict, choices), isToSave };
  }

  /**
   * Saves once. When somebody else was quicker it reads what is kept now, and the person decides. Where nothing differs, an
   * earlier try was saved, and only its answer got lost.
   */
  protected async saveOrMeet<NotSaved extends Failure, NotRead extends Failure>({
    save,
    read,
    base,
    mine,
    valuesOf,
    isOpenTo,
    isEarlierTry,
  }: Saving<Stored, Values, NotSaved, NotRead>): Promise<Result<Stored, NotSaved | NotRead>> {
    const saved = await save();
    if (saved.ok || saved.failure.code !== 'conflict' || 'reason' in saved.failure) return saved;
    const result = await read();
    if (!result.ok) return result;
    const theirs = valuesOf(result.value);
    const isOwnEarlierTry = isEarlierTry?.(result.value) ?? false;
    // What differs from an own earlier try was typed since.
    const conflict = fieldConflict(result.value, { base: isOwnEarlierTry ? theirs : base, mine, theirs });
    if (!conflict) return result;
    if (isOpenTo?.(result.value) ?? true) this.meet({ ...conflict, isOwnEarlierTry });
    return saved;
  }

  private meet(conflict: FieldConflict<Stored, Values>): void {
    this.conflict = conflict;
  }
}
