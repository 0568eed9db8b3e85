import { wellFormed } from '../shared/text/storable-text';
import { nearestInstant } from '../shared/time/calendar';
import type { Mail } from './mail';
import { mailsTexts as texts } from './mails.texts';
import { receiptMail } from './receipt-mail';

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'full',
  timeStyle: 'short',
});

const MESSAGES = '/dashboard/admin?tab=messages';
const PICKUPS = '/dashboard/donations/recent-donations?tab=pickups';

interface Named {
  readonly name: string;
}

interface LinkTold extends Named {
  readonly link: string;
  readonly hours: number;
}

interface Visitor extends Named {
  readonly email: string;
}

interface Counted {
  readonly count: number;
}

interface Drive extends Named {
  readonly at: number;
  readonly address: string;
}

/** Writes the mails of the site: each takes what it tells and answers the whole mail. */
export type Mails = ReturnType<typeof mailsOf>;

/** The mails of a site at this origin, in the words of mails.texts.ts. */
export function mailsOf(publicUrl: string) {
  const linkTo = (label: string, path: string) => ({ label, url: `${publicUrl}${path}` });
  return {
    /** `link` works once and for `hours` hours. */
    invitation: (to: string, { name, link, hours }: LinkTold): Mail => ({
      ...{ kind: 'invitation', to, subject: texts.invitation.subject },
      paragraphs: [hello(name), texts.invitation.text],
      link: { label: texts.invitation.link, url: link },
      closing: [texts.invitation.closing(texts.hours(hours))],
    }),
    /** Somebody, perhaps not the person, asked for a new password. */
    password: (to: string, { name, link, hours }: LinkTold): Mail => ({
      ...{ kind: 'password', to, subject: texts.password.subject },
      paragraphs: [hello(name), texts.password.text],
      link: { label: texts.password.link, url: link },
      closing: [texts.password.closing(texts.hours(hours))],
    }),
    /** The person's password is another one now. */
    passwordChanged: (to: string, { name }: Named): Mail => ({
      ...{ kind: 'password-changed', to, subject: texts.passwordChanged.subject },
      paragraphs: [hello(name), texts.passwordChanged.text, texts.passwordChanged.closing],
      link: linkTo(texts.passwordChanged.link, '/forgotten-password'),
    }),
    /** A visitor has written; says who, never what. Answers go to the visitor. */
    message: (to: string, { name, email }: Visitor): Mail => ({
      ...fromVisitor('message', to, email, texts.message.subject(oneLine(name))),
      paragraphs: [texts.message.text(oneLine(name))],
      link: linkTo(texts.message.link, MESSAGES),
      closing: [texts.message.closing],
    }),
    /** A visitor asks for goods to be picked up. Answers go to the visitor. */
    pickupRequested: (to: string, { name, email }: Visitor): Mail => ({
      ...fromVisitor('pickup', to, email, texts.pickupRequested.subject(oneLine(name))),
      paragraphs: [texts.pickupRequested.text(oneLine(name))],
      link: linkTo(texts.pickupRequested.link, PICKUPS),
      closing: [texts.pickupRequested.closing],
    }),
    /** More messages came in than are told one by one; `count` were not. */
    moreMessages: (to: string, { count }: Counted): Mail => ({
      ...{ kind: 'message', to, subject: texts.moreMessages.subject(count) },
      paragraphs: [texts.moreMessages.text(count)],
      link: linkTo(texts.moreMessages.link, MESSAGES),
    }),
    /** The same of requests for a pickup. */
    morePickups: (to: string, { count }: Counted): Mail => ({
      ...{ kind: 'pickup', to, subject: texts.morePickups.subject(count) },
      paragraphs: [texts.morePickups.text(count)],
      link: linkTo(texts.morePickups.link, PICKUPS),
    }),
    /** The driver comes to the donor at `at` (ms since the epoch), told in Pacific time. */
    pickupScheduled: (to: string, { name, at, address }: Drive): Mail => ({
      ...{ kind: 'pickup', to, subject: texts.pickupScheduled.subject },
      paragraphs: [
        hello(name),
        texts.pickupScheduled.text,
        texts.pickupScheduled.place(PACIFIC.format(nearestInstant(at)), address),
      ],
      closing: [texts.pickupScheduled.closing],
    }),
    /** A receipt, to its donor: everything that it says. */
    receipt: receiptMail,
  };
}

function fromVisitor(kind: Mail['kind'], to: string, replyTo: string, subject: string) {
  return { kind, to, replyTo, subject };
}

function hello(name: string): string {
  return texts.hello(oneLine(name));
}

/** Characters that are not seen but turn the text around them or hide in it; joiners belong to words and emoji. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** A name as a header and a sentence can hold it: one short line that reads in the order in which it was typed. */
function oneLine(name: string): string {
  const line = name
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return wellFormed(line.slice(0, 100));
}
