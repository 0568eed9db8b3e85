import type { ReceiptWriteFailure } from '../../core/receipts/receipt-book.port';
import { receiptsTexts as texts } from './receipts.texts';

/** What a toast says about a receipt that was not issued. */
export function issueFailed(failure: ReceiptWriteFailure | { readonly code: 'invalid-form' }) {
  return { title: texts.notDone, description: sentenceFor(failure), variant: 'destructive' } as const;
}

function sentenceFor(failure: ReceiptWriteFailure | { readonly code: 'invalid-form' }): string {
  const { legalName, gift, held, unknown } = texts.issueFaults;
  if (failure.code === 'validation') return failure.fields[0]?.field === 'legalName' ? legalName : gift;
  if (failure.code === 'conflict') return held;
  if (failure.code === 'not-found') return unknown;
  return texts.writeFailed[failure.code === 'invalid-form' ? 'validation' : failure.code];
}
