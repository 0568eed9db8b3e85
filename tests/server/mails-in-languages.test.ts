import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { Reader } from '../../src/core/access/reader';
import { isDated } from '../../src/core/events/event';
import type { Mail } from '../../src/core/mail/mail';
import { mailSchema } from '../../src/core/mail/mail.schema';
import { mailHtml } from '../../src/core/mail/mail-html';
import { mailText } from '../../src/core/mail/mail-text';
import type { Mails } from '../../src/core/mail/mails';
import { MAIL_TEXTS } from '../../src/core/mail/mails.languages';
import type { staffMailsOf } from '../../src/core/mail/staff-mails';
import { RECEIPT_MAIL_TEXTS } from '../../src/core/receipts/mails/receipt-mail.languages';
import type { Language } from '../../src/core/shared/text/language';
import { SIGNUP_MAIL_TEXTS } from '../../src/core/signups/mails/signup-mails.languages';
import { aSite } from '../support/a-site';
import { anEvent, aShift } from '../support/event-builder';
import { aStatement } from '../support/receipt-builder';

const PHONE = '702-555-0100';
const event = anEvent({ title: '2611' });
if (!isDated(event)) throw new Error('The event has no date.');
const { startsAt, endsAt } = event;
const told = {
  signupId: 'val',
  event: { ...event, place: '12', address: '', access: '', contactName: '', cancelReason: '99' },
  shift: aShift({ label: '7' }),
  startsAt,
  endsAt,
  foundation: 'FSR',
  phone: PHONE,
  role: 'volunteer',
  isConfidential: false,
};
const before = { startsAt: startsAt - 86_400_000, endsAt: endsAt - 86_400_000, place: '13', address: '' };
const news = {
  program: { title: '4711' },
  answerBy: '2026-12-04',
  message: '',
  reason: '',
  phone: PHONE,
} as const;

/** All mails that are not to staff alone: none is forgotten, or this does not compile. */
type ForReaders = Omit<Mails, keyof ReturnType<typeof staffMailsOf> | 'lateWithdrawal'>;

/** A sample of each mail; names and titles are of no language. */
function samplesIn(language: Language): readonly (readonly [string, Mail])[] {
  const mails = mailsOf(aSite());
  const reader: Reader = { to: 'ana@mail.example', language };
  const link = { name: 'Ana', link: 'https://www.fsr.example/x#s', hours: 72 };
  const ofVolunteer = (what: 'received' | 'approved' | 'denied') =>
    mails.applicantNews(reader, { ...news, news: what, as: 'volunteer' });
  const hidden = { ...told, isConfidential: true };
  const statement = aStatement();
  const receipt = { ...statement, text: { ...statement.text, language } };
  const samples: { readonly [Name in keyof ForReaders]: readonly Mail[] } = {
    invitation: [mails.invitation(reader, { ...link, spanishLink: null })],
    password: [mails.password(reader, { ...link, hours: 1, spanishLink: null })],
    passwordChanged: [mails.passwordChanged(reader, link)],
    secondStepReset: [mails.secondStepReset(reader, link)],
    applicantNews: [
      ofVolunteer('received'),
      ofVolunteer('approved'),
      ofVolunteer('denied'),
      mails.applicantNews(reader, { ...news, news: 'approved', as: 'participant' }),
      mails.applicantNews(reader, { ...news, phone: '', news: 'approved', as: 'participant' }),
    ],
    pickupScheduled: [mails.pickupScheduled(reader, { name: 'Ana', at: startsAt, address: '12' })],
    placeGiven: [told, hidden, { ...told, role: null }, { ...hidden, role: null, phone: '' }].map((facts) =>
      mails.placeGiven(reader, facts),
    ),
    eventChanged: [mails.eventChanged(reader, told, before)],
    eventCanceled: [
      mails.eventCanceled(reader, { ...told, event: { ...told.event, state: 'canceled' } }),
      mails.eventCanceled(reader, hidden),
    ],
    removed: [mails.removed(reader, told)],
    reminder: [mails.reminder(reader, told), mails.reminder(reader, { ...told, role: null, phone: '' })],
    hoursReturned: [mails.hoursReturned(reader, { minutes: 150, day: '2026-11-21', reason: '99' })],
    receipt: [
      mails.receipt(receipt),
      mails.receipt({ ...receipt, kind: 'single', text: { ...receipt.text, gifts: [] } }),
    ],
  };
  return Object.entries(samples).flatMap(([name, all]) =>
    all.map((mail, index) => [`${name} ${index + 1}`, mail] as const),
  );
}

