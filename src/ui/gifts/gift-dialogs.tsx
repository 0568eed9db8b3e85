import { Form, Input } from 'antd';
import { memo, useState } from 'react';
import type { Gift } from '../../core/gifts/gift';
import { plainAmount } from '../../core/gifts/money-text';
import type { Pickup } from '../../core/pickups/pickup';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { FormDialog, type FormEnds } from '../shared/dialog/form-dialog';
import { StateForm } from '../shared/form/state-form';
import { GiftForm } from './form/gift-form';
import { giftFormTexts as texts } from './form/gift-form.texts';
import { type GiftChange, GiftFormViewModel } from './form/gift-form.view-model';
import { GoodsForm } from './form/goods-form';
import { giftTexts } from './gift.texts';
import { giftImportTexts } from './import/gift-import.texts';
import { GiftImportSteps } from './import/gift-import-steps';

/** The dialog of the gift list that is open, or was last: what it shows stays until it is gone. */
export interface GiftDialog {
  readonly isOpen: boolean;
  readonly dialog: keyof typeof WIDTHS;
  /** What is changed; null where something new is recorded. */
  readonly gift: Gift | null;
  readonly goods: Pickup | null;
}

/** px. */
const WIDTHS = { record: 680, goods: 680, import: 860, settle: 440, refund: 440 } as const;
const NONE: GiftDialog = { isOpen: false, dialog: 'record', gift: null, goods: null };

/** Which dialog of the gift list is open, and what opens another one or none: always the same function. */
export function useGiftDialogs() {
  const [opened, setOpened] = useState(NONE);
  const [open] = useState(
    () => (next: Partial<GiftDialog>) => setOpened((before) => ({ ...before, isOpen: true, ...next })),
  );
  return { opened, open };
}

interface GiftDialogsProps extends ReturnType<typeof useGiftDialogs> {
  readonly titles: ReadonlyMap<string, string>;
  readonly onDone: () => void;
}

/** The dialogs of the gift list. Memoized, so that typing into a filter does not render them again. */
export const GiftDialogs = memo(function GiftDialogs({ opened, open, titles, onDone }: GiftDialogsProps) {
  const { isOpen, dialog, gift, goods } = opened;
  const handleClose = () => open({ isOpen: false });
  const handleDone = () => {
    onDone();
    handleClose();
  };
  const title = {
    record: gift ? texts.correct : texts.record,
    goods: goods ? texts.goods.correct : texts.goods.record,
    import: giftImportTexts.title,
    settle: texts.settleTitle,
    refund: texts.refundTitle,
  }[dialog];
  return (
    <FormDialog open={isOpen} title={title} width={WIDTHS[dialog]} onClose={handleClose}>
      {({ onCancel }) => {
        const ends = { onDone: handleDone, onCancel };
        if (dialog === 'record') return <GiftForm gift={gift} titles={titles} {...ends} />;
        if (dialog === 'goods') return <GoodsForm goods={goods} {...ends} />;
        if (dialog === 'import')
          return <GiftImportSteps onDone={onDone} onClose={handleClose} onCancel={onCancel} />;
        return gift && <ChangeForm as={dialog} gift={gift} {...ends} />;
      }}
    </FormDialog>
  );
});

interface ChangeFormProps extends FormEnds {
  readonly as: 'settle' | 'refund';
  readonly gift: Gift;
}

/** Asks on which day the money of a gift came, or how much of it went back and when. */
function ChangeForm({ as, gift, ...ends }: ChangeFormProps) {
  const viewModel = useViewModel(GiftFormViewModel);
  const isRefund = as === 'refund';
  const [first] = useState<GiftChange>(() => ({ amount: plainAmount(gift.cents), on: viewModel.today }));
  return (
    <StateForm
      name="change"
      label={isRefund ? texts.refundTitle : texts.settleTitle}
      state={viewModel.form}
      initial={first}
      onSubmit={(values) => viewModel.change(as, gift, values)}
      {...ends}
      submit={isRefund ? texts.refundAction : giftTexts.settle}
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
