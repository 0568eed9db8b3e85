import type { FailureIn } from '../../core/api/api';
import type { ReceiptBook } from '../../core/receipts/receipts.api';
import { receiptsTexts as texts } from './receipts.texts';

type Failure = FailureIn<ReceiptBook['issue']>;

/** What a toast says about a receipt that was not issued. */
export function issueFailed(failure: Failure) {
  return { title: texts.notDone, description: sentenceFor(failure), variant: 'destructive' } as const;
}

function sentenceFor(failure: Failure): string {
  const { legalName, gift, held, unknown } = texts.issueFaults;
  if (failure.code === 'validation') return failure.fields[0]?.field === 'legalName' ? legalName : gift;
  if (failure.code === 'conflict') return held;
  if (failure.code === 'not-found') return unknown;
  return texts.writeFailed[failure.code];
}
