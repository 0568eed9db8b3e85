import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailSchema } from '../../src/core/mail/mail.schema';
import { mailText } from '../../src/core/mail/mail-text';
import { mailsOf } from '../../src/server/mails';

const mails = mailsOf('https://www.fsr.example');
const to = 'dana@mail.example';
const odd = { name: 'Dana\r\nBcc: all@fsr.example', email: 'visitor@mail.example' };
const link = { name: odd.name, link: 'https://www.fsr.example/invitation#secret', hours: 72 };

test.each([
  ['invitation', mails.invitation(to, link)],
  ['password', mails.password(to, { ...link, hours: 1 })],
  ['passwordChanged', mails.passwordChanged(to, odd)],
  ['message', mails.message(to, odd)],
  ['pickupRequested', mails.pickupRequested(to, odd)],
  ['pickupScheduled', mails.pickupScheduled(to, { ...odd, at: 0, address: '12 Main St' })],
])('%s can be sent, whatever name it holds, and links to this site alone', (_, mail) => {
  expect(v.safeParse(mailSchema, mail).issues).toBeUndefined();
  expect(mail.to).toBe(to);
  expect(mail.link?.url ?? 'https://www.fsr.example/').toMatch(/^https:\/\/www\.fsr\.example\//);
});

test('a link says how long it works', () => {
  expect(mailText(mails.invitation(to, link))).toContain('within 72 hours');
  expect(mailText(mails.password(to, { ...link, hours: 1 }))).toContain('within one hour');
});

test('answers to what a visitor has sent go to the visitor, and the mail does not repeat the words', () => {
  expect(mails.message(to, odd)).toMatchObject({ kind: 'message', replyTo: 'visitor@mail.example' });
  expect(mails.pickupRequested(to, odd)).toMatchObject({ kind: 'pickup', replyTo: 'visitor@mail.example' });
});

test('the driver comes at a time in Las Vegas', () => {
  const at = Date.UTC(2026, 11, 4, 22, 30);
  const mail = mails.pickupScheduled(to, { name: 'Dana', at, address: '12 Main St' });
  expect(mailText(mail)).toMatch(/Friday, December 4, 2026 at 2:30\sPM \(Pacific time\)\n12 Main St/);
});
