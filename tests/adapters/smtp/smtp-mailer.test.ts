import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { IcalFileWriter } from '../../../src/adapters/ical/ical-file-writer';
import { readMailAddress } from '../../../src/adapters/smtp/mail-address';
import { SmtpMailer } from '../../../src/adapters/smtp/smtp-mailer';
import { isDated } from '../../../src/core/events/event';
import { fail, ok } from '../../../src/core/shared/result';
import { signupMailsOf } from '../../../src/core/signups/mails/signup-mails';
import { aSite } from '../../support/a-site';
import { aCalendarFile } from '../../support/calendar-builder';
import { anEvent } from '../../support/event-builder';
import { aMail } from '../../support/mail-builder';
import { startMailServer } from '../../support/mail-server';

const FROM = { name: 'Example Foundation', address: 'hello@fsr.example' };
const CALENDARS = new IcalFileWriter();
const QUICK = { connect: 300, greet: 300, answer: 300 };

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('No, <staff@fsr.example>.'), { responseCode });
}

const notTaken = (trouble: string) => fail({ code: 'not-taken', trouble });

test('a mail server that accepts gets one mail with text, HTML and one line for each header', async () => {
  const { url, received } = await mailServer();
  const mail = aMail({ replyTo: 'dana@mail.example', paragraphs: ['Grüße — from Dana'] });
  expect(await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', mail)).toEqual(ok(undefined));
  expect(received.map(({ to }) => to)).toEqual([['staff@fsr.example']]);
  const [headers = ''] = received[0]?.message.split('\r\n\r\n') ?? [];
  expect(headers).toContain('From: Example Foundation <hello@fsr.example>');
  expect(headers).toContain('To: staff@fsr.example');
  expect(headers).toContain('Reply-To: dana@mail.example');
  expect(headers).toContain('Subject: A message has come in');
  expect(headers).toContain('Message-ID: <mail-1@fsr.example>');
  expect(headers).toContain('Content-Type: multipart/alternative');
  expect(received[0]?.message).toContain('Content-Type: text/plain');
  expect(received[0]?.message).toContain('Content-Type: text/html');
});

test('a calendar goes along as a file that the mail program opens', async () => {
  const { url, received } = await mailServer();
  const file = aCalendarFile({ summary: 'Fitting Day 👟, '.repeat(9) });
  await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', aMail({ calendar: file }));
  const [, head = '', body = ''] =
    /(Content-Type: text\/calendar[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(received[0]?.message ?? '') ?? [];
  expect(head).toContain('text/calendar; charset=utf-8; name=fitting-day-2026-11-28.ics');
  expect(head).toContain('Content-Disposition: attachment; filename=fitting-day-2026-11-28.ics');
  expect(head).toContain('Content-Transfer-Encoding: base64');
  expect(Buffer.from(body, 'base64').toString()).toBe(CALENDARS.write(file.calendar));
});

test('a mail in Spanish arrives in Spanish, in its subject, text, HTML and calendar', async () => {
  const { url, received } = await mailServer();
  const event = anEvent({ title: 'Día de prueba' });
  if (!isDated(event)) throw new Error('The event has no date.');
  const { startsAt, endsAt } = event;
  const mail = signupMailsOf(aSite()).placeGiven(
    { to: 'ana@mail.example', language: 'es' },
    {
      signupId: 'ana',
      event,
      shift: null,
      startsAt,
      endsAt,
      foundation: 'FSR',
      phone: '702-555-0100',
      role: 'volunteer',
      isConfidential: false,
    },
  );
  await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', mail);
  const message = received[0]?.message ?? '';
  const parts = [...message.matchAll(/\r\nContent-Type: (text\/\w+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g)];
  const decoded = (type: string) => {
    const [whole = '', , body = ''] = parts.find(([, found]) => found === type) ?? [];
    if (/base64/.test(whole)) return Buffer.from(body, 'base64').toString();
    const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`);
    return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
  };
  expect(message).toMatch(/Subject: =\?UTF-8\?Q\?Tiene_un_lugar/);
  expect(decoded('text/plain')).toContain(
    'sáb, 28 nov 2026, 10:00\u00a0a.\u00a0m. a 2:00\u00a0p.\u00a0m. PT',
  );
  expect(decoded('text/html')).toContain('<html lang="es">');
  expect(decoded('text/html')).toContain('href="https://www.fsr.example/es/dashboard/my-schedule"');
  expect(decoded('text/calendar')).toContain('PRODID:-//FSR//Calendar//ES\r\n');
  expect(decoded('text/calendar')).toContain('X-WR-CALNAME:Mi horario\r\n');
});

test.each([
  '=?utf-8?B?SGVsbG8=?= has sent a message',
  `José =?utf-8?Q?x?= ${'👟 and boots '.repeat(10)}has sent a message`,
])('the subject %j arrives as it was typed', async (subject) => {
  const { url, received } = await mailServer();
  await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', aMail({ subject }));
  const [headers = ''] = received[0]?.message.split('\r\n\r\n') ?? [];
  const [, value = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(headers) ?? [];
  const words = value.split('\r\n ');
  for (const word of words) expect(word).toMatch(/^=\?UTF-8\?B\?[A-Za-z0-9+/=]{1,60}\?=$/);
  const decoded = words.map((word) => Buffer.from(word.split('?')[3] ?? '', 'base64').toString());
  expect(decoded.join('')).toBe(subject);
});

test('what is no address reaches the mail server as no second recipient and no header', async () => {
  const { url, received } = await mailServer();
  const mail = aMail({
    to: 'staff@fsr.example, all@fsr.example',
    subject: 'Hello\r\nBcc: all@fsr.example',
  });
  await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', mail);
  expect(received.flatMap(({ to }) => to)).not.toContain('all@fsr.example');
  expect(received.map(({ message }) => message).join()).not.toMatch(/^Bcc:/m);
});

test('a recipient that the mail server refuses for good is not tried again, and one that waits is', async () => {
  const answers = [refusal(550), refusal(451)];
  const { url } = await mailServer({ onRcptTo: (_, __, done) => done(answers.shift()) });
  const mailer = new SmtpMailer(url, FROM, CALENDARS);
  expect(await mailer.send('mail-1', aMail())).toEqual(notTaken('refused'));
  expect(await mailer.send('mail-1', aMail())).toEqual(notTaken('busy'));
});

test('a message that is refused after it was read is refused for good', async () => {
  const { url } = await mailServer({
    onData: (stream, _, done) => {
      stream.resume().on('end', () => done(refusal(554)));
    },
  });
  expect(await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', aMail())).toEqual(notTaken('refused'));
});

test('a sender or a password that the mail server refuses is not the fault of one mail', async () => {
  const { url } = await mailServer({ onMailFrom: (_, __, done) => done(refusal(550)) });
  expect(await new SmtpMailer(url, FROM, CALENDARS).send('mail-1', aMail())).toEqual(notTaken('busy'));
  const { url: locked } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error('Wrong.')),
  });
  const withPassword = locked.replace('//', '//user:wrong@');
  expect(await new SmtpMailer(withPassword, FROM, CALENDARS).send('mail-1', aMail())).toEqual(
    notTaken('not-let-in'),
  );
});

test('a mail server that hangs, before its greeting or behind the message, is given up after a while', async () => {
  const silent = createServer((socket) => void onTestFinished(() => void socket.destroy()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mailer = (url: string) => new SmtpMailer(url, FROM, CALENDARS, QUICK);
  expect(await mailer(`smtp://127.0.0.1:${port}`).send('mail-1', aMail())).toEqual(notTaken('too-slow'));
  const { url } = await mailServer({ onData: (stream) => void stream.resume() });
  expect(await mailer(url).send('mail-1', aMail())).toEqual(notTaken('too-slow'));
});

test('where nobody listens, nobody is reached', async () => {
  const closed = createServer();
  closed.listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, FROM, CALENDARS);
  expect(await mailer.send('mail-1', aMail())).toEqual(notTaken('unreachable'));
});

test.each([
  ['hello@fsr.example', { name: '', address: 'hello@fsr.example' }],
  ['Example Foundation <hello@fsr.example>', FROM],
  ['"Example Foundation" <hello@fsr.example>', FROM],
  ['Example\r\nBcc: x <hello@fsr.example>', null],
  ['one@fsr.example, two@fsr.example', null],
  ['Example Foundation', null],
  ['', null],
])('%j is read as who mails come from', (text, address) => {
  expect(readMailAddress(text)).toEqual(address);
});
