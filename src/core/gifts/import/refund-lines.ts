import type { FileRow, GiftFile, LeftOut, LineFault, RefundLine } from './gift-file';
import type { Reading, ReadRefund } from './line-reader';

interface Settled extends Pick<GiftFile, 'leftOut' | 'refunds' | 'faults' | 'repeated'> {
  readonly gifts: readonly FileRow[];
}

/**
 * Puts refunds on the gifts of the same file that they belong to, wherever the lines stand. A gift that went back whole is left
 * out, and so is a refund whose payment is not in the file: both are named. Of lines that are alike the first one counts.
 */
export function settleRefunds(readings: readonly Reading[]): Settled {
  const faults: LineFault[] = [];
  const repeated: GiftFile['repeated'][number][] = [];
  const payments = new Map<string, Extract<Reading, { readonly gift: FileRow }>>();
  const leftOut: LeftOut[] = [];
  const refundLines: ReadRefund[] = [];
  for (const reading of readings) {
    if (!reading) continue;
    if ('left' in reading) leftOut.push(reading.left);
    else if ('refund' in reading) refundLines.push(reading.refund);
    else {
      const { gift, whole } = reading;
      const first = payments.get(gift.externalId);
      // A row that occurs twice, word for word, is one gift; two different rows with the same number are a mistake.
      if (!first) payments.set(gift.externalId, reading);
      else if (first.whole === whole) repeated.push({ line: gift.line, earlierLine: first.gift.line });
      else faults.push(duplicate(gift, first.gift.line));
    }
  }
  const byPayment = new Map<string, ReadRefund[]>();
  for (const refund of refundLines) byPayment.set(refund.of, [...(byPayment.get(refund.of) ?? []), refund]);
  const refunds: RefundLine[] = [];
  for (const [externalId, lines] of byPayment) {
    const payment = payments.get(externalId);
    const cents = lines.reduce((sum, refund) => sum + refund.cents, 0);
    if (!payment) {
      const ofLine = leftOut.find(({ refund }) => refund?.externalId === externalId)?.line ?? null;
      leftOut.push(...lines.map((line) => named(line, ofLine, { externalId, cents })));
      continue;
    }
    const { gift } = payment;
    const on =
      lines
        .map((line) => line.on)
        .sort()
        .at(-1) ?? gift.receivedOn;
    // A column of what went back says the sum of what lines of refunds say one by one.
    const back = Math.max(cents, gift.refund?.cents ?? 0);
    if (back > gift.cents || on < gift.receivedOn) {
      const fault = back > gift.cents ? 'too-much' : 'early';
      faults.push(...[gift, ...lines].map(({ line }) => refundFault(line, fault, lines)));
      payments.delete(externalId);
    } else if (back === gift.cents) {
      payments.delete(externalId);
      leftOut.push(whole(gift), ...lines.map((line) => named(line, gift.line, null)));
    } else {
      const remarks = [
        ...gift.remarks.filter(({ kind }) => kind !== 'refund'),
        { kind: 'refund', hasDay: true, line: lines[0]?.line ?? null } as const,
      ];
      payments.set(externalId, { ...payment, gift: { ...gift, refund: { cents: back, on }, remarks } });
      refunds.push(...lines.map((line) => ({ line: line.line, ofLine: gift.line, cents: line.cents })));
    }
  }
  for (const [externalId, { gift, partlyRefunded }] of payments) {
    if (partlyRefunded === null || gift.refund) continue;
    payments.delete(externalId);
    const { line } = gift;
    faults.push({ line, field: 'refunded', fault: 'missing', text: partlyRefunded, otherLine: null });
  }
  return { gifts: [...payments.values()].map(({ gift }) => gift), leftOut, refunds, faults, repeated };
}

function duplicate({ line, externalId }: FileRow, otherLine: number): LineFault {
  return { line, field: 'externalId', fault: 'duplicate', text: externalId.slice(0, 60), otherLine };
}

function refundFault(line: number, fault: 'too-much' | 'early', lines: readonly ReadRefund[]): LineFault {
  return {
    line,
    field: 'refunded',
    fault,
    text: lines
      .map(({ text }) => text)
      .join(', ')
      .slice(0, 60),
    otherLine: null,
  };
}

function named({ line, text }: ReadRefund, ofLine: number | null, refund: LeftOut['refund']): LeftOut {
  return { line, why: 'refund', text, ofLine, refund };
}

function whole({ line, externalId, cents }: FileRow): LeftOut {
  return { line, why: 'refunded', text: '', ofLine: null, refund: { externalId, cents } };
}
