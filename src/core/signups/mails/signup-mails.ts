import { type Appointment, appointmentFile } from '../../calendar/appointment-entries';
import type { Mail } from '../../mail/mail';
import { oneLine } from '../../mail/one-line';
import type { ToldManager } from '../../mail/told-manager';
import { formatDayAt, formatSpan } from '../../shared/text/format';
import { type CalendarDate, noonOf } from '../../shared/time/calendar';
import { signupMailsTexts as texts } from './signup-mails.texts';

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

/** The mails about events, sign-ups and hours of a site at this origin, in the words of signup-mails.texts.ts. */
export function signupMailsOf(publicUrl: string) {
  const linkTo = (label: string, path: string) => ({ label, url: `${publicUrl}${path}` });
  /** With the time of an appointment, as a file that replaces what it said before. */
  const withFile = (mail: Mail, toldSignup: ToldSignup): Mail => ({
    ...mail,
    calendar: appointmentFile(toldSignup, toldSignup.isConfidential, {
      publicUrl,
      name: toldSignup.foundation,
    }),
  });
  const confidential = (kind: Mail['kind'], to: string, { phone, role }: ToldSignup): Mail => {
    const { subject, text, withoutAccount, link } = texts.confidential;
    const head = { kind, to, subject };
    if (role === null) return { ...head, paragraphs: [withoutAccount(phone)] };
    return { ...head, paragraphs: [text(phone)], link: linkTo(link, '/login') };
  };
  /** Tells somebody what became of what they signed up for: the words, the facts, then what follows. */
  const news =
    (
      kind: 'place' | 'event' | 'removed' | 'reminder',
      words: typeof texts.placeGiven,
      closing: (toldSignup: ToldSignup) => string,
    ) =>
    (to: string, toldSignup: ToldSignup, more: readonly string[] = []): Mail => {
      if (toldSignup.isConfidential) return confidential(kind, to, toldSignup);
      const page = toldSignup.role === null ? null : (PAGES[toldSignup.role] ?? '/dashboard/home');
      return {
        kind,
        to,
        subject: words.subject(whatOf(toldSignup)),
        paragraphs: [words.text, factsOf(toldSignup), ...more],
        ...(page !== null && { link: linkTo(texts.link, page) }),
        closing: [closing(toldSignup)].filter((paragraph) => paragraph !== ''),
      };
    };
  const canWithdraw = ({ role, phone }: ToldSignup) =>
    role === null ? texts.call(phone) : texts.withdraw(phone);
  const questions = ({ phone }: ToldSignup) => texts.questions(phone);
  const changed = news('event', texts.eventChanged, canWithdraw);
  const canceled = news('event', texts.eventCanceled, questions);
  const [placeGiven, removed, reminder] = [
    news('place', texts.placeGiven, canWithdraw),
    news('removed', texts.removed, questions),
    news('reminder', texts.reminder, canWithdraw),
  ];
  return {
    /** Somebody was given a place, by staff or from the waiting list. */
    placeGiven: (to: string, toldSignup: ToldSignup): Mail =>
      withFile(placeGiven(to, toldSignup), toldSignup),
    /** The time or the place is another one now. */
    eventChanged: (to: string, toldSignup: ToldSignup, before: Before): Mail =>
      withFile(changed(to, toldSignup, formerOf(before, toldSignup)), toldSignup),
    eventCanceled: (to: string, toldSignup: ToldSignup, reason: string): Mail =>
      withFile(canceled(to, toldSignup, [reason]), toldSignup),
    /** Staff took somebody off before the start. */
    removed: (to: string, toldSignup: ToldSignup): Mail => removed(to, toldSignup),
    /** On the day before. */
    reminder: (to: string, toldSignup: ToldSignup): Mail => reminder(to, toldSignup),
    /** Tells the event's managers that a place was given back, without naming the person. */
    lateWithdrawal: ({ email, isAdmin }: ToldManager, withdrawal: Withdrawal): Mail => ({
      kind: 'late-withdrawal',
      to: email,
      subject: texts.lateWithdrawal.subject(whatOf(withdrawal)),
      paragraphs: [texts.lateWithdrawal.text, `${whatOf(withdrawal)}\n${spanOf(withdrawal)}`],
      link: linkTo(
        texts.lateWithdrawal.link,
        `${isAdmin ? '/dashboard/events/upcoming-events' : '/dashboard/events'}?event=${withdrawal.event.id}`,
      ),
      closing: [texts.lateWithdrawal.closing],
    }),
    /** Hours were not approved, or no longer are. */
    hoursReturned: (to: string, { minutes, day: on, reason }: ReturnedHours): Mail => {
      const { subject, text, minutes: length, link, closing } = texts.hoursReturned;
      const spent = length(Math.floor(minutes / 60), minutes % 60);
      return {
        kind: 'hours',
        to,
        subject,
        paragraphs: [text(spent, formatDayAt(noonOf(on))), reason],
        link: linkTo(link, '/dashboard/programs/time-tracking'),
        closing: [closing],
      };
    },
  };
}

function whatOf({ shift, event }: Pick<ToldSignup, 'shift' | 'event'>): string {
  return oneLine(shift === null ? event.title : texts.what(shift.label, event.title));
}

function factsOf(toldSignup: ToldSignup): string {
  return `${whatOf(toldSignup)}\n${spanOf(toldSignup)}\n${placeOf(toldSignup.event)}`;
}

/** What was otherwise before: the times, the place, or both. */
function formerOf(before: Before, { event, ...toldSignup }: ToldSignup): readonly string[] {
  const former = [
    spanOf(before) !== spanOf(toldSignup) && spanOf(before),
    placeOf(before) !== placeOf(event) && placeOf(before),
  ].filter((line) => typeof line === 'string' && line !== '');
  return former.length > 0 ? [texts.before(former.join('\n'))] : [];
}

function placeOf({ place, address }: Pick<Before, 'place' | 'address'>): string {
  return texts.place(place, address);
}

function spanOf({ startsAt, endsAt }: Span): string {
  return formatSpan(startsAt, endsAt);
}
