import type { Gift } from '../../../core/gifts/gift';
import type { GiftWriteFailure } from '../../../core/gifts/gift-book.port';
import type { GiftDraft, GiftFault } from '../../../core/gifts/gift-draft';
import type { KeepGifts } from '../../../core/gifts/keep-gifts';
import type { ReadGifts } from '../../../core/gifts/read-gifts';
import type { InvalidForm } from '../../../core/shared/forms/field-fault';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { fieldConflict } from '../../shared/conflict/field-conflict';
import { FormWithConflict } from '../../shared/conflict/form-with-conflict';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftTexts } from '../gift.texts';
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

type Unsaved = InvalidForm<GiftFault> | GiftWriteFailure;

/** The form that records a gift, or corrects one. */
export class GiftFormViewModel extends FormWithConflict<Gift, GiftFormValues> {
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
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs(kept));
    });
    this.newId = ids.next();
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
}
