import { type ComponentProps, memo, useState } from 'react';
import type { Gift } from '../../core/gifts/gift';
import type { Pickup } from '../../core/pickups/pickup';
import { GiftChangeDialog } from './form/gift-change-dialog';
import { GiftFormDialog } from './form/gift-form-dialog';
import { GoodsFormDialog } from './form/goods-form-dialog';
import { GiftImportDialog } from './import/gift-import-dialog';

/** Which dialog is open, and what it is about. */
interface Opened {
  readonly dialog: 'form' | 'goods' | 'import' | null;
  /** What a form corrects; null where it records something new. */
  readonly gift: Gift | null;
  readonly goods: Pickup | null;
  readonly changed: ComponentProps<typeof GiftChangeDialog>['change'];
}

/** Which dialog of the gift list is open, and what opens and closes them: always the same functions. */
export function useGiftDialogs() {
  const [opened, setOpened] = useState<Opened>({ dialog: null, gift: null, goods: null, changed: null });
  const [actions] = useState(() => {
    const open = (change: Partial<Opened>) => setOpened((before) => ({ ...before, ...change }));
    return {
      onRecord: () => open({ dialog: 'form', gift: null }),
      onRecordGoods: () => open({ dialog: 'goods', goods: null }),
      onImport: () => open({ dialog: 'import' }),
      onCorrect: (gift: Gift) => open({ dialog: 'form', gift }),
      onCorrectGoods: (goods: Pickup) => open({ dialog: 'goods', goods }),
      onSettle: (gift: Gift) => open({ changed: { as: 'settle', gift } }),
      onRefund: (gift: Gift) => open({ changed: { as: 'refund', gift } }),
      // What a dialog is about stays until it is gone.
      onClose: () => open({ dialog: null, changed: null }),
    };
  });
  return { opened, actions };
}

interface GiftDialogsProps {
  readonly opened: Opened;
  readonly titles: ReadonlyMap<string, string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dialogs of the gift list. Memoized, so that typing into a filter does not render them again. */
export const GiftDialogs = memo(function GiftDialogs({ opened, titles, onDone, onClose }: GiftDialogsProps) {
  const { dialog, gift, goods, changed } = opened;
  const handlers = { onDone, onClose };
  return (
    <>
      <GiftFormDialog isOpen={dialog === 'form'} gift={gift} titles={titles} {...handlers} />
      <GoodsFormDialog isOpen={dialog === 'goods'} goods={goods} {...handlers} />
      <GiftImportDialog isOpen={dialog === 'import'} {...handlers} />
      <GiftChangeDialog change={changed} {...handlers} />
    </>
  );
});
