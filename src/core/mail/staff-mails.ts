import { pageAddress, type SiteAddress } from '../shared/page-address';
import { isEmailAddress } from '../shared/text/email-address';
import { FORMATS } from '../shared/text/format.languages';
import type { CalendarDate } from '../shared/time/calendar';
import type { Mail } from './mail';
import { MAIL_TEXTS } from './mails.languages';
import type { Notice } from './notice';
import { oneLine } from './one-line';
import { staffMailsTexts as texts } from './staff-mails.texts';
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

/** Staff read English, on every page. */
const language = 'en';

interface Named {
  readonly name: string;
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

/** What a mail about an account says, in one sentence each. */
interface AccountWords {
  readonly text: string;
  readonly closing: string;
  readonly link: string;
}

/** The mails of a site to its staff, in the words of staff-mails.texts.ts. */
export function staffMailsOf(site: SiteAddress) {
  const linkTo = (label: string, path: string) => ({ label, url: pageAddress(site, path, language) });
  /** Tells somebody what happened to their account, and where to act. */
  const ofAccount = (
    kind: 'sign-in' | 'second-step',
    to: string,
    name: string,
    {
      subject,
      words,
      path,
    }: { readonly subject: string; readonly words: AccountWords; readonly path: string },
  ): Mail => ({
    kind,
    to,
    language,
    subject,
    paragraphs: [MAIL_TEXTS[language].hello(oneLine(name)), words.text, words.closing],
    link: linkTo(words.link, path),
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
    language,
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
      language,
      subject: words.subject(count),
      paragraphs: [words.text(count)],
      link: linkTo(words.link, path),
    });
  return {
    /** Somebody signed in with the person's password from a browser that is not known; `device` as 'Firefox on Windows'. */
    newSignIn: (to: string, { name, device: typed }: Named & { readonly device: string }): Mail => {
      const device = oneLine(typed);
      const words = { ...texts.newSignIn, text: texts.newSignIn.text(device) };
      const subject = texts.newSignIn.subject(device);
      return ofAccount('sign-in', to, name, { subject, words, path: '/forgotten-password' });
    },
    /** A factor was added or removed, or there are new backup codes. */
    secondStepChanged: (to: string, { name }: Named): Mail => {
      const words = texts.secondStepChanged;
      return ofAccount('second-step', to, name, {
        subject: words.subject,
        words,
        path: '/forgotten-password',
      });
    },
    /** A backup code was used, and `left` are left. */
    backupCodesLeft: (to: string, { name, left }: Named & { readonly left: number }): Mail => {
      const words = texts.backupCodes;
      const subject = words.subject(left);
      return ofAccount('second-step', to, name, { subject, words, path: '/dashboard/profile' });
    },
    /** Ten wrong codes came after the right password within an hour. */
    passwordKnown: (to: string, { name }: Named): Mail => {
      const words = texts.passwordKnown;
      return ofAccount('second-step', to, name, {
        subject: words.subject,
        words,
        path: '/forgotten-password',
      });
    },
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
        language,
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
      language,
      subject: texts.applicationCame.subject(oneLine(program)),
      paragraphs: [texts.applicationCame.text(FORMATS[language].formatFullDay(on))],
      link: linkTo(
        texts.applicationCame.link,
        isAdmin ? `${PROGRAMS}?program=${programId}&application=${id}` : `${APPLICATIONS}?application=${id}`,
      ),
    }),
  };
}
