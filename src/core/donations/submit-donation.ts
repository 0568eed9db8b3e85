import { attempt } from '../shared/attempt';
import type { InvalidForm } from '../shared/field-fault';
import { trimFields } from '../shared/field-rules';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { DonationFailure, DonationGateway } from './donation-gateway.port';
import {
  DONOR_RULES,
  findMonetaryDonationFaults,
  type MonetaryDonationFault,
  type MonetaryDonationForm,
  parseDonationCents,
} from './monetary-donation';

/** Sends a gift of money; a form with a fault never reaches the gateway. */
export class SubmitDonation {
  constructor(
    private readonly gateway: Pick<DonationGateway, 'delivers' | 'donate'>,
    private readonly logger: Logger,
  ) {}

  /** Whether a gift reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  async execute(
    form: MonetaryDonationForm,
  ): Promise<Result<void, InvalidForm<MonetaryDonationFault> | DonationFailure>> {
    const faults = findMonetaryDonationFaults(form);
    const cents = parseDonationCents(form.amount);
    if (faults.length > 0 || cents === null) return fail({ code: 'invalid-form', faults });
    const gift = { cents, ...trimFields(DONOR_RULES, form) };
    const result = await attempt(() => this.gateway.donate(gift), this.logger);
    if (!result.ok) this.logger.error('Failed to hand in a donation', result.failure);
    return result;
  }
}
