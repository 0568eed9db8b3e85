import type { Reader } from '../access/reader';
import { pageAddress, type SiteAddress } from '../shared/page-address';
import { FORMATS } from '../shared/text/format.languages';
import { type TextsInEs, textIn } from '../shared/text/text-in';
import type { CalendarDate } from '../shared/time/calendar';
import type { Mail } from './mail';
import { MAIL_TEXTS } from './mails.languages';
import { oneLine } from './one-line';

interface Named {
  readonly name: string;
}

interface LinkTold extends Named {
  readonly link: string;
  readonly hours: number;
}

/** A link to somebody who may not have chosen a language. */
interface FirstLinkTold extends LinkTold {
  /** Where the same link leads in Spanish, for somebody who has not chosen. */
  readonly spanishLink: string | null;
}

interface Drive extends Named {
  readonly at: number;
  readonly address: string;
}

/** What an applicant is told. */
interface NewsTold {
  readonly news: 'received' | 'approved' | 'denied';
  readonly as: 'participant' | 'volunteer';
  readonly program: TextsInEs<'title'>;
  readonly answerBy: CalendarDate;
  /** With an approval and a denial; may be empty. */
  readonly message: string;
  readonly reason: string;
  /** The number that people call. */
  readonly phone: string;
}

/** The mails of a site to its members and visitors, in the words of mails.languages.ts and the language of their reader. */
export function memberMailsOf(site: SiteAddress) {
  const linkTo = ({ language }: Reader, label: string, path: string) => ({
    label,
    url: pageAddress(site, path, language),
  });
  /** `link` works once and for `hours` hours. */
  const withLink =
    (kind: 'invitation' | 'password') =>
    (reader: Reader, { name, link, hours, spanishLink }: FirstLinkTold): Mail => {
      const texts = MAIL_TEXTS[reader.language];
      return {
        kind,
        ...reader,
        subject: texts[kind].subject,
        paragraphs: [texts.hello(oneLine(name)), texts[kind].text],
        link: { label: texts[kind].link, url: link },
        closing: [texts[kind].closing(texts.hours(hours))],
        ...(spanishLink !== null && { spanishLink }),
      };
    };
  const participantNews = (reader: Reader, { phone }: NewsTold): Mail => {
    const { subject, text, link } = MAIL_TEXTS[reader.language].participant;
    return {
      kind: 'answer',
      ...reader,
      subject,
      paragraphs: [text(phone)],
      link: linkTo(reader, link, '/login'),
    };
  };
  const volunteerNews = (
    reader: Reader,
    { news, program, answerBy, message, reason, phone }: NewsTold,
  ): Mail => {
    const { [news]: words, closing, link } = MAIL_TEXTS[reader.language].volunteer;
    const title = textIn(reader.language, program, 'title');
    const text = words.text(FORMATS[reader.language].formatFullDay(answerBy));
    return {
      kind: 'answer',
      ...reader,
      subject: words.subject(oneLine(title)),
      paragraphs: [text, message, reason].filter((paragraph) => paragraph !== ''),
      link: linkTo(reader, link, '/dashboard/programs/my-programs'),
      closing: [closing(phone)].filter((paragraph) => paragraph !== ''),
    };
  };
  return {
    invitation: withLink('invitation'),
    /** Somebody, perhaps not the person, asked for a new password. */
    password: withLink('password'),
    /** The person's password is another one now. */
    passwordChanged: (reader: Reader, { name }: Named): Mail => {
      const { passwordChanged: words, hello } = MAIL_TEXTS[reader.language];
      return {
        kind: 'password-changed',
        ...reader,
        subject: words.subject,
        paragraphs: [hello(oneLine(name)), words.text, words.closing],
        link: linkTo(reader, words.link, '/forgotten-password'),
      };
    },
    /** An admin took the person's factors away; `link` works once and for `hours` hours. */
    secondStepReset: (reader: Reader, { name, link, hours: lifetime }: LinkTold): Mail => {
      const { secondStepReset: words, hello, hours } = MAIL_TEXTS[reader.language];
      return {
        kind: 'second-step',
        ...reader,
        subject: words.subject,
        paragraphs: [hello(oneLine(name)), words.text],
        link: { label: words.link, url: link },
        closing: [words.closing(hours(lifetime))],
      };
    },
    /** Tells an applicant of their application. To participants it names no program, size or reason. */
    applicantNews: (reader: Reader, news: NewsTold): Mail =>
      news.as === 'volunteer' ? volunteerNews(reader, news) : participantNews(reader, news),
    /** The driver comes to the donor at `at` (ms since the epoch), told in Pacific time. */
    pickupScheduled: (reader: Reader, { name, at, address }: Drive): Mail => {
      const { pickupScheduled: words, hello } = MAIL_TEXTS[reader.language];
      const when = FORMATS[reader.language].formatFullInstant(at);
      return {
        kind: 'pickup',
        ...reader,
        subject: words.subject,
        paragraphs: [hello(oneLine(name)), words.text, words.place(when, address)],
        closing: [words.closing],
      };
    },
  };
}
