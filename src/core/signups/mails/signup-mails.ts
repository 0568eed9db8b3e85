import type { Reader } from '../../access/reader';
import { type Appointment, appointmentFile } from '../../calendar/appointment-entries';
import type { Mail } from '../../mail/mail';
import { oneLine } from '../../mail/one-line';
import type { ToldManager } from '../../mail/told-manager';
import { pageAddress, type SiteAddress } from '../../shared/page-address';
import { FORMATS } from '../../shared/text/format.languages';
import type { Language } from '../../shared/text/language';
import { textIn } from '../../shared/text/text-in';
import { type CalendarDate, noonOf } from '../../shared/time/calendar';
import { lateWithdrawalTexts } from './late-withdrawal.texts';
import { SIGNUP_MAIL_TEXTS } from './signup-mails.languages';

/** What somebody signed up for, and who they are. */
export interface ToldSignup extends Appointment {
  /** The name of the foundation, which the file of the appointment says. */
  readonly foundation: string;
  /** The number that people call. */
  readonly phone: string;
  /** Null for people without an account. */
  readonly role: string | null;
  /** Whether the mail must not tell anybody what it is about. */
  readonly isConfidential: boolean;
}

/** Times in ms. */
type Span = Pick<ToldSignup, 'startsAt' | 'endsAt'>;

/** When and where something was before a change. */
type Before = Span & Pick<ToldSignup['event'], 'place' | 'address'>;

/** A place that somebody gave back shortly before the start. */
type Withdrawal = Pick<ToldSignup, 'event' | 'shift' | 'startsAt' | 'endsAt'>;

/** Hours that somebody has to look at again. */
interface ReturnedHours {
  readonly minutes: number;
  readonly day: CalendarDate;
  readonly reason: string;
}

/** Where each role finds what it signed up for. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  volunteer: '/dashboard/my-schedule',
  donor: '/dashboard/upcoming-events',
};

/** The words of a mail about what somebody signed up for. */
type NewsWords = (typeof SIGNUP_MAIL_TEXTS)[Language]['placeGiven'];

/**
 * The mails about events, sign-ups and hours of a site, in the words of signup-mails.languages.ts and the language of their reader;
 * those to managers are in English.
 */
