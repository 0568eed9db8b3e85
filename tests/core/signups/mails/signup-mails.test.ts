import { describe, expect, test } from 'vitest';
import type { Reader } from '../../../../src/core/access/reader';
import { isDated } from '../../../../src/core/events/event';
import { signupMailsOf } from '../../../../src/core/signups/mails/signup-mails';
import { aSite } from '../../../support/a-site';
import { anEvent, pacific } from '../../../support/event-builder';

const event = anEvent();
if (!isDated(event)) throw new Error('The event has no date.');
const { startsAt, endsAt, place, address } = event;
const mails = signupMailsOf(aSite());
const told = {
  signupId: 'val',
  event,
  shift: null,
  startsAt,
  endsAt,
  foundation: 'FSR',
  phone: '702-555-0100',
  role: 'volunteer',
  isConfidential: false,
};
const to = (address: string): Reader => ({ to: address, language: 'en' });
const before = { startsAt, endsAt, place, address };
const earlier = { startsAt: pacific('2026-11-27 10:00'), endsAt: pacific('2026-11-27 14:00') };
const SPAN = 'Fri, Nov 27, 2026, 10:00 AM to 2:00 PM PT';

describe('a mail about a change', () => {
  test.each([
    ['nothing that it tells', before, []],
    ['the time', { ...before, ...earlier }, [`Before: ${SPAN}`]],
    ['the place', { ...before, place: 'Library' }, ['Before: Library, 1 Main Street, Las Vegas']],
    ['the address alone', { ...before, address: '2 Elm Street' }, ['Before: Main hall, 2 Elm Street']],
    ['an address that it had not', { ...before, address: '' }, ['Before: Main hall']],
    ['a place that it had not', { ...before, place: '', address: '' }, []],
    [
      'the time and the place',
      { ...before, ...earlier, place: 'Library', address: '' },
      [`Before: ${SPAN}\nLibrary`],
    ],
  ])('of %s says what was before', (_, former, said) => {
    const { paragraphs } = mails.eventChanged(to('val@mail.example'), told, former);
    expect(paragraphs.slice(2)).toEqual(said);
    expect(paragraphs[1]).toContain('Main hall, 1 Main Street, Las Vegas');
  });

  test('tells who comes for help nothing of it', () => {
    const mail = mails.eventChanged(
      to('bea@mail.example'),
      { ...told, role: 'beneficiary', isConfidential: true },
      { ...before, place: 'Library' },
    );
    expect(JSON.stringify([mail.subject, mail.paragraphs])).not.toMatch(/Library|Main hall/);
  });
});

test('a mail about a late withdrawal says where its reader sees who it was', () => {
  const mail = mails.lateWithdrawal({ email: 'parker@fsr.example', isAdmin: false }, told);
  expect(mail.closing?.[0]).toMatch(/^The event’s page says who it was, under “Withdrew”\./);
  expect(mail.link).toEqual({
    label: 'See who withdrew',
    url: 'https://www.fsr.example/dashboard/events?event=fitting',
  });
});

describe('where the foundation has no telephone number', () => {
  const silent = { ...told, phone: '' };
  const wordsOf = ({ paragraphs, closing = [] }: ReturnType<typeof mails.removed>) => [
    ...paragraphs,
    ...closing,
  ];

  test.each([
    ['somebody with a place', mails.placeGiven(to('val@mail.example'), silent)],
    ['somebody without an account', mails.placeGiven(to('val@mail.example'), { ...silent, role: null })],
    ['somebody who was taken off', mails.removed(to('val@mail.example'), silent)],
    ['who comes for help', mails.placeGiven(to('bea@mail.example'), { ...silent, isConfidential: true })],
    [
      'who comes for help without an account',
      mails.placeGiven(to('bea@mail.example'), { ...silent, role: null, isConfidential: true }),
    ],
  ])('the mail to %s has whole sentences and calls nobody', (_, mail) => {
    for (const words of wordsOf(mail)) {
      expect(words).not.toBe('');
      expect(words).not.toMatch(/call|\s[.,]/i);
    }
  });
});