/** The words of a table, each run of letters in them. */
function sentencesOf(table: unknown): readonly string[] {
  if (typeof table === 'string') return [table];
  // With digits in place of what it is called with.
  if (typeof table === 'function') return [table('1', '2'), table(2, 3)].flatMap(sentencesOf);
  return Object.values(table as object).flatMap(sentencesOf);
}

/** What is found of each sentence whatever it is called with: its parts of two words or more. */
function partsOf(sentences: readonly string[]): readonly string[] {
  return sentences
    .flatMap((sentence) => sentence.split(/[\d\n]+/))
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => /\p{L}\s+\p{L}/u.test(part));
}

const ENGLISH = partsOf(sentencesOf([MAIL_TEXTS.en, SIGNUP_MAIL_TEXTS.en, RECEIPT_MAIL_TEXTS.en]));
const SPANISH = partsOf(sentencesOf([MAIL_TEXTS.es, SIGNUP_MAIL_TEXTS.es, RECEIPT_MAIL_TEXTS.es]));
/** English words that no Spanish mail has, apart from what the law has a receipt say. */
const ENGLISH_WORDS =
  /\b([Tt]he|[Yy]ou|[Yy]our|[Tt]his|and|is|was|[Cc]all|[Ss]ign|to|Nov|Dec|November|December|AM|PM)\b/;

/** The words of a mail in its own language. */
function ownWords(mail: Mail): string {
  const isOwn = (paragraph: Mail['paragraphs'][number]) => typeof paragraph === 'string';
  const calendar = mail.calendar?.calendar;
  const entries = calendar?.entries.flatMap(({ summary, description }) => [summary, description]) ?? [];
  const own = { ...mail, paragraphs: mail.paragraphs.filter(isOwn) };
  return [mail.subject, mailText(own), calendar?.name ?? '', ...entries]
    .join('\n')
    .replace(/https?:\S+/g, '');
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(samplesIn(language))('%s can be sent, and is in that language as a whole', (_, mail) => {
    expect(v.safeParse(mailSchema, mail).issues).toBeUndefined();
    expect(mail.language).toBe(language);
    expect(mailHtml(mail)).toContain(`<html lang="${language}">`);
    const words = ownWords(mail);
    const others = language === 'es' ? ENGLISH : SPANISH;
    expect(others.filter((part) => words.includes(part))).toEqual([]);
    if (language === 'es') expect(words).not.toMatch(ENGLISH_WORDS);
  });

  test.each(samplesIn(language))('%s leads to pages in that language', (_, { link }) => {
    if (!link || link.url.endsWith('#s')) return;
    expect(link.url.startsWith('https://www.fsr.example/es/')).toBe(language === 'es');
  });
});

test('the tables are looked through', () => {
  expect(ENGLISH.length).toBeGreaterThan(80);
  expect(ENGLISH).toContain('Your account is ready for a password');
  expect(SPANISH).toContain('Inicie sesión para leer más o llame al');
});

