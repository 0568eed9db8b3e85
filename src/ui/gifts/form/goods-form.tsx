import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { goodsDonorFrom } from '../../../core/gifts/gift';
import type { Pickup } from '../../../core/pickups/pickup';
import { formatDay } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import type { FormEnds } from '../../shared/dialog/form-dialog';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { linesOfValues } from '../../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../../shared/goods-lines/goods-lines-input';
import { DONOR_FIELDS, GIFT_DAY } from './gift-fields';
import { giftFormTexts } from './gift-form.texts';
import { type GoodsFormValues, GoodsFormViewModel } from './goods-form.view-model';

const texts = giftFormTexts.goods;
const LABELS = { ...giftFormTexts.labels, goods: texts.whatCame };
const FIELDS: Record<keyof GoodsFormValues, FieldSettings> = {
  ...goodsDonorFrom((field) => DONOR_FIELDS[field]),
  receivedOn: GIFT_DAY,
  goods: { required: true, extra: goodsLinesTexts.hint, control: <GoodsLinesInput /> },
};

interface GoodsFormProps extends FormEnds {
  /** The goods to correct, or null to record some. */
  readonly goods: Pickup | null;
}

/** Asks for goods that a donor dropped off, or for what is to be corrected in some that came. */
export const GoodsForm = observer(function GoodsForm({ goods, ...ends }: GoodsFormProps) {
  const viewModel = useViewModel(GoodsFormViewModel);
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(goods));
  return (
    <RecordForm
      name="goods"
      label={goods ? texts.correct : texts.record}
      viewModel={viewModel}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      {...ends}
      submit={goods ? giftFormTexts.save : texts.record}
      versions={{ texts: texts.conflict, labels: LABELS, show: textOf }}
      loss={texts.loss}
    >
      <p>{goods ? texts.correctIntro : texts.intro}</p>
      <FormFields fields={FIELDS} labels={LABELS} />
    </RecordForm>
  );
});

function textOf(field: keyof GoodsFormValues, values: GoodsFormValues): string {
  if (field === 'goods') return linesOfValues(values.goods).map(goodsLinesTexts.line).join('; ');
  return field === 'receivedOn' ? formatDay(values.receivedOn) : values[field];
}
