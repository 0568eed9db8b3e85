import type { GiftOwner } from '../gifts/gift';
import type { GiftReadFailure } from '../gifts/gift-book.api';
import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Receipt } from './receipt';

/** Whether a receipt belongs to somebody: by the account, or by the verified address. */
export function isReceiptOf({ personId, text }: Receipt, owner: GiftOwner): boolean {
  const email = owner.email.trim().toLowerCase();
  return personId === owner.personId || (email !== '' && text.donor.email.trim().toLowerCase() === email);
}

/** The receipts of the signed-in person, and nobody else's. */
export interface OwnReceipts {
  /** All of them, the latest number first; voided ones say what holds in their place. */
  list(signal?: AbortSignal): Promise<Result<readonly Receipt[], GiftReadFailure>>;
  /** 'not-found' also for somebody else's. */
  read(id: string, signal?: AbortSignal): Promise<Result<Receipt, GiftReadFailure | FailureOf<'not-found'>>>;
}
