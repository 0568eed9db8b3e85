import { expect, test } from 'vitest';
import { hostedFormAddress, isSampleAddress } from '../../../src/core/gifts/donation/hosted-form';

const GIFT = { cents: 5n, name: '李 明 <b>&"', email: 'li+ming@mail.example' };

test.each([
  ['https://pay.test/form?style=modal', 'https://pay.test/form?style=modal'],
  ['https://pay.test/?a={amount}', 'https://pay.test/?a=0.05'],
  ['https://pay.test/?to=usd-{amount}&x=1#top', 'https://pay.test/?to=usd-0.05&x=1#top'],
  [
    'https://pay.test/?n={name}&e={email}',
    'https://pay.test/?n=%E6%9D%8E+%E6%98%8E+%3Cb%3E%26%22&e=li%2Bming%40mail.example',
  ],
  ['https://pay.test/?q={phone}', 'https://pay.test/?q={phone}'],
])('a gift in %s is %s', (template, address) => {
  expect(hostedFormAddress(template, GIFT)).toBe(address);
});

test.each([
  ['https://pay.test/?style=modal&a={amount}&n={name}', 'https://pay.test/?style=modal'],
  ['https://pay.test/form', 'https://pay.test/form'],
])('without a gift %s is %s', (template, address) => {
  expect(hostedFormAddress(template, null)).toBe(address);
});

test('what a donor typed cannot ask for more: a name that looks like a placeholder stays a name', () => {
  const gift = { ...GIFT, name: '{email}' };
  expect(hostedFormAddress('https://pay.test/?n={name}', gift)).toBe('https://pay.test/?n=%7Bemail%7D');
});

test('an address below .example is a sample; any other may be real', () => {
  expect(isSampleAddress('https://donate.fsr.example/form?style=modal')).toBe(true);
  expect(isSampleAddress('https://donate.example.org/form')).toBe(false);
});
