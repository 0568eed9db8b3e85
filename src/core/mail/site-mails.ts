import { isEmailAddress } from '../shared/text/email-address';
import { formatFullDay, formatFullInstant } from '../shared/text/format';
import type { CalendarDate } from '../shared/time/calendar';
import type { Mail } from './mail';
import { mailsTexts as texts } from './mails.texts';
import type { Notice } from './notice';
import { oneLine } from './one-line';
import type { ToldManager } from './told-manager';

const MESSAGES = '/dashboard/admin?tab=messages';
const PICKUPS = '/dashboard/donations/recent-donations?tab=pickups';
const APPLICATIONS = '/dashboard/volunteers/applications';
const PROGRAMS = '/dashboard/programs/active-programs';
const HOME = '/dashboard/home';
/** Where admins read what came in by each public form. */
const FORM_PAGES = {
  message: MESSAGES,
  gift: '/dashboard/donations/recent-donations',
  pickup: PICKUPS,
  'shoe-request': `${MESSAGES}&topic=shoes`,
};

interface Named {
  readonly name: string;
}

interface LinkTold extends Named {
  readonly link: string;
  readonly hours: number;
}

interface Drive extends Named {
  readonly at: number;
  readonly address: string;
}

interface MessageTold extends Named {
  readonly id: string;
  readonly topic: 'shoes' | 'other';
  /** An email address, unless somebody asks for shoes. */
  readonly contact: string;
}

/** An application that came in; `on` is a day in Las Vegas. */
interface CameTold {
  readonly id: string;
  readonly programId: string;
  readonly program: string;
  readonly on: CalendarDate;
}

/** What an applicant is told. */
interface NewsTold {
  readonly news: 'received' | 'approved' | 'denied';
  readonly as: 'participant' | 'volunteer';
  readonly program: string;
  readonly answerBy: CalendarDate;
  /** With an approval and a denial; may be empty. */
  readonly message: string;
  readonly reason: string;
  /** The number that people call. */
  readonly phone: string;
}

