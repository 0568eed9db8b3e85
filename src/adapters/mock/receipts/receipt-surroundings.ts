import type { ReceivedGoods } from '../../../core/gifts/received-goods';
import type { ReceiptSource } from '../../../core/receipts/issue-receipt';

/** What receipts contain apart from gifts of money. */
export interface ReceiptSurroundings {
  /** The foundation as receipts name it now. */
  organization(): Promise<ReceiptSource['organization']>;
  /** The goods that were received. */
  goods(): readonly ReceivedGoods[];
}
