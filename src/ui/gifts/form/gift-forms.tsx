import { Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { GIFT_METHODS, type Gift, type GiftDonor, goodsDonorFrom } from '../../../core/gifts/gift';
import type { Pickup } from '../../../core/pickups/pickup';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { formatDay } from '../../../core/shared/text/format';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import type { FormEnds } from '../../shared/dialog/form-dialog';
import { type FieldSettings, FormFields, StateForm } from '../../shared/form/state-form';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../../shared/goods-lines/goods-lines-input';
import { giftTexts } from '../gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import {
  type GiftFormValues,
  GiftFormViewModel,
  type GoodsFormValues,
  valuesOfGoods,
} from './gift-form.view-model';

const { labels } = texts;
const half = { className: 'form__half' };
const DOLLARS = <Input prefix="$" inputMode="decimal" />;
const DAY = { required: true, extra: texts.onHint, control: <Input type="date" max={LAST_DAY} /> };
const DONOR: Record<keyof GiftDonor, FieldSettings> = {
  name: { ...half, required: true, control: <Input autoComplete="off" /> },
  email: { ...half, control: <Input type="email" autoComplete="off" /> },
  phone: { ...half, control: <Input type="tel" autoComplete="off" /> },
  address: { ...half, control: <Input autoComplete="off" /> },
};

function fieldsOf(titles: ReadonlyMap<string, string>): Record<keyof GiftFormValues, FieldSettings> {
  const campaigns = [...titles].map(([value, label]) => ({ value, label }));
  const noCampaign = { value: '', label: giftTexts.noCampaign };
  return {
    ...DONOR,
    amount: { ...half, required: true, control: DOLLARS },
    receivedOn: { ...half, ...DAY },
    method: { ...half, control: <NativeSelect options={optionsOf(GIFT_METHODS, giftTexts.methods)} /> },
    campaignId: { ...half, control: <NativeSelect options={[noCampaign, ...campaigns]} /> },
    hasBenefit: { valuePropName: 'checked', control: <Switch /> },
    benefitDescription: { ...half, required: true, control: <Input /> },
    benefitAmount: { ...half, required: true, control: DOLLARS },
    note: { control: <Input.TextArea rows={2} /> },
    isSettled: { valuePropName: 'checked', control: <Switch /> },
  };
}

interface GiftFormProps extends FormEnds {
  /** The gift to correct, or null to record one. */
  readonly gift: Gift | null;
  readonly titles: ReadonlyMap<string, string>;
}

/** Asks for a gift that came by check, in cash or in another way, or for what is to be corrected in one. */
export const GiftForm = observer(function GiftForm({ gift, titles, ...ends }: GiftFormProps) {
  const viewModel = useViewModel(GiftFormViewModel);
  const [form] = Form.useForm<GiftFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(gift));
  const hasBenefit = Form.useWatch('hasBenefit', form) === true;
  const fields = fieldsOf(titles);
  const names = fieldNames(fields).filter(
    (name) => (hasBenefit || !name.startsWith('benefit')) && (gift === null || name !== 'isSettled'),
  );
  const show = (field: keyof GiftFormValues, values: GiftFormValues) => textOf(field, values, titles);
  return (
    <RecordForm
      name="gift"
      label={gift ? texts.correct : texts.record}
      viewModel={viewModel}
      form={form}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      {...ends}
      submit={gift ? texts.save : texts.record}
      versions={{ texts: texts.conflict, labels, show }}
      loss={texts.loss}
    >
      <FormFields fields={fields} labels={labels} names={names} />
    </RecordForm>
  );
});

function textOf(
  field: keyof GiftFormValues,
  values: GiftFormValues,
  titles: ReadonlyMap<string, string>,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'method') return giftTexts.methods[values.method];
  if (field === 'receivedOn') return formatDay(value);
  return field === 'campaignId' ? giftTexts.campaignOf(value, titles) : value;
}

const GOODS: Record<keyof GoodsFormValues, FieldSettings> = {
  ...goodsDonorFrom((field) => DONOR[field]),
  receivedOn: DAY,
  goods: { required: true, extra: goodsLinesTexts.hint, control: <GoodsLinesInput /> },
};

interface GoodsFormProps extends FormEnds {
  /** The goods to correct, or null to record some. */
  readonly goods: Pickup | null;
}

/** Asks for goods that a donor dropped off, or for what is to be corrected in some that came. */
export function GoodsForm({ goods, ...ends }: GoodsFormProps) {
  const viewModel = useViewModel(GiftFormViewModel);
  // What somebody else saves later must not become the base of what is typed here.
  const [corrected] = useState(goods);
  const [opened] = useState(() => valuesOfGoods(corrected, viewModel.today));
  return (
    <StateForm
      name="goods"
      label={corrected ? texts.goods.correct : texts.goods.record}
      state={viewModel.form}
      initial={opened}
      onSubmit={(values) => viewModel.submitGoods(corrected, values)}
      {...ends}
      submit={corrected ? texts.save : texts.goods.record}
      loss={texts.goods.loss}
    >
      <p>{corrected ? texts.goods.correctIntro : texts.goods.intro}</p>
      <FormFields fields={GOODS} labels={{ ...labels, goods: texts.goods.whatCame }} />
    </StateForm>
  );
}
