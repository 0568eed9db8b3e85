import { type GoodsDonor, goodsDonorFrom } from '../../../core/gifts/gift';
import { findGoodsDraftFaults, type GoodsDraft, goodsDraftOf } from '../../../core/gifts/goods-draft';
import type { Pickup } from '../../../core/pickups/pickup';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { submitForm } from '../../shared/form/form-state';
import {
  type GoodsLineValues,
  linesOfValues,
  valuesOfLines,
} from '../../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { giftFormTexts } from './gift-form.texts';
import { notSaved, sentence } from './gift-form.view-model';

const texts = giftFormTexts.goods;

/** The form that records goods that somebody dropped off, or corrects some that came. */
export class GoodsFormViewModel extends RecordFormViewModel<Pickup, GoodsFormValues> {
  constructor(
    private readonly ports: Needs<{
      giftBook: 'recordGoods' | 'correctGoods';
      pickups: 'get';
      toasts: 'show' | 'clear';
      idSource: 'next';
      clock: 'now';
    }>,
  ) {
    super(ports.idSource, ports.toasts, texts.keptTheirs);
  }

  /** Takes up the goods that are to be corrected, or null for new ones. Answers what the form begins with. */
  open(goods: Pickup | null): GoodsFormValues {
    this.basis = goods;
    return goods ? valuesOf(goods) : { ...NO_GOODS, receivedOn: this.today };
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: GoodsFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = draftOf(values);
    return submitForm(this.form, this.toasts, {
      faults: findGoodsDraftFaults(draft, this.today),
      execute: () => this.save(draft),
      explain: (fault) => ({
        field: fault.field,
        message:
          fault.field === 'goods' ? goodsLinesTexts.problem(fault) : sentence(fault.field, fault.fault),
      }),
      done: basis ? texts.corrected : texts.recorded,
      failed: (failure) => (this.conflict ? undefined : notSaved(failure)),
    });
  }

  private save(draft: GoodsDraft) {
    return this.keep({
      mine: valuesOfDraft(draft),
      create: (id) => this.ports.giftBook.recordGoods({ id, ...draft }),
      change: (from) => this.ports.giftBook.correctGoods({ ...from, ...draft }),
      read: (id) => this.ports.pickups.get({ id }),
      valuesOf,
    });
  }

  /** Today in Las Vegas. */
  private get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }
}

/** The form for goods as it is filled in. */
export interface GoodsFormValues extends GoodsDonor {
  readonly receivedOn: string;
  readonly goods: readonly GoodsLineValues[];
}

const NO_GOODS: Omit<GoodsFormValues, 'receivedOn'> = {
  ...goodsDonorFrom(() => ''),
  goods: [{ description: '', count: '' }],
};

function valuesOf(goods: Pickup): GoodsFormValues {
  return valuesOfDraft(goodsDraftOf(goods));
}

function valuesOfDraft({ donor, receivedOn, goods }: GoodsDraft): GoodsFormValues {
  return { ...donor, receivedOn, goods: valuesOfLines(goods) };
}

function draftOf({ receivedOn, goods, ...donor }: GoodsFormValues): GoodsDraft {
  return { donor, receivedOn, goods: linesOfValues(goods) };
}