test('a confidential mail in Spanish is as empty as in English', () => {
  const samples = new Map(samplesIn('es'));
  const said = (name: string) => {
    const { subject, paragraphs, link, closing } = samples.get(name) as Mail;
    return { subject, paragraphs, link, closing };
  };
  const link = { label: 'Iniciar sesión', url: 'https://www.fsr.example/es/login' };
  const paragraphs = [`Inicie sesión para leer más o llame al ${PHONE}.`];
  expect(said('applicantNews 4')).toEqual({ subject: 'Noticias sobre su solicitud', paragraphs, link });
  expect(said('placeGiven 2')).toEqual({ subject: 'Su cita', paragraphs, link });
  const { calendar } = samples.get('placeGiven 2') as Mail;
  expect(calendar?.calendar).toMatchObject({
    name: 'Citas',
    prodId: '-//Calendar//ES',
    entries: [{ summary: 'Cita', description: '' }],
  });
});

test('a mail in Spanish names a program, an event and a shift by their Spanish titles where there are some', () => {
  const mails = mailsOf(aSite());
  const es = (text: string) => ({ text, of: '' });
  const program = { title: 'Neighborhood Cleanup', es: { title: es('Limpieza del vecindario') } };
  const shift = { ...aShift({ label: 'Welcome desk' }), es: { label: es('Recepción') } };
  const fitting = {
    ...told.event,
    title: 'Fitting Day',
    es: { title: es('Día de prueba de calzado'), cancelReason: es('El salón está cerrado.') },
  };
  const to = { to: 'ana@mail.example' };
  const subjects = (language: Language) => [
    mails.applicantNews({ ...to, language }, { ...news, program, news: 'approved', as: 'volunteer' }).subject,
    mails.placeGiven({ ...to, language }, { ...told, event: fitting, shift }).subject,
    mails.placeGiven({ ...to, language }, { ...told, event: fitting, shift }).calendar?.calendar.entries[0]
      ?.summary,
    mails.eventCanceled({ ...to, language }, { ...told, event: fitting, shift }).paragraphs[2],
  ];
  expect(subjects('es')).toEqual([
    'Ya puede ayudar en Limpieza del vecindario',
    'Tiene un lugar: Recepción: Día de prueba de calzado',
    'Recepción: Día de prueba de calzado',
    'El salón está cerrado.',
  ]);
  expect(subjects('en')).toEqual([
    'You can help in Neighborhood Cleanup',
    'You have a place: Welcome desk: Fitting Day',
    'Welcome desk: Fitting Day',
    '99',
  ]);
});

test('dates are those of the language', () => {
  const mails = mailsOf(aSite());
  const drive = { name: 'Ana', at: Date.UTC(2026, 11, 4, 22, 30), address: '12 Main St' };
  const said = mailText(mails.pickupScheduled({ to: 'ana@mail.example', language: 'es' }, drive));
  expect(said).toContain(
    'viernes, 4 de diciembre de 2026 a las 2:30\u00a0p.\u00a0m. (hora del Pacífico)\n12 Main St',
  );
});

test('to somebody who has not chosen a language, the mail ends with the link in Spanish', () => {
  const mail = mailsOf(aSite()).invitation(
    { to: 'ana@mail.example', language: 'en' },
    {
      name: 'Ana',
      link: 'https://www.fsr.example/invitation#s',
      hours: 72,
      spanishLink: 'https://www.fsr.example/es/invitation#s',
    },
  );
  expect(mailText({ ...mail, foundation: 'FSR' })).toMatch(
    /\n\nFSR\n\nEn español: https:\/\/www\.fsr\.example\/es\/invitation#s\n$/,
  );
  expect(mailHtml({ ...mail, foundation: 'FSR' })).toMatch(
    /<p>FSR<\/p>\n<p lang="es"[^>]*>En español: <a href="https:\/\/www\.fsr\.example\/es\/invitation#s">/,
  );
});

test('what the law has a receipt say is marked as English in a Spanish mail', () => {
  const [, mail] = samplesIn('es').find(([name]) => name === 'receipt 1') as readonly [string, Mail];
  const html = mailHtml(mail);
  expect(html).toContain('<p lang="en">Goods or services were provided');
  expect(html).toContain(
    '<p lang="en">Your contributions may be tax-deductible to the extent allowed by law.</p>',
  );
  expect(mailText(mail)).toContain('Recibo 2026-0012, emitido el 4 de enero de 2027');
});
