import { fc, test as property } from '@fast-check/vitest';
import { expect, test, vi } from 'vitest';
import {
  type MonetaryDonation,
  PRESET_AMOUNTS,
  parseDonationCents,
  SubmitDonation,
} from '../../../src/core/gifts/donation/monetary-donation';
import { fail } from '../../../src/core/shared/result';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { RecordingLogger } from '../../support/recording-logger';

const form = { amount: '25', name: 'Ada', email: 'ada@fsr.example', phone: '', message: '' };

test.each([
  ['1', 100n],
  ['1.00', 100n],
  ['1.5', 150n],
  ['12.34', 1234n],
  [' 25 ', 2500n],
  ['007', 700n],
  ['$50', 5000n],
  ['1,000', 100_000n],
  ['25,000', 2_500_000n],
  ['$1,234,567.89', 123_456_789n],
  ['123456789012345678901234567890', 12_345_678_901_234_567_890_123_456_789_000n],
])('%s is a valid amount', (text, cents) => {
  expect(parseDonationCents(text)).toBe(cents);
});

test.each([
  '',
  ' ',
  'abc',
  '0',
  '0.5',
  '0.99',
  '0.999',
  '1.999',
  '-1',
  '-25',
  '+5',
  'Infinity',
  '-Infinity',
  'NaN',
  '1e3',
  '0x10',
  '1.',
  '.5',
  '1.2.3',
  '1 000',
  '10,00',
  ',100',
  '1,0000',
  '٣',
  '5 dollars',
  '$',
  '25\n25',
])('%j is none', (text) => {
  expect(parseDonationCents(text)).toBeNull();
});

property.prop([fc.bigInt({ min: 100n, max: 10n ** 40n })])(
  'any amount from 1.00 up is read to the cent',
  (cents) => {
    const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    expect(parseDonationCents(text)).toBe(cents);
  },
);

property.prop([fc.integer({ min: 0, max: 99 })])('less than 1.00 is none', (cents) => {
  expect(parseDonationCents(`0.${String(cents).padStart(2, '0')}`)).toBeNull();
});

property.prop([fc.nat(), fc.stringMatching(/^\d{3,8}$/)])(
  'more than two decimals are none',
  (dollars, decimals) => {
    expect(parseDonationCents(`${dollars}.${decimals}`)).toBeNull();
  },
);

property.prop([fc.string()])('no text makes it throw, and what it reads is at least 1.00', (text) => {
  const cents = parseDonationCents(text);
  expect(cents === null || cents >= 100n).toBe(true);
});

test('every preset is a valid amount', () => {
  expect(PRESET_AMOUNTS.map((amount) => parseDonationCents(String(amount)))).not.toContain(null);
});

test('a gift is sent as cents, without spaces around its texts, and nothing is logged', async () => {
  const gateway = new InMemoryFormGateway<MonetaryDonation>(true);
  const logger = new RecordingLogger();
  const submit = new SubmitDonation(gateway, logger);
  const result = await submit.execute({
    amount: ' 12.5 ',
    name: ' Ada ',
    email: ' ada@fsr.example ',
    phone: ' 702-555-0100 ',
    message: ' Hi ',
  });
  expect(result).toEqual({ ok: true, value: undefined });
  expect(gateway.received).toEqual([
    { cents: 1250n, name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: 'Hi' },
  ]);
  expect(logger.entries).toEqual([]);
});

test.each([
  [{ amount: '' }, [{ field: 'amount', fault: 'invalid' }]],
  [{ name: '  ' }, [{ field: 'name', fault: 'missing' }]],
  [{ email: '' }, [{ field: 'email', fault: 'missing' }]],
  [{ email: 'ada' }, [{ field: 'email', fault: 'malformed' }]],
  [
    { amount: '0', name: '', email: '' },
    [
      { field: 'amount', fault: 'invalid' },
      { field: 'name', fault: 'missing' },
      { field: 'email', fault: 'missing' },
    ],
  ],
])('%o is refused and never sent', async (overrides, faults) => {
  const send = vi.fn();
  const submit = new SubmitDonation({ delivers: true, send }, new RecordingLogger());
  expect(await submit.execute({ ...form, ...overrides })).toEqual(fail({ code: 'invalid-form', faults }));
  expect(send).not.toHaveBeenCalled();
});

test('a gateway that fails is logged, without what the donor typed', async () => {
  const logger = new RecordingLogger();
  const unavailable = fail({ code: 'unavailable' });
  const submit = new SubmitDonation({ delivers: true, send: async () => unavailable }, logger);
  expect(await submit.execute(form)).toEqual(unavailable);
  expect(logger.entries).toHaveLength(1);
  expect(JSON.stringify(logger.entries)).not.toContain('ada');
});

test.each([true, false])('whether gifts arrive is the gateway to say: %s', (delivers) => {
  expect(
    new SubmitDonation(new InMemoryFormGateway<MonetaryDonation>(delivers), new RecordingLogger()).delivers,
  ).toBe(delivers);
});
