import type { Result } from '../shared/result';
import type { Mail } from './mail';

/** Why a mail could not be handed to the mail server now. */
export const MAIL_TROUBLES = [
  /** Nobody answers at the address of the mail server. */
  'unreachable',
  /** The mail server takes too long. */
  'too-slow',
  /** The mail server does not let us in: the user or the password is wrong. */
  'not-let-in',
  /** The mail server has no time for it now. */
  'busy',
  /** The mail server says that it will never take this mail. */
  'refused',
] as const;

/** One of the known reasons. */
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** A mail was not taken. Only a 'refused' one is not worth trying again. */
export interface MailNotTaken {
  readonly code: 'not-taken';
  readonly trouble: MailTrouble;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Hands over one mail; the server has taken it on when this answers. `id` is the same each time that the same mail is
   * sent, so that a mail server or program can tell a second copy.
   */
  send(id: string, mail: Mail): Promise<Result<void, MailNotTaken>>;
}
