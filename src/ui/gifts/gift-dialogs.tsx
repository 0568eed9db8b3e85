import { Form, Input } from 'antd';
import { memo, useState } from 'react';
import type { Gift } from '../../core/gifts/gift';
import { plainAmount } from '../../core/gifts/money-text';
import type { Pickup } from '../../core/pickups/pickup';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/use-view-model';
import { FormDialog } from '../shared/dialog/form-dialog';
import { StateForm } from '../shared/form/state-form';
import { giftFormTexts as texts } from './form/gift-form.texts';
import { type GiftChange, GiftFormViewModel } from './form/gift-form.view-model';
import { GiftFormDialog } from './form/gift-form-dialog';
import { GoodsFormDialog } from './form/goods-form-dialog';
import { giftTexts } from './gift.texts';
import { GiftImportDialog } from './import/gift-import-dialog';

/** Which dialog of the gift list is open, and what it is about, which stays until the dialog is gone. */
interface Opened {
  readonly dialog: 'record' | 'settle' | 'refund' | 'goods' | 'import' | null;
  /** What is changed; null where something new is recorded. */
  readonly gift: Gift | null;
  readonly goods: Pickup | null;
}

/** Which dialog of the gift list is open, and what opens another one or none: always the same function. */
export function useGiftDialogs() {
  const [opened, setOpened] = useState<Opened>({ dialog: null, gift: null, goods: null });
  const [open] = useState(() => (next: Partial<Opened>) => setOpened((before) => ({ ...before, ...next })));
  return { opened, open };
}

interface GiftDialogsProps extends ReturnType<typeof useGiftDialogs> {
  readonly titles: ReadonlyMap<string, string>;
  readonly onDone: () => void;
}

/** The dialogs of the gift list. Memoized, so that typing into a filter does not render them again. */
export const GiftDialogs = memo(function GiftDialogs({ opened, open, titles, onDone }: GiftDialogsProps) {
  const { dialog, gift, goods } = opened;
  const handleClose = () => open({ dialog: null });
  const form = {
    onClose: handleClose,
    onDone: () => {
      onDone();
      handleClose();
    },
  };
  const change = (dialog === 'settle' || dialog === 'refund') && gift ? { as: dialog, gift } : null;
  const changeTitle = dialog === 'refund' ? texts.refundTitle : texts.settleTitle;
  return (
    <>
      <GiftFormDialog isOpen={dialog === 'record'} gift={gift} titles={titles} {...form} />
      <GoodsFormDialog isOpen={dialog === 'goods'} goods={goods} {...form} />
      <GiftImportDialog isOpen={dialog === 'import'} onDone={onDone} onClose={handleClose} />
      <FormDialog open={change !== null} title={changeTitle} onClose={handleClose}>
        {(close) =>
          change && <ChangeForm key={change.gift.id} {...change} onDone={form.onDone} onCancel={close} />
        }
      </FormDialog>
    </>
  );
});

interface ChangeFormProps {
  readonly as: 'settle' | 'refund';
  readonly gift: Gift;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks on which day the money of a gift came, or how much of it went back and when. */
function ChangeForm({ as, gift, onDone, onCancel }: ChangeFormProps) {
  const viewModel = useViewModel(GiftFormViewModel);
  const isRefund = as === 'refund';
  const [first] = useState<GiftChange>(() => ({ amount: plainAmount(gift.cents), on: viewModel.today }));
  const handleSubmit = async (values: GiftChange) => {
    if (await (isRefund ? viewModel.refund(gift, values) : viewModel.settle(gift, values))) onDone();
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
}
