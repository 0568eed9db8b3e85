import type { Mail } from '../../core/mail/mail';
import type { Mails } from '../../core/mail/mails';
import { wellFormed } from '../../core/shared/text/storable-text';
import { nearestInstant } from '../../core/shared/time/calendar';
import { receiptMail } from '../receipts/receipt-mail';
import { mailsTexts as texts } from './mails.texts';

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'full',
  timeStyle: 'short',
});

const MESSAGES = '/dashboard/admin?tab=messages';
const PICKUPS = '/dashboard/donations/recent-donations?tab=pickups';

/** The mails of a site at this origin, in the words of mails.texts.ts. */
export function mailsOf(publicUrl: string): Mails {
  const linkTo = (label: string, path: string) => ({ label, url: `${publicUrl}${path}` });
  return {
    invitation: (to, { name, link, hours }) => ({
      ...{ kind: 'invitation', to, subject: texts.invitation.subject },
      paragraphs: [hello(name), texts.invitation.text],
      link: { label: texts.invitation.link, url: link },
      closing: [texts.invitation.closing(texts.hours(hours))],
    }),
    password: (to, { name, link, hours }) => ({
      ...{ kind: 'password', to, subject: texts.password.subject },
      paragraphs: [hello(name), texts.password.text],
      link: { label: texts.password.link, url: link },
      closing: [texts.password.closing(texts.hours(hours))],
    }),
    passwordChanged: (to, { name }) => ({
      ...{ kind: 'password-changed', to, subject: texts.passwordChanged.subject },
      paragraphs: [hello(name), texts.passwordChanged.text, texts.passwordChanged.closing],
      link: linkTo(texts.passwordChanged.link, '/forgotten-password'),
    }),
    message: (to, { name, email }) => ({
      ...fromVisitor('message', to, email, texts.message.subject(oneLine(name))),
      paragraphs: [texts.message.text(oneLine(name))],
      link: linkTo(texts.message.link, MESSAGES),
      closing: [texts.message.closing],
    }),
    pickupRequested: (to, { name, email }) => ({
      ...fromVisitor('pickup', to, email, texts.pickupRequested.subject(oneLine(name))),
      paragraphs: [texts.pickupRequested.text(oneLine(name))],
      link: linkTo(texts.pickupRequested.link, PICKUPS),
      closing: [texts.pickupRequested.closing],
    }),
    moreMessages: (to, { count }) => ({
      ...{ kind: 'message', to, subject: texts.moreMessages.subject(count) },
      paragraphs: [texts.moreMessages.text(count)],
      link: linkTo(texts.moreMessages.link, MESSAGES),
    }),
    morePickups: (to, { count }) => ({
      ...{ kind: 'pickup', to, subject: texts.morePickups.subject(count) },
      paragraphs: [texts.morePickups.text(count)],
      link: linkTo(texts.morePickups.link, PICKUPS),
    }),
    pickupScheduled: (to, { name, at, address }) => ({
      ...{ kind: 'pickup', to, subject: texts.pickupScheduled.subject },
      paragraphs: [
        hello(name),
        texts.pickupScheduled.text,
        texts.pickupScheduled.place(PACIFIC.format(nearestInstant(at)), address),
      ],
      closing: [texts.pickupScheduled.closing],
    }),
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
