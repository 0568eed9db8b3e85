import { trimFields } from '../../shared/forms/field-rules';
import { sendForm } from '../../shared/forms/send-form';
import type { Logger } from '../../shared/logger.port';
import type { DonationGateway } from './donation-gateway.port';
import {
  DONOR_RULES,
  findMonetaryDonationFaults,
  type MonetaryDonationForm,
  parseDonationCents,
} from './monetary-donation';

/** Sends a gift of money. */
export class SubmitDonation {
  constructor(
    private readonly gateway: Pick<DonationGateway, 'delivers' | 'donate'>,
    private readonly logger: Logger,
  ) {}

  /** Whether a gift reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  execute(form: MonetaryDonationForm) {
    const faults = findMonetaryDonationFaults(form);
    // Without faults the amount is valid.
    const cents = parseDonationCents(form.amount) ?? 0n;
    const send = () => this.gateway.donate({ cents, ...trimFields(DONOR_RULES, form) });
    return sendForm('hand in a donation', faults, send, this.logger);
  }
}
