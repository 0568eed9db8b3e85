import type { OwnGiving, OwnReadFailure } from '../gifts/own/own-giving.api';
import { attempt, type Logger, ok, type Result } from '../shared/result';
import type { OwnReceipts } from './receipts.api';
import { type TaxYear, taxYears } from './tax-years';

/** Reads what one person needs for their taxes. Logs failures, except that the caller cancelled. */
export class ReadTaxYears {
  constructor(
    private readonly receipts: Pick<OwnReceipts, 'list'>,
    private readonly giving: Pick<OwnGiving, 'gifts'>,
    private readonly logger: Logger,
  ) {}

  /** Each year with its receipts, the latest first. */
  async execute(signal?: AbortSignal): Promise<Result<readonly TaxYear[], OwnReadFailure>> {
    const [receipts, given] = await Promise.all([
      attempt(() => this.receipts.list(undefined, signal), this.logger),
      attempt(() => this.giving.gifts(undefined, signal), this.logger),
    ]);
    for (const answer of [receipts, given])
      if (!answer.ok && answer.failure.code !== 'cancelled')
        this.logger.error('Failed to read own receipts', answer.failure);
    if (!receipts.ok) return receipts;
    return given.ok ? ok(taxYears(receipts.value, given.value)) : given;
  }
}
