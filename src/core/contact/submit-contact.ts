import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { InvalidForm } from '../shared/field-fault';
import { findTextFaults, type TextFault, trimFields } from '../shared/field-rules';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { ContactGateway } from './contact-gateway.port';
import { CONTACT_RULES, type ContactMessage } from './contact-message';

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
  ): Promise<
    Result<void, InvalidForm<TextFault<keyof ContactMessage>> | FailureOf<'validation' | 'unavailable'>>
  > {
    const faults = findTextFaults(CONTACT_RULES, message);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const result = await attempt(() => this.gateway.send(trimFields(CONTACT_RULES, message)), this.logger);
    if (!result.ok) this.logger.error('Failed to send a contact message', result.failure);
    return result;
  }
}
