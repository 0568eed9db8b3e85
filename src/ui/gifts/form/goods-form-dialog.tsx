import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import type { Pickup } from '../../../core/pickups/pickup';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { DialogTitle } from '../../shared/dialog/dialog-title';
import { formTexts } from '../../shared/form/form.texts';
import { StateForm } from '../../shared/form/state-form';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../../shared/goods-lines/goods-lines-input';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { giftFormTexts } from './gift-form.texts';
import { goodsFormTexts as texts } from './goods-form.texts';
import { type GoodsFormValues, GoodsFormViewModel } from './goods-form.view-model';

interface GoodsFormDialogProps {
  readonly isOpen: boolean;
  /** The goods to correct, or null to record some. */
  readonly goods: Pickup | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for goods that a donor brought, or for what is to be corrected in some that came. */
export function GoodsFormDialog({ isOpen, onClose, ...form }: GoodsFormDialogProps) {
  const close = useAskedClose(onClose);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle>{form.goods ? texts.correct : texts.record}</DialogTitle>}
      footer={null}
      closable={false}
      width={680}
      onCancel={close}
      // The form is a new one each time, with an id of its own for the goods.
      destroyOnHidden
    >
      <GoodsForm {...form} onCancel={close} onClose={onClose} />
    </Modal>
  );
}

const { labels } = texts;
const HALF = 'form__half';
const FIELDS: readonly {
  readonly name: keyof GoodsFormValues;
  readonly control: ReactElement;
  readonly isRequired?: boolean;
  readonly extra?: string;
  readonly className?: string;
}[] = [
  { name: 'name', isRequired: true, className: HALF, control: <Input autoComplete="off" /> },
  { name: 'email', className: HALF, control: <Input type="email" autoComplete="off" /> },
  { name: 'phone', className: HALF, control: <Input type="tel" autoComplete="off" /> },
  { name: 'address', className: HALF, control: <Input autoComplete="off" /> },
  {
    ...{ name: 'receivedOn', isRequired: true, extra: giftFormTexts.onHint },
    control: <Input type="date" max={LAST_DAY} />,
  },
  { name: 'goods', isRequired: true, extra: goodsLinesTexts.hint, control: <GoodsLinesInput /> },
];
const NAMES = FIELDS.map(({ name }) => name);

const GoodsForm = observer(function GoodsForm({
  goods,
  onDone,
  onCancel,
  onClose,
}: Omit<GoodsFormDialogProps, 'isOpen'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GoodsFormViewModel);
  // What somebody else saves later must not become the base of what is typed here.
  const [{ corrected, opened }] = useState(() => ({ corrected: goods, opened: viewModel.valuesOf(goods) }));
  const handleSubmit = async (values: GoodsFormValues) => {
    if (!(await viewModel.submit(corrected, values))) return;
    onDone();
    onClose();
  };
  return (
    <StateForm
      name="goods"
      label={corrected ? texts.correct : texts.record}
      state={viewModel.form}
      initial={opened}
      fields={NAMES}
      onSubmit={handleSubmit}
      submit={corrected ? texts.save : texts.record}
      cancel={{ text: texts.cancel, onPress: onCancel }}
      loss={texts.loss}
    >
      <p>{corrected ? texts.correctIntro : texts.intro}</p>
      <p className="form__hint screen-only">{formTexts.requiredMark}</p>
      {FIELDS.map(({ name, control, isRequired = false, ...settings }) => (
        <Form.Item key={name} name={name} label={labels[name]} required={isRequired} {...settings}>
          {control}
        </Form.Item>
      ))}
    </StateForm>
  );
});
