import type { Gift } from '../../../core/gifts/gift';
import type { GiftBook } from '../../../core/gifts/gift-book.api';
import { findCorrectionFaults } from '../../../core/gifts/gift-correction';
import { findGiftFaults, type GiftDraft } from '../../../core/gifts/gift-draft';
import { attempt, fail, type Logger, ok } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { FormWithConflict, fieldConflict } from '../../shared/conflict/field-conflict';
import { submitForm, type Toasts } from '../../shared/form/form-state';
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

/** The form that records a gift, or corrects one. */
export class GiftFormViewModel extends FormWithConflict<Gift, GiftFormValues> {
  /** The gift that the form corrects, as it was last read; null while it records one. */
  private basis: Gift | null = null;
  /** The same in each try, so that no gift is recorded twice. */
  private readonly newId: string;

  constructor(
    private readonly gifts: Pick<GiftBook, 'record' | 'correct' | 'get'>,
    private readonly toasts: Toasts,
    ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs(kept));
    });
    this.newId = ids.next();
  }

  private get today() {
    return calendarDateAt(this.clock.now());
  }

  /** Takes up the gift that is to be corrected, or null for a new one. Answers what the form begins with. */
  open(gift: Gift | null): GiftFormValues {
    this.basis = gift;
    return gift ? valuesOf(gift) : valuesOfNone(this.today);
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: GiftFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = draftOf(values);
    return submitForm(this.form, this.toasts, {
      faults: basis ? findCorrectionFaults(basis, draft, this.today) : findGiftFaults(draft, this.today),
      execute: () =>
        attempt(
          () => (basis ? this.correct(basis, draft) : this.gifts.record({ id: this.newId, ...draft })),
          this.logger,
        ),
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
  private async correct(basis: Gift, { isSettled: _, ...mine }: GiftDraft): ReturnType<GiftBook['correct']> {
    const { id, revision: base } = basis;
    const corrected = await this.gifts.correct({ id, base, ...mine });
    if (corrected.ok || corrected.failure.code !== 'conflict') return corrected;
    const read = await this.gifts.get({ id });
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
