import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Gift } from '../../../core/gifts/gift';
import { plainAmount } from '../../../core/gifts/money-text';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { DialogTitle } from '../../shared/dialog/dialog-title';
import { StateForm } from '../../shared/form/state-form';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { giftTexts } from '../gift.texts';
import { type GiftChange, GiftChangeViewModel } from './gift-change.view-model';
import { giftFormTexts as texts } from './gift-form.texts';

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

const ChangeForm = observer(function ChangeForm({
  as,
  gift,
  onDone,
  onCancel,
  onClose,
}: ChangedGift & Pick<GiftChangeDialogProps, 'onDone' | 'onClose'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GiftChangeViewModel);
  const isRefund = as === 'refund';
  const [first] = useState<GiftChange>(() => ({ amount: plainAmount(gift.cents), on: viewModel.today }));
  const handleSubmit = async (values: GiftChange) => {
    if (!(await (isRefund ? viewModel.refund(gift, values) : viewModel.settle(gift, values)))) return;
    onDone();
    onClose();
  };
  return (
    <StateForm
      name="change"
      label={isRefund ? texts.refundTitle : texts.settleTitle}
      state={viewModel.form}
      initial={first}
      onSubmit={handleSubmit}
      submit={isRefund ? texts.refundAction : giftTexts.settle}
      cancel={{ text: texts.cancel, onPress: onCancel }}
      loss={texts.changeLoss}
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
    </StateForm>
  );
});
