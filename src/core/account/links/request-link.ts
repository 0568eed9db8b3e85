import { findTextFaults, type TextFault } from '../../shared/forms/field-rules';
import { sendForm } from '../../shared/forms/public-form';
import type { Logger } from '../../shared/result';
import type { AccountLinks } from './account-links.port';

/** An address that is empty or none. */
export type LinkRequestFault = TextFault<'email'>;

/** What is wrong with the address of somebody who asks for a link. */
export function findLinkRequestFaults(email: string): LinkRequestFault[] {
  return findTextFaults({ email: 'email' }, { email });
}

/** Asks for a link for a new password. */
export class RequestLink {
  constructor(
    private readonly links: Pick<AccountLinks, 'request'>,
    private readonly logger: Logger,
  ) {}

  execute(email: string) {
    const send = () => this.links.request(email.trim());
    return sendForm('ask for a link', findLinkRequestFaults(email), send, this.logger);
  }
}
