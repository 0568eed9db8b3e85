import type { Receipt } from '../receipts/receipt';
import type { Mail } from './mail';

/** Writes the mails of the site: each takes what it tells and answers the whole mail. */
export interface Mails {
  /** `link` works once and for `hours` hours. */
  invitation(
    to: string,
    told: { readonly name: string; readonly link: string; readonly hours: number },
  ): Mail;
  /** Somebody, perhaps not the person, asked for a new password. */
  password(to: string, told: { readonly name: string; readonly link: string; readonly hours: number }): Mail;
  /** The person's password is another one now. */
  passwordChanged(to: string, told: { readonly name: string }): Mail;
  /** A visitor has written; says who, never what. Answers go to the visitor. */
  message(to: string, told: { readonly name: string; readonly email: string }): Mail;
  /** A visitor asks for goods to be picked up. Answers go to the visitor. */
  pickupRequested(to: string, told: { readonly name: string; readonly email: string }): Mail;
  /** More messages came in than are told one by one; `count` were not. */
  moreMessages(to: string, told: { readonly count: number }): Mail;
  /** The same of requests for a pickup. */
  morePickups(to: string, told: { readonly count: number }): Mail;
  /** The driver comes to the donor at `at` (ms since the epoch), told in Pacific time. */
  pickupScheduled(
    to: string,
    told: { readonly name: string; readonly at: number; readonly address: string },
  ): Mail;
  /** A receipt, to its donor: everything that it says. */
  receipt(receipt: Receipt): Mail;
}
