import type { GiftBook } from '../../../core/gifts/gift-book.api';
import { findGoodsDraftFaults, type GoodsDraft, goodsDraftOf } from '../../../core/gifts/goods-draft';
import type { Pickup } from '../../../core/pickups/pickup';
import { attempt, type Logger } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import {
  type GoodsLineValues,
  linesOfValues,
  valuesOfLines,
} from '../../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { giftTexts } from '../gift.texts';
import { goodsFormTexts as texts } from './goods-form.texts';

/** The form as it is filled in. */
export interface GoodsFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly receivedOn: string;
  readonly goods: readonly GoodsLineValues[];
}

/** The form that records goods which a donor brought, or corrects what came. */
export class GoodsFormViewModel {
  readonly form = new FormState();
  /** The same in each try, so that nothing is recorded twice. */
  private readonly newId: string;

  constructor(
    private readonly gifts: Pick<GiftBook, 'recordGoods' | 'correctGoods'>,
    private readonly toasts: Toasts,
    ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.newId = ids.next();
  }

  private get today() {
    return calendarDateAt(this.clock.now());
  }

  /** What the form begins with: the goods that are to be corrected, or nothing. */
  valuesOf(goods: Pickup | null): GoodsFormValues {
    const empty = { name: '', email: '', phone: '', address: '' };
    if (!goods) {
      return { ...empty, receivedOn: this.today, goods: [{ description: '', count: '' }] };
    }
    const { donor, receivedOn, goods: lines } = goodsDraftOf(goods);
    return { ...donor, receivedOn, goods: valuesOfLines(lines) };
  }

  /** Saves the form and answers whether it was saved. */
  submit(corrected: Pickup | null, values: GoodsFormValues): Promise<boolean> {
    const draft = draftOf(values);
    return submitForm(this.form, this.toasts, {
      faults: findGoodsDraftFaults(draft, this.today),
      execute: () => attempt(() => this.save(corrected, draft), this.logger),
      explain: (fault) =>
        fault.field === 'goods'
          ? { field: 'goods', message: goodsLinesTexts.problem(fault) }
          : {
              field: fault.field,
              message: (texts.faults[fault.field] as Partial<Record<string, string>>)[fault.fault] ?? '',
            },
      done: corrected ? texts.corrected : texts.recorded,
      failed: ({ code }) => ({ title: giftTexts.notSaved, description: giftTexts.writeFailed[code] }),
    });
  }

  private save(corrected: Pickup | null, draft: GoodsDraft) {
    if (!corrected) return this.gifts.recordGoods({ id: this.newId, ...draft });
    const { id, revision: base } = corrected;
    return this.gifts.correctGoods({ id, base, ...draft });
  }
}

function draftOf({ name, email, phone, address, receivedOn, goods }: GoodsFormValues): GoodsDraft {
  return { donor: { name, email, phone, address }, receivedOn, goods: linesOfValues(goods) };
}
