import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import type { Pickup } from '../../core/pickups/pickup';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/use-view-model';
import { DialogTitle } from '../shared/dialog-title';
import { moveFocus } from '../shared/focus/move-focus';
import { useFirstProblem } from '../shared/focus/use-first-problem';
import { DialogFormEnd } from '../shared/form/dialog-form-end';
import { formTexts } from '../shared/form/form.texts';
import { hasOtherValues } from '../shared/form/has-other-values';
import { useFormProblems } from '../shared/form/use-form-problems';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../shared/goods-lines/goods-lines-input';
import { useAskedClose } from '../shared/leave/use-asked-close';
import { giftFormTexts } from './gift-form.texts';
import { goodsFormTexts as texts } from './goods-form.texts';
import { type GoodsFormValues, GoodsFormViewModel } from './goods-form.view-model';
import '../shared/error-mark.css';
import '../shared/form/form.css';

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
  const [form] = Form.useForm<GoodsFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [{ corrected, opened }] = useState(() => ({ corrected: goods, opened: viewModel.valuesOf(goods) }));
  useFormProblems(form, NAMES, viewModel.form);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`goods_${name}`)),
  );
  const handleFinish = async () => {
    if (!(await viewModel.submit(corrected, form.getFieldsValue(true)))) return;
    onDone();
    onClose();
  };
  return (
    <Form
      className="form"
      name="goods"
      form={form}
      layout="vertical"
      noValidate
      aria-label={corrected ? texts.correct : texts.record}
      initialValues={opened}
      onFinish={() => void handleFinish()}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) viewModel.form.correct(field);
      }}
    >
      <p>{corrected ? texts.correctIntro : texts.intro}</p>
      <p className="form__hint screen-only">{formTexts.requiredMark}</p>
      {FIELDS.map(({ name, control, isRequired = false, ...settings }) => (
        <Form.Item key={name} name={name} label={labels[name]} required={isRequired} {...settings}>
          {control}
        </Form.Item>
      ))}
      <DialogFormEnd
        isSending={viewModel.form.isSending}
        refusal={refusal}
        submit={corrected ? texts.save : texts.record}
        cancel={texts.cancel}
        onCancel={onCancel}
        isLeftBy={() => hasOtherValues(form.getFieldsValue(true), opened)}
        loss={texts.loss}
      />
    </Form>
  );
});
