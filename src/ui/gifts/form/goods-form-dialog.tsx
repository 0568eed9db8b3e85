import { Form, Input } from 'antd';
import { type ReactElement, useState } from 'react';
import type { Pickup } from '../../../core/pickups/pickup';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/use-view-model';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { formTexts } from '../../shared/form/form.texts';
import { StateForm } from '../../shared/form/state-form';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../../shared/goods-lines/goods-lines-input';
import { giftFormTexts } from './gift-form.texts';
import { GiftFormViewModel } from './gift-form.view-model';
import { type GoodsFormValues, valuesOfGoods } from './gift-form-values';

const { goods: texts, labels } = giftFormTexts;

interface GoodsFormProps {
  /** The goods to correct, or null to record some. */
  readonly goods: Pickup | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for goods that a donor brought, or for what is to be corrected in some that came. */
export function GoodsFormDialog({ isOpen, ...form }: GoodsFormProps & { readonly isOpen: boolean }) {
  return (
    <FormDialog
      open={isOpen}
      title={form.goods ? texts.correct : texts.record}
      width={680}
      onClose={form.onClose}
    >
      {(close) => <GoodsForm {...form} onCancel={close} />}
    </FormDialog>
  );
}

const half = 'form__half';
const FIELDS: readonly {
  readonly name: keyof GoodsFormValues;
  readonly label: string;
  readonly control: ReactElement;
  readonly required?: boolean;
  readonly extra?: string;
  readonly className?: string;
}[] = [
  {
    name: 'name',
    label: labels.name,
    required: true,
    className: half,
    control: <Input autoComplete="off" />,
  },
  { name: 'email', label: labels.email, className: half, control: <Input type="email" autoComplete="off" /> },
  { name: 'phone', label: labels.phone, className: half, control: <Input type="tel" autoComplete="off" /> },
  { name: 'address', label: labels.address, className: half, control: <Input autoComplete="off" /> },
  {
    ...{ name: 'receivedOn', label: labels.receivedOn, required: true, extra: giftFormTexts.onHint },
    control: <Input type="date" max={LAST_DAY} />,
  },
  {
    ...{ name: 'goods', label: texts.whatCame, required: true, extra: goodsLinesTexts.hint },
    control: <GoodsLinesInput />,
  },
];

function GoodsForm(props: GoodsFormProps & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GiftFormViewModel);
  // What somebody else saves later must not become the base of what is typed here.
  const [corrected] = useState(props.goods);
  const [opened] = useState(() => valuesOfGoods(corrected, viewModel.today));
  const handleSubmit = async (values: GoodsFormValues) => {
    if (await viewModel.submitGoods(corrected, values)) props.onDone();
  };
  return (
    <StateForm
      name="goods"
      label={corrected ? texts.correct : texts.record}
      state={viewModel.form}
      initial={opened}
      onSubmit={handleSubmit}
      submit={corrected ? giftFormTexts.save : texts.record}
      cancel={{ text: giftFormTexts.cancel, onPress: props.onCancel }}
      loss={texts.loss}
    >
      <p>{corrected ? texts.correctIntro : texts.intro}</p>
      <p className="form__hint screen-only">{formTexts.requiredMark}</p>
      {FIELDS.map(({ control, ...field }) => (
        <Form.Item key={field.name} {...field}>
          {control}
        </Form.Item>
      ))}
    </StateForm>
  );
}