export function signupMailsOf(site: SiteAddress) {
  const linkTo = (language: Language, label: string, path: string) => ({
    label,
    url: pageAddress(site, path, language),
  });
  /** With the time of an appointment, as a file that replaces what it said before. */
  const withFile = (mail: Mail, toldSignup: ToldSignup): Mail => ({
    ...mail,
    calendar: appointmentFile(toldSignup, toldSignup.isConfidential, {
      ...site,
      name: toldSignup.foundation,
      language: mail.language,
    }),
  });
  const confidential = (kind: Mail['kind'], reader: Reader, { phone, role }: ToldSignup): Mail => {
    const { subject, text, withoutAccount, link } = SIGNUP_MAIL_TEXTS[reader.language].confidential;
    const head = { kind, ...reader, subject };
    if (role === null) return { ...head, paragraphs: [withoutAccount(phone)] };
    return { ...head, paragraphs: [text(phone)], link: linkTo(reader.language, link, '/login') };
  };
  /** Tells somebody what became of what they signed up for: the words, the facts, then what follows. */
  const news =
    (
      kind: 'place' | 'event' | 'removed' | 'reminder',
      wordsIn: (language: Language) => NewsWords,
      closing: (language: Language, toldSignup: ToldSignup) => string,
    ) =>
    (reader: Reader, toldSignup: ToldSignup, more: readonly string[] = []): Mail => {
      if (toldSignup.isConfidential) return confidential(kind, reader, toldSignup);
      const { language } = reader;
      const words = wordsIn(language);
      const page = toldSignup.role === null ? null : (PAGES[toldSignup.role] ?? '/dashboard/home');
      return {
        kind,
        ...reader,
        subject: words.subject(whatOf(language, toldSignup)),
        paragraphs: [words.text, factsOf(language, toldSignup), ...more],
        ...(page !== null && { link: linkTo(language, SIGNUP_MAIL_TEXTS[language].link, page) }),
        closing: [closing(language, toldSignup)].filter((paragraph) => paragraph !== ''),
      };
    };
  const canWithdraw = (language: Language, { role, phone }: ToldSignup) =>
    role === null ? SIGNUP_MAIL_TEXTS[language].call(phone) : SIGNUP_MAIL_TEXTS[language].withdraw(phone);
  const questions = (language: Language, { phone }: ToldSignup) =>
    SIGNUP_MAIL_TEXTS[language].questions(phone);
  const changed = news('event', (language) => SIGNUP_MAIL_TEXTS[language].eventChanged, canWithdraw);
  const canceled = news('event', (language) => SIGNUP_MAIL_TEXTS[language].eventCanceled, questions);
  const placeGiven = news('place', (language) => SIGNUP_MAIL_TEXTS[language].placeGiven, canWithdraw);
  const removed = news('removed', (language) => SIGNUP_MAIL_TEXTS[language].removed, questions);
  const reminder = news('reminder', (language) => SIGNUP_MAIL_TEXTS[language].reminder, canWithdraw);
  return {
    /** Somebody was given a place, by staff or from the waiting list. */
    placeGiven: (reader: Reader, toldSignup: ToldSignup): Mail =>
      withFile(placeGiven(reader, toldSignup), toldSignup),
    /** The time or the place is another one now. */
    eventChanged: (reader: Reader, toldSignup: ToldSignup, before: Before): Mail =>
      withFile(changed(reader, toldSignup, formerOf(reader.language, before, toldSignup)), toldSignup),
    eventCanceled: (reader: Reader, toldSignup: ToldSignup): Mail =>
      withFile(
        canceled(reader, toldSignup, [textIn(reader.language, toldSignup.event, 'cancelReason')]),
        toldSignup,
      ),
    /** Staff took somebody off before the start. */
    removed: (reader: Reader, toldSignup: ToldSignup): Mail => removed(reader, toldSignup),
    /** On the day before. */
    reminder: (reader: Reader, toldSignup: ToldSignup): Mail => reminder(reader, toldSignup),
    /** Tells the event's managers that a place was given back, without naming the person. */
    lateWithdrawal: ({ email, isAdmin }: ToldManager, withdrawal: Withdrawal): Mail => {
      const language = 'en';
      const { subject, text, closing, link } = lateWithdrawalTexts;
      const what = whatOf(language, withdrawal);
      const events = isAdmin ? '/dashboard/events/upcoming-events' : '/dashboard/events';
      return {
        kind: 'late-withdrawal',
        to: email,
        language,
        subject: subject(what),
        paragraphs: [text, `${what}\n${spanOf(language, withdrawal)}`],
        link: linkTo(language, link, `${events}?event=${withdrawal.event.id}`),
        closing: [closing],
      };
    },
    /** Hours were not approved, or no longer are. */
    hoursReturned: (reader: Reader, { minutes, day: on, reason }: ReturnedHours): Mail => {
      const { subject, text, link, closing } = SIGNUP_MAIL_TEXTS[reader.language].hoursReturned;
      const day = FORMATS[reader.language].formatDayAt(noonOf(on));
      return {
        kind: 'hours',
        ...reader,
        subject,
        paragraphs: [text(lengthOf(minutes), day), reason],
        link: linkTo(reader.language, link, '/dashboard/programs/time-tracking'),
        closing: [closing],
      };
    },
  };
}

/** '2 h 30 min', in every language. */
function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : '']
    .filter((part) => part !== '')
    .join(' ');
}

function whatOf(language: Language, { shift, event }: Pick<ToldSignup, 'shift' | 'event'>): string {
  const title = textIn(language, event, 'title');
  return oneLine(
    shift === null ? title : SIGNUP_MAIL_TEXTS[language].what(textIn(language, shift, 'label'), title),
  );
}

function factsOf(language: Language, toldSignup: ToldSignup): string {
  return [
    whatOf(language, toldSignup),
    spanOf(language, toldSignup),
    placeOf(language, toldSignup.event),
  ].join('\n');
}

/** What was otherwise before: the times, the place, or both. */
function formerOf(
  language: Language,
  before: Before,
  { event, ...toldSignup }: ToldSignup,
): readonly string[] {
  const former = [
    spanOf(language, before) !== spanOf(language, toldSignup) && spanOf(language, before),
    placeOf(language, before) !== placeOf(language, event) && placeOf(language, before),
  ].filter((line) => typeof line === 'string' && line !== '');
  return former.length > 0 ? [SIGNUP_MAIL_TEXTS[language].before(former.join('\n'))] : [];
}

function placeOf(language: Language, { place, address }: Pick<Before, 'place' | 'address'>): string {
  return SIGNUP_MAIL_TEXTS[language].place(place, address);
}

function spanOf(language: Language, { startsAt, endsAt }: Span): string {
  return FORMATS[language].formatSpan(startsAt, endsAt);
}