/** The mails of a site at this origin, in the words of mails.texts.ts. */
export function siteMailsOf(publicUrl: string) {
  const linkTo = (label: string, path: string) => ({ label, url: `${publicUrl}${path}` });
  /** `link` works once and for `hours` hours. */
  const withLink =
    (kind: 'invitation' | 'password') =>
    (to: string, { name, link, hours }: LinkTold): Mail => ({
      kind,
      to,
      subject: texts[kind].subject,
      paragraphs: [hello(name), texts[kind].text],
      link: { label: texts[kind].link, url: link },
      closing: [texts[kind].closing(texts.hours(hours))],
    });
  /** Tells staff who has written or asked, never what. Answers go to the visitor, where that is an email address. */
  const ofVisitor = (
    kind: 'message' | 'pickup',
    to: string,
    { name, contact }: Named & { readonly contact: string },
    { words, path }: { readonly words: typeof texts.message; readonly path: string },
  ): Mail => ({
    kind,
    to,
    ...(isEmailAddress(contact) && { replyTo: contact }),
    subject: words.subject(oneLine(name)),
    paragraphs: [words.text(oneLine(name))],
    link: linkTo(words.link, path),
    closing: [words.closing],
  });
  /** It is about a record of somebody without an account, so that it goes when that is erased. */
  const shoesAsked = (to: string, { id, ...sender }: MessageTold): Mail => {
    const words = isEmailAddress(sender.contact) ? texts.shoesAsked : texts.shoesAskedByPhone;
    const path = FORM_PAGES['shoe-request'];
    return { ...ofVisitor('message', to, sender, { words, path }), about: id };
  };
  /** Tells staff that more came in than are told one by one; `count` were not. */
  const ofMore =
    (kind: 'message' | 'pickup' | 'application', words: typeof texts.moreMessages, path: string) =>
    (to: string, { count }: { readonly count: number }): Mail => ({
      kind,
      to,
      subject: words.subject(count),
      paragraphs: [words.text(count)],
      link: linkTo(words.link, path),
    });
  const participantNews = (to: string, { phone }: NewsTold): Mail => ({
    kind: 'answer',
    to,
    subject: texts.participant.subject,
    paragraphs: [texts.participant.text(phone)],
    link: linkTo(texts.participant.link, '/login'),
  });
  const volunteerNews = (to: string, { news, program, answerBy, message, reason, phone }: NewsTold): Mail => {
    const { [news]: words, closing, link } = texts.volunteer;
    const text = typeof words.text === 'string' ? words.text : words.text(formatFullDay(answerBy));
    return {
      kind: 'answer',
      to,
      subject: words.subject(oneLine(program)),
      paragraphs: [text, message, reason].filter((paragraph) => paragraph !== ''),
      link: linkTo(link, '/dashboard/programs/my-programs'),
      closing: [closing(phone)].filter((paragraph) => paragraph !== ''),
    };
  };
  return {
    invitation: withLink('invitation'),
    /** Somebody, perhaps not the person, asked for a new password. */
    password: withLink('password'),
    /** The person's password is another one now. */
    passwordChanged: (to: string, { name }: Named): Mail => ({
      kind: 'password-changed',
      to,
      subject: texts.passwordChanged.subject,
      paragraphs: [hello(name), texts.passwordChanged.text, texts.passwordChanged.closing],
      link: linkTo(texts.passwordChanged.link, '/forgotten-password'),
    }),
    /** Somebody signed in with the person's password from a browser that is not known; `device` as 'Firefox on Windows'. */
    newSignIn: (to: string, { name, device }: Named & { readonly device: string }): Mail => ({
      kind: 'sign-in',
      to,
      subject: texts.newSignIn.subject(oneLine(device)),
      paragraphs: [hello(name), texts.newSignIn.text(oneLine(device)), texts.newSignIn.closing],
      link: linkTo(texts.newSignIn.link, '/forgotten-password'),
    }),
    /** A factor was added or removed, or there are new backup codes. */
    secondStepChanged: (to: string, { name }: Named): Mail => ({
      kind: 'second-step',
      to,
      subject: texts.secondStepChanged.subject,
      paragraphs: [hello(name), texts.secondStepChanged.text, texts.secondStepChanged.closing],
      link: linkTo(texts.secondStepChanged.link, '/forgotten-password'),
    }),
    /** A backup code was used, and `left` are left. */
    backupCodesLeft: (to: string, { name, left }: Named & { readonly left: number }): Mail => ({
      kind: 'second-step',
      to,
      subject: texts.backupCodes.subject(left),
      paragraphs: [hello(name), texts.backupCodes.text, texts.backupCodes.closing],
      link: linkTo(texts.backupCodes.link, '/dashboard/profile'),
    }),
    /** Ten wrong codes came after the right password within an hour. */
    passwordKnown: (to: string, { name }: Named): Mail => ({
      kind: 'second-step',
      to,
      subject: texts.passwordKnown.subject,
      paragraphs: [hello(name), texts.passwordKnown.text, texts.passwordKnown.closing],
      link: linkTo(texts.passwordKnown.link, '/forgotten-password'),
    }),
    /** An admin took the person's factors away; `link` works once and for `hours` hours. */
    secondStepReset: (to: string, { name, link, hours }: LinkTold): Mail => ({
      kind: 'second-step',
      to,
      subject: texts.secondStepReset.subject,
      paragraphs: [hello(name), texts.secondStepReset.text],
      link: { label: texts.secondStepReset.link, url: link },
      closing: [texts.secondStepReset.closing(texts.hours(hours))],
    }),
    message: (to: string, sender: MessageTold): Mail =>
      sender.topic === 'shoes'
        ? shoesAsked(to, sender)
        : ofVisitor('message', to, sender, { words: texts.message, path: MESSAGES }),
    pickupRequested: (to: string, { name, email }: Named & { readonly email: string }): Mail =>
      ofVisitor('pickup', to, { name, contact: email }, { words: texts.pickupRequested, path: PICKUPS }),
    /** Tells an admin that a public form has reached its limit of a day. */
    formFull: (to: string, { form }: { readonly form: keyof typeof FORM_PAGES }): Mail => {
      const { forms, subject, text, link, closing } = texts.formFull;
      return {
        kind: 'form-full',
        to,
        subject: subject(forms[form]),
        paragraphs: [text(forms[form])],
        link: linkTo(link, FORM_PAGES[form]),
        closing: [closing],
      };
    },
    moreMessages: ofMore('message', texts.moreMessages, MESSAGES),
    morePickups: ofMore('pickup', texts.morePickups, PICKUPS),
    moreApplications: ofMore('application', texts.moreApplications, HOME),
    /** Tells a manager of the program that somebody applied, never who. */
    applicationCame: ({ email, isAdmin }: ToldManager, { id, programId, program, on }: CameTold): Notice => ({
      kind: 'application',
      to: email,
      subject: texts.applicationCame.subject(oneLine(program)),
      paragraphs: [texts.applicationCame.text(formatFullDay(on))],
      link: linkTo(
        texts.applicationCame.link,
        isAdmin ? `${PROGRAMS}?program=${programId}&application=${id}` : `${APPLICATIONS}?application=${id}`,
      ),
    }),
    /** Tells an applicant of their application. To participants it names no program, size or reason. */
    applicantNews: (to: string, news: NewsTold): Mail =>
      news.as === 'volunteer' ? volunteerNews(to, news) : participantNews(to, news),
    /** The driver comes to the donor at `at` (ms since the epoch), told in Pacific time. */
    pickupScheduled: (to: string, { name, at, address }: Drive): Mail => ({
      kind: 'pickup',
      to,
      subject: texts.pickupScheduled.subject,
      paragraphs: [
        hello(name),
        texts.pickupScheduled.text,
        texts.pickupScheduled.place(formatFullInstant(at), address),
      ],
      closing: [texts.pickupScheduled.closing],
    }),
  };
}

function hello(name: string): string {
  return texts.hello(oneLine(name));
}
