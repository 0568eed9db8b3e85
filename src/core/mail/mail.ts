import { mailKindTexts } from './mail-kinds.texts';

/** One of the reasons why a mail is sent. */
export type MailKind = keyof typeof mailKindTexts;

/** Why a mail is sent. */
export const MAIL_KINDS = Object.keys(mailKindTexts) as MailKind[];

/** One mail to one person. Its text and its HTML are both made from this (mail-text.ts, mail-html.ts). */
export interface Mail {
  readonly kind: MailKind;
  /** One address. */
  readonly to: string;
  /** Where an answer goes; where the settings say when it is left out. */
  readonly replyTo?: string;
  /** One line. */
  readonly subject: string;
  /** Plain text; a line break within one is kept. */
  readonly paragraphs: readonly string[];
  /** What the mail asks for: a button in HTML, a line with the address in plain text. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Who writes: the first line and the signature. Missing where the mail names the foundation itself. */
  readonly foundation?: string;
  /** What stands below the link. */
  readonly closing?: readonly string[];
}
