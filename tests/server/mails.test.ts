import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { Reader } from '../../src/core/access/reader';
import type { Mail } from '../../src/core/mail/mail';
import { mailSchema } from '../../src/core/mail/mail.schema';
import { mailHtml } from '../../src/core/mail/mail-html';
import { mailText } from '../../src/core/mail/mail-text';
import type { Notice } from '../../src/core/mail/notice';
import type { siteMailsOf } from '../../src/core/mail/site-mails';
import { aSite } from '../support/a-site';
import { aStatement } from '../support/receipt-builder';

const mails = mailsOf(aSite());
const to = 'dana@mail.example';
const reader: Reader = { to, language: 'en' };
const odd = { name: 'Dana\r\nBcc: all@fsr.example', email: 'visitor@mail.example' };
const written = { id: 'm1', topic: 'other', name: odd.name, contact: odd.email } as const;
const asked = { ...written, topic: 'shoes' } as const;
const link = {
  name: odd.name,
  link: 'https://www.fsr.example/invitation#secret',
  hours: 72,
  spanishLink: null,
};

const ODD_NEWS = {
  news: 'denied',
  as: 'volunteer',
  program: { title: odd.name },
  answerBy: '2026-12-04',
  message: '',
  reason: odd.name,
  phone: '702-555-0100',
} as const;
const MANAGER = { email: to, isAdmin: true };

/** Each mail of the site, with a name that tries to add a header. */
const SITE_MAILS = {
  invitation: mails.invitation(reader, link),
  password: mails.password(reader, { ...link, hours: 1 }),
  passwordChanged: mails.passwordChanged(reader, odd),
  newSignIn: mails.newSignIn(to, { ...odd, device: odd.name }),
  secondStepChanged: mails.secondStepChanged(to, odd),
  backupCodesLeft: mails.backupCodesLeft(to, { ...odd, left: 1 }),
  passwordKnown: mails.passwordKnown(to, odd),
  secondStepReset: mails.secondStepReset(reader, link),
  message: mails.message(to, written),
  pickupRequested: mails.pickupRequested(to, odd),
  formFull: mails.formFull(to, { form: 'gift' }),
  moreMessages: mails.moreMessages(to, { count: 3 }),
  morePickups: mails.morePickups(to, { count: 3 }),
  moreApplications: mails.moreApplications(to, { count: 3 }),
  applicationCame: mails.applicationCame(MANAGER, {
    id: 'a1',
    programId: 'p1',
    program: odd.name,
    on: '2026-12-04',
  }),
  applicantNews: mails.applicantNews(reader, ODD_NEWS),
  pickupScheduled: mails.pickupScheduled(reader, { ...odd, at: 0, address: '12 Main St' }),
} satisfies Record<keyof ReturnType<typeof siteMailsOf>, Mail | Notice>;

test.each([
  ...Object.entries<Mail | Notice>(SITE_MAILS),
  ['message of somebody who asks for shoes', mails.message(to, asked)],
  ['applicantNews of a participant', mails.applicantNews(reader, { ...ODD_NEWS, as: 'participant' })],
] as const)('%s can be sent, whatever name it holds, and links to this site alone', (_, mail) => {
  expect(v.safeParse(mailSchema, mail).issues).toBeUndefined();
  expect(mail.to).toBe(to);
  expect(mail.link?.url ?? 'https://www.fsr.example/').toMatch(/^https:\/\/www\.fsr\.example\//);
});

test('a name turns no text around it, hides nothing in it, and stays whole', () => {
  const name = '\u202eAda\u200b\u2028Byron\u2066 \u00ad👩\u200d🏫';
  expect(mails.message(to, { ...written, name }).subject).toBe('Ada Byron 👩\u200d🏫 has sent a message');
  expect(mails.pickupRequested(to, { ...odd, name: '😀'.repeat(60) }).subject).toBe(
    `${'😀'.repeat(50)} asks for a pickup`,
  );
  const split = mails.message(to, { ...written, name: `x${'😀'.repeat(60)}` });
  expect(v.safeParse(mailSchema, split).issues).toBeUndefined();
});

test('a link says how long it works', () => {
  expect(mailText(mails.invitation(reader, link))).toContain('within 72 hours');
  expect(mailText(mails.password(reader, { ...link, hours: 1 }))).toContain('within one hour');
});

test('answers to what a visitor has sent go to the visitor, and the mail does not repeat the words', () => {
  for (const sent of [written, asked])
    expect(mails.message(to, sent)).toMatchObject({ kind: 'message', replyTo: 'visitor@mail.example' });
  expect(mails.pickupRequested(to, odd)).toMatchObject({ kind: 'pickup', replyTo: 'visitor@mail.example' });
});

test('of somebody who asks for shoes the mail says so, leads there, and goes when they are erased', () => {
  const mail = mails.message(to, { ...asked, name: 'Dee', contact: '702-555-0177' });
  expect(mail).toMatchObject({ kind: 'message', subject: 'Dee asks for shoes', about: 'm1' });
  expect(mail.link?.url).toMatch(/tab=messages&topic=shoes$/);
  expect(mail).not.toHaveProperty('replyTo');
  expect(mailText(mail)).toContain('Call or write within 2 business days.');
  expect(mailText(mail)).not.toContain('0177');
});

test('the driver comes at a time in Las Vegas', () => {
  const at = Date.UTC(2026, 11, 4, 22, 30);
  const mail = mails.pickupScheduled(reader, { name: 'Dana', at, address: '12 Main St' });
  expect(mailText(mail)).toMatch(/Friday, December 4, 2026 at 2:30\sPM \(Pacific time\)\n12 Main St/);
});

test('a statement by mail says all that the printed one says, as text and as HTML', () => {
  const receipt = aStatement();
  const organization = {
    ...receipt.text.organization,
    legalName: 'Shoes & <b>More</b>\nBcc: all@fsr.example',
  };
  const mail = mails.receipt({ ...receipt, text: { ...receipt.text, organization } });
  expect(v.safeParse(mailSchema, mail).issues).toBeUndefined();
  expect(mail).toMatchObject({ kind: 'receipt', to: 'rosa@mail.example' });
  expect(mail.subject).toBe('Your gifts in 2026: statement from Shoes & <b>More</b> Bcc: all@fsr.example');
  for (const said of [mailText(mail), mailHtml(mail).replaceAll('&#39;', "'")]) {
    for (const text of [
      '100 Example Way, Las Vegas, NV 89101',
      'EIN 12-3456789',
      '2026-0012',
      'January 4, 2027',
      'Rosa Delgado',
      '7 Desert Road',
      'February 3, 2026: $40.50',
      'December 31, 2026: $74.75',
      '$100.00 given, $25.25 went back',
      'Payments may have sent a receipt',
      'in return: Dinner for two, estimated value $75.00 (good-faith estimate)',
      'Total: $315.25',
      'Amount above that value: $240.25',
      'November 10, 2026: Work boots; count: 5',
      'No goods or services were provided in exchange for the other contributions.',
      'to the extent allowed by law',
      'Tess Ledger, Treasurer',
      'hello@fsr.example',
    ])
      expect(said).toContain(text);
  }
  expect(mailHtml(mail)).not.toContain('<b>');
});
