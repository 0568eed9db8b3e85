import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { InvalidForm } from '../shared/field-fault';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { ContactGateway } from './contact-gateway.port';
import {
  type ContactFault,
  type ContactMessage,
  findContactFaults,
  tidyContactMessage,
} from './contact-message';

/** Sends a visitor's message; one with a fault never reaches the gateway. */
export class SubmitContact {
  constructor(
    private readonly gateway: ContactGateway,
    private readonly logger: Logger,
  ) {}

  /** Whether a message reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  async execute(
    message: ContactMessage,
  ): Promise<Result<void, InvalidForm<ContactFault> | FailureOf<'validation' | 'unavailable'>>> {
    const tidy = tidyContactMessage(message);
    const faults = findContactFaults(tidy);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const result = await attempt(() => this.gateway.send(tidy), this.logger);
    if (!result.ok) this.logger.error('Failed to send a contact message', result.failure);
    return result;
  }
}
