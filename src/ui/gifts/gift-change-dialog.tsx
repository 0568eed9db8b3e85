import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Gift } from '../../core/gifts/gift';
import { plainAmount } from '../../core/gifts/money-text';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/use-view-model';
import { DialogTitle } from '../shared/dialog-title';
import { moveFocus } from '../shared/focus/move-focus';
import { useFirstProblem } from '../shared/focus/use-first-problem';
import { DialogFormEnd } from '../shared/form/dialog-form-end';
import { hasOtherValues } from '../shared/form/has-other-values';
import { useFormProblems } from '../shared/form/use-form-problems';
import { useAskedClose } from '../shared/leave/use-asked-close';
import { giftTexts } from './gift.texts';
import { type GiftChange, GiftChangeViewModel } from './gift-change.view-model';
import { giftFormTexts as texts } from './gift-form.texts';
import '../shared/error-mark.css';
import '../shared/form/form.css';

/** A gift whose money came, or went back. */
interface ChangedGift {
  readonly as: 'settle' | 'refund';
  readonly gift: Gift;
}

interface GiftChangeDialogProps {
  readonly change: ChangedGift | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks on which day the money of a gift came, or how much of it went back and when. */
export function GiftChangeDialog({ change, onDone, onClose }: GiftChangeDialogProps) {
  const close = useAskedClose(onClose);
  return (
    <Modal
      open={change !== null}
      title={<DialogTitle>{change?.as === 'refund' ? texts.refundTitle : texts.settleTitle}</DialogTitle>}
      footer={null}
      closable={false}
      width={440}
      onCancel={close}
      destroyOnHidden
    >
      {change && (
        <ChangeForm key={change.gift.id} {...change} onDone={onDone} onCancel={close} onClose={onClose} />
      )}
    </Modal>
  );
}

const NAMES = ['amount', 'on'] as const;

const ChangeForm = observer(function ChangeForm({
  as,
  gift,
  onDone,
  onCancel,
  onClose,
}: ChangedGift & Pick<GiftChangeDialogProps, 'onDone' | 'onClose'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GiftChangeViewModel);
  const { isSending } = viewModel.form;
  const [form] = Form.useForm<GiftChange>();
  const isRefund = as === 'refund';
  useFormProblems(form, NAMES, viewModel.form);
  const [first] = useState<GiftChange>(() => ({ amount: plainAmount(gift.cents), on: viewModel.today }));
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`change_${name}`)),
  );
  const handleFinish = async () => {
    const values = form.getFieldsValue(true);
    if (!(await (isRefund ? viewModel.refund(gift, values) : viewModel.settle(gift, values)))) return;
    onDone();
    onClose();
  };
  const title = isRefund ? texts.refundTitle : texts.settleTitle;
  return (
    <Form
      className="form"
      name="change"
      form={form}
      layout="vertical"
      noValidate
      aria-label={title}
      initialValues={first}
      onFinish={() => void handleFinish()}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) viewModel.form.correct(field);
      }}
    >
      <p>{isRefund ? texts.refundText(gift) : texts.settleText(gift)}</p>
      {isRefund && (
        <Form.Item name="amount" label={texts.refundAmount} required>
          <Input prefix="$" inputMode="decimal" />
        </Form.Item>
      )}
      <Form.Item name="on" label={isRefund ? texts.refundOn : texts.settleOn} required>
        <Input type="date" max={LAST_DAY} />
      </Form.Item>
      <DialogFormEnd
        isSending={isSending}
        refusal={refusal}
        submit={isRefund ? texts.refundAction : giftTexts.settle}
        cancel={texts.cancel}
        onCancel={onCancel}
        isLeftBy={() => hasOtherValues(form.getFieldsValue(true), first)}
        loss={texts.changeLoss}
      />
    </Form>
  );
});
