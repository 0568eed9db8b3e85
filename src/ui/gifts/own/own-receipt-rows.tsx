import { Button, Flex, type TableColumnsType } from 'antd';
import type { Receipt } from '../../../core/receipts/receipt';
import { Rows } from '../../shared/table/rows';
import { taxReceiptsTexts as texts } from './tax-receipts.texts';

interface OwnReceiptRowsProps {
  readonly receipts: readonly Receipt[];
  /** Those that may have taken the place of a voided one. */
  readonly all: readonly Receipt[];
  readonly onShow: (receipt: Receipt) => void;
}

/** The id of the button that shows a receipt. */
export function showId(receipt: string): string {
  return `show-${receipt}`;
}

/** A person's receipts of a year in rows. */
export function OwnReceiptRows({ receipts, all, onShow }: OwnReceiptRowsProps) {
  const state = (receipt: Receipt) =>
    texts.state(receipt, all.find(({ id }) => id === receipt.voided?.replacedBy)?.number ?? null);
  const show = (receipt: Receipt) => (
    <Button
      size="small"
      id={showId(receipt.id)}
      aria-label={texts.showNumber(receipt.number)}
      onClick={() => onShow(receipt)}
    >
      {texts.show}
    </Button>
  );
  const [number, kind, issuedOn, total, standing, action] = texts.heads;
  const columns: TableColumnsType<Receipt> = [
    { title: number, key: 'number', rowScope: 'row', render: (_, receipt) => receipt.number },
    { title: kind, key: 'kind', render: (_, receipt) => texts.kinds[receipt.kind] },
    { title: issuedOn, key: 'issuedOn', render: (_, receipt) => texts.issuedOn(receipt) },
    { title: total, key: 'total', align: 'end', render: (_, receipt) => texts.total(receipt) },
    { title: standing, key: 'state', className: 'words', render: (_, receipt) => state(receipt) },
    { title: action, key: 'show', render: (_, receipt) => show(receipt) },
  ];
  return (
    <Rows size="small" label={texts.others} rows={receipts} columns={columns}>
      {(receipt) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>{receipt.number}</strong>
            <strong>{texts.total(receipt)}</strong>
          </Flex>
          <Flex justify="space-between" align="center" gap="small" wrap>
            <span>
              {texts.kinds[receipt.kind]}, {texts.issuedOn(receipt)}
              <span className="more">{state(receipt)}</span>
            </span>
            {show(receipt)}
          </Flex>
        </>
      )}
    </Rows>
  );
}
