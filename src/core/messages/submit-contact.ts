import { findTextFaults, trimFields } from '../shared/forms/field-rules';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import type { ContactGateway } from './contact-gateway.port';
import { CONTACT_RULES, type ContactMessage } from './contact-message';

/** Sends a visitor's message. */
export class SubmitContact {
  constructor(
    private readonly gateway: ContactGateway,
    private readonly logger: Logger,
  ) {}

  /** Whether a message reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  execute(message: ContactMessage) {
    const faults = findTextFaults(CONTACT_RULES, message);
    const send = () => this.gateway.send(trimFields(CONTACT_RULES, message));
    return sendForm('send a contact message', faults, send, this.logger);
  }
}
