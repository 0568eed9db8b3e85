import { Form, Input } from 'antd';
import { memo, useState } from 'react';
import type { Gift } from '../../core/gifts/gift';
import { plainAmount } from '../../core/gifts/money-text';
import type { Pickup } from '../../core/pickups/pickup';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { FormDialog } from '../shared/dialog/form-dialog';
import { StateForm } from '../shared/form/state-form';
import { giftFormTexts as texts } from './form/gift-form.texts';
import { type GiftChange, GiftFormViewModel } from './form/gift-form.view-model';
import { GiftForm, GoodsForm } from './form/gift-forms';
import { giftTexts } from './gift.texts';
import { giftImportTexts } from './import/gift-import.texts';
import { GiftImportSteps } from './import/gift-import-steps';

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
  const handleDone = () => {
    onDone();
    handleClose();
  };
  const isChange = dialog === 'settle' || dialog === 'refund';
  const changeTitle = dialog === 'refund' ? texts.refundTitle : texts.settleTitle;
  const giftTitle = gift ? texts.correct : texts.record;
  const goodsTitle = goods ? texts.goods.correct : texts.goods.record;
  return (
    <>
      <FormDialog open={dialog === 'record'} title={giftTitle} width={680} onClose={handleClose}>
        {(close) => <GiftForm gift={gift} titles={titles} onDone={handleDone} onCancel={close} />}
      </FormDialog>
      <FormDialog open={dialog === 'goods'} title={goodsTitle} width={680} onClose={handleClose}>
        {(close) => <GoodsForm goods={goods} onDone={handleDone} onCancel={close} />}
      </FormDialog>
      <FormDialog open={dialog === 'import'} title={giftImportTexts.title} width={860} onClose={handleClose}>
        {(close) => <GiftImportSteps onDone={onDone} onClose={handleClose} onCancel={close} />}
      </FormDialog>
      <FormDialog open={isChange} title={changeTitle} onClose={handleClose}>
        {(close) =>
          isChange &&
          gift && <ChangeForm key={gift.id} as={dialog} gift={gift} onDone={handleDone} onCancel={close} />
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
    if (await viewModel.change(as, gift, values)) onDone();
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
