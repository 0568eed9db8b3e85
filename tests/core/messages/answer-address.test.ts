import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { answerAddress } from '../../../src/core/messages/answer-address';
import { aMessage } from '../../support/message-builder';

const WORDS = { subject: 'Your message to FSR', quoteHead: 'On Friday, Ada wrote:', replyTo: null };

test('the answer quotes the message below an empty line to begin in', () => {
  const url = new URL(answerAddress(aMessage({ text: 'Boots?\r\nSize 9' }), WORDS));
  expect(url.protocol + url.pathname).toBe('mailto:ada@mail.example');
  expect(url.searchParams.get('subject')).toBe('Your message to FSR');
  expect(url.searchParams.get('body')).toBe('\r\n\r\nOn Friday, Ada wrote:\r\n> Boots?\r\n> Size 9');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('answers go where the settings say', () => {
  const address = answerAddress(aMessage(), { ...WORDS, replyTo: 'office@fsr.example' });
  expect(new URL(address).searchParams.get('reply-to')).toBe('office@fsr.example');
});

test('a long message is quoted as far as mail programs take it', () => {
  const address = answerAddress(aMessage({ text: 'ünd '.repeat(5000) }), WORDS);
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(address.length).toBeGreaterThan(1850);
  expect(new URL(address).searchParams.get('body')).toMatch(/nd {0,2}…|ü.* …$/);
});

property.prop([
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 3000 }),
])('no address and no text adds a header or another address', (email, text) => {
  const address = answerAddress(aMessage({ contact: email, text }), WORDS);
  const [to = '', ...rest] = address.slice('mailto:'.length).split('?');
  expect(rest).toHaveLength(1);
  expect(to).not.toMatch(/[\s,;&\r\n]/);
  expect(rest[0]?.split('&').map((part) => part.split('=')[0])).toEqual(['subject', 'body']);
});
