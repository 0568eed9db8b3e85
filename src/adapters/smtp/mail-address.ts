import { isEmailAddress } from '../../core/shared/text/email-address';

/** Who a mail comes from. */
export interface MailAddress {
  /** What people see in place of the address; may be empty. */
  readonly name: string;
  readonly address: string;
}

/** Reads 'Name <address>' or an address alone; null when it is neither, or more than one line. */
export function readMailAddress(text: string): MailAddress | null {
  if (/\p{Cc}/u.test(text)) return null;
  const [, name = '', inner] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = (inner ?? text).trim();
  return isEmailAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null;
}
