import { Button, Descriptions, Modal } from 'antd';
import type { Pickup } from '../../core/pickups/pickup';
import { nameTable } from '../app/ant/ant-names';
import { DialogTitle } from '../shared/dialog/dialog-title';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { pickupsTexts as texts } from './pickups.texts';
import './pickups.css';

interface WholePickupDialogProps {
  /** Null while nobody reads one. */
  readonly shown: Pickup | null;
  readonly onClose: () => void;
}

/** Everything that a donor wrote about a pickup. */
export function WholePickupDialog({ shown, onClose }: WholePickupDialogProps) {
  return (
    <Modal
      open={shown !== null}
      title={<DialogTitle>{shown ? texts.wholeOf(shown.name) : ''}</DialogTitle>}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      onCancel={onClose}
      closable={false}
      width={720}
      destroyOnHidden
    >
      {shown && (
        <Descriptions
          size="small"
          column={1}
          colon={false}
          layout="vertical"
          ref={nameTable(texts.wholeOf(shown.name))}
          items={factsOf(shown).map(({ label, text }) => ({
            label,
            children: <span className="pickup__text">{text}</span>,
          }))}
        />
      )}
    </Modal>
  );
}

function factsOf({ items, message, goods }: Pickup) {
  return [
    { label: texts.items, text: items },
    { label: texts.note, text: message },
    { label: texts.goods, text: goods.map(goodsLinesTexts.line).join('\n') },
  ].filter(({ text }) => text !== '');
}
