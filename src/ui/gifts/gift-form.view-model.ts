import { action, makeObservable, observableRef } from 'mobx';
import type { Gift } from '../../core/gifts/gift';
import type { GiftWriteFailure } from '../../core/gifts/gift-book.port';
import type { GiftDraft, GiftFault } from '../../core/gifts/gift-draft';
import type { KeepGifts } from '../../core/gifts/keep-gifts';
import type { ReadGifts } from '../../core/gifts/read-gifts';
import type { InvalidForm } from '../../core/shared/forms/field-fault';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../core/shared/result';
import {
  chosenValues,
  type FieldChoices,
  type FieldConflict,
  fieldConflict,
} from '../shared/conflict/field-conflict';
import { FormState } from '../shared/form/form-state';
import { submitForm } from '../shared/form/submit-form';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { giftTexts } from './gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import { draftOf, type GiftFormValues, valuesOf, valuesOfNone } from './gift-form-values';

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = {
  name: 'name',
  email: 'email',
  cents: 'amount',
  receivedOn: 'receivedOn',
  benefitDescription: 'benefitDescription',
  benefitCents: 'benefitAmount',
} as const;

/** Somebody else saved the gift while it was being corrected here. */
export type GiftConflict = FieldConflict<Gift, GiftFormValues>;

/** A field of the form. */
export type GiftField = keyof GiftFormValues;

type Unsaved = InvalidForm<GiftFault> | GiftWriteFailure;

/** The form that records a gift, or corrects one. */
export class GiftFormViewModel {
  readonly form = new FormState();
  /** What somebody else saved meanwhile, until the person decides; null otherwise. */
  conflict: GiftConflict | null = null;
  /** The gift that the form corrects, as it was last read; null while it records one. */
  private basis: Gift | null = null;
  /** The same in each try, so that no gift is recorded twice. */
  private readonly newId: string;

  constructor(
    private readonly keepGifts: Pick<KeepGifts, 'record' | 'correct' | 'today'>,
    private readonly gifts: Pick<ReadGifts, 'one'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    ids: IdSource,
  ) {
    this.newId = ids.next();
    makeObservable<this, 'meet'>(this, {
      conflict: observableRef,
      meet: action,
      postpone: action,
      resolve: action,
    });
  }

  /** Takes up the gift that is to be corrected, or null for a new one. Answers what the form begins with. */
  open(gift: Gift | null): GiftFormValues {
    this.basis = gift;
    return gift ? valuesOf(gift) : valuesOfNone(this.keepGifts.today);
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: GiftFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = draftOf(values);
    return submitForm(this.form, this.toasts, {
      faults: [],
      execute: (): Promise<Result<Gift, Unsaved>> =>
        basis ? this.correct(basis, draft) : this.keepGifts.record(this.newId, draft),
      explain: ({ field, fault }) => ({
        field: FIELDS[field],
        message: (texts.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: basis ? texts.corrected : texts.recorded,
      failed: ({ code }) =>
        this.conflict ? undefined : { title: giftTexts.notSaved, description: giftTexts.writeFailed[code] },
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
  resolve(choices: FieldChoices<GiftField>): { readonly values: GiftFormValues; readonly isToSave: boolean } {
    const { conflict } = this;
    if (!conflict) throw new Error('There is no conflict to resolve.');
    this.basis = conflict.kept;
    this.conflict = null;
    const isToSave = conflict.fields.some(({ field }) => choices[field] === 'mine');
    if (!isToSave) this.toasts.show(texts.keptTheirs(conflict.kept));
    return { values: chosenValues(conflict, choices), isToSave };
  }

  /** Corrects once. On a conflict reads what is kept now; if that fails, nothing is saved, and a further try asks again. */
  private async correct(basis: Gift, { isSettled: _, ...mine }: GiftDraft): Promise<Result<Gift, Unsaved>> {
    const corrected = await this.keepGifts.correct(basis, mine);
    if (corrected.ok || corrected.failure.code !== 'conflict') return corrected;
    const read = await this.gifts.one(basis.id);
    if (!read.ok) return fail(read.failure);
    const kept = read.value;
    if (kept.revision === basis.revision) return corrected;
    const versions = { base: valuesOf(basis), mine: valuesOf(mine), theirs: valuesOf(kept) };
    const conflict = fieldConflict(kept, versions);
    // Nothing differs: an earlier try was saved, and only its answer got lost.
    if (!conflict) return ok(kept);
    this.meet(conflict);
    return corrected;
  }

  private meet(conflict: GiftConflict): void {
    this.conflict = conflict;
  }
}
