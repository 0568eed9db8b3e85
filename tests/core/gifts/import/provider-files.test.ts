import { expect, test } from 'vitest';
import { PROVIDER_FILES, readProviderFile } from '../../../support/provider-files';

interface Expected {
  /** Line, number, day, cents and what counts of them, donor. */
  readonly gifts: readonly string[];
  /** Line and why it is left out, or what is wrong with it. */
  readonly others?: readonly string[];
  readonly provider?: string;
}

/** What each file gives without a column chosen by hand. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'amount-with-odd-spaces.csv': {
    gifts: [
      '2 T-1 2026-11-02 123456 Ada Nowak',
      '3 T-2 2026-11-03 2500 Ben Castillo',
      '4 T-3 2026-11-04 3000 Cyd Moreau',
      '5 T-4 2026-11-05 1250 Dee Ortiz',
    ],
  },
  'anonymous-without-name.csv': {
    gifts: ['2 T-1 2026-11-02 2500 Anonymous (anonymous)', '3 T-2 2026-11-03 3000 Ben Castillo'],
  },
  'benevity.csv': {
    provider: 'Benevity',
    gifts: [
      '13 BEN0001 2026-10-31 10200 Hana Sato (moved, match)',
      '14 BEN0002 2026-11-09 4000 Anonymous (moved, anonymous, email)',
    ],
    others: [
      '15 match 599.88',
      '16 total Totals',
      '17 total Total Donations (Gross)',
      '18 fee Check Fee',
      '19 total Net Total Payment',
    ],
  },
  'classy.csv': {
    provider: 'Classy',
    gifts: ['2 55010001 2026-11-02 12000 Rosa Quint', '4 55010003 2026-11-04 4500 Ove Dahl'],
    others: ['3 refunded refunded'],
  },
  'disputed.csv': {
    gifts: [
      '3 T-2 2026-11-02 10000 Gia Lund',
      '4 T-3 2026-11-02 10000 Ove Dahl',
      '5 T-4 2026-11-02 10000 Ada Nowak',
      '6 T-5 2026-11-02 10000 Ben Castillo',
      '7 T-6 2026-11-02 10000 Cyd Moreau',
    ],
    others: ['2 disputed Disputed'],
  },
  'donorbox.csv': {
    provider: 'Donorbox',
    gifts: ['2 60000001 2026-11-03 5000 Noor Haddad', '4 60000003 2026-11-05 25000 Juniper Shoes LLC'],
    others: ['3 currency 80.00 CAD'],
  },
  'email-with-invisible.csv': {
    gifts: [
      '2 T-1 2026-11-02 2500 Ada Nowak <ada@mail.example>',
      '3 T-2 2026-11-03 3000 Ben Castillo (email)',
    ],
  },
  'european-semicolons.csv': {
    gifts: [],
    others: [
      '2 cents invalid 1.234,56',
      '2 receivedOn invalid 02.11.2026',
      '3 cents invalid 25,00',
      '3 receivedOn invalid 03.11.2026',
    ],
  },
  'excel-scientific-ids.csv': {
    gifts: ['2 1.23457E+15 2026-11-02 2500 Ada Nowak'],
    others: ['3 externalId duplicate 1.23457E+15'],
  },
  'excel-two-digit-years.csv': {
    gifts: ['2 T-1 2026-01-02 2500 Ada Nowak', '3 T-2 2026-11-20 3000 Ben Castillo'],
  },
  'givebutter.csv': {
    provider: 'Givebutter',
    gifts: ['2 gb_1001 2026-10-31 7500 Imani Brooks (moved)', '4 gb_1003 2026-11-03 3000 Ada Nowak'],
    others: ['3 status failed'],
  },
  'given-by-refunds-and-times.csv': {
    gifts: [
      '2 T-1 2025-12-31 20000 Rosa Quint (moved)',
      '3 T-2 2025-12-31 20000 Rosa Quint (moved)',
      '4 T-3 2025-12-31 20000 Rosa Quint',
    ],
  },
  'givewp.csv': {
    provider: 'GiveWP',
    gifts: ['2 3101 2026-11-02 3500 Cyd Moreau', '3 3102 2026-11-03 1500 Dee Ortiz'],
    others: ['4 status Abandoned'],
  },
  'ids-as-formula-text.csv': { gifts: ['2 000123 2026-11-02 2500 Ada Nowak'] },
  'note-over-lines.csv': { gifts: ['2 T-1 2026-11-02 2500 Ada Nowak', '4 T-2 2026-11-03 3000 Ben Castillo'] },
  'partial-refund-column.csv': {
    gifts: [
      '2 T-1 2026-11-02 10000-6000 Hugo Prather (refund)',
      '4 T-3 2026-11-02 10000-2500 Ove Dahl (refund)',
    ],
    others: ['3 refunded Refunded'],
  },
  'paypal-activity.csv': {
    provider: 'PayPal',
    gifts: [
      '2 9XA00000001 2026-11-03 4000 Ines Pereira <ines@mail.example>',
      '4 9XA00000003 2026-11-09 125000-25000 Owen Tran <owen@mail.example> (refund)',
    ],
    others: ['3 payout General Withdrawal', '5 is a refund of line 4', '6 status Pending'],
  },
  'paypal-giving-fund.csv': {
    provider: 'PayPal Giving Fund',
    gifts: ['2 PGF0001 2026-11-03 1500 Petra Novotny', '3 PGF0002 2026-11-04 2500 Sam O’Neil'],
  },
  'paypal-only-gifts.csv': {
    provider: 'PayPal',
    gifts: ['2 9XA00000001 2026-11-03 4000 Ines Pereira', '3 9XA00000003 2026-11-09 125000 Owen Tran'],
    others: ['4 status Pending'],
  },
  'refund-in-parentheses.csv': {
    gifts: ['2 T-1 2026-11-02 123456 Ada Nowak'],
    others: ['3 cents negative ($34.56)'],
  },
  'semicolons-us-money.csv': {
    gifts: ['2 T-1 2026-11-02 123456 Zoë Núñez', '3 T-2 2026-11-03 2500 Ann, Bob and Cy Nowak'],
  },
  'state-of-address.csv': {
    gifts: ['2 G-1 2026-11-02 2500 Ada Nowak', '3 G-2 2026-11-03 3000 Ben Castillo'],
  },
  'stripe-unified.csv': {
    provider: 'Stripe',
    gifts: [
      '2 ch_3ExampleAAA 2025-12-31 20000 Rosa Quint <rosa@mail.example> (moved)',
      '3 ch_3ExampleBBB 2026-11-10 10000-6000 Hugo Prather <hugo@mail.example> (refund)',
    ],
    others: ['4 currency 80.00 CAD'],
  },
  'zeffy-payments.csv': { provider: 'Zeffy', gifts: ['2 1042 2026-11-07 3500 Nadia Brooks'] },
};

/** Files that cannot be read, and the line that is named. */
const UNREADABLE: Readonly<Record<string, number>> = { 'backslash-quotes.csv': 2 };

test('every file has its expectation', () => {
  expect([...Object.keys(EXPECTED), ...Object.keys(UNREADABLE)].sort()).toEqual([...PROVIDER_FILES].sort());
});

test.each(Object.entries(UNREADABLE))('%s is refused by line %i', async (name, line) => {
  expect((await readProviderFile(name)).failure).toEqual({ code: 'corrupt', line });
});

test.each(Object.entries(EXPECTED))(
  '%s gives what it says',
  async (name, { gifts, others = [], provider }) => {
    const { file, found } = await readProviderFile(name);
    if (!file) throw new Error('The file can be read.');
    const showsEmails = gifts.some((gift) => gift.includes('<'));
    const rows = file.rows.map(({ line, externalId, receivedOn, cents, refund, donor, remarks }) => {
      const amount = refund ? `${cents}-${refund.cents}` : String(cents);
      const email = showsEmails && donor.email !== '' ? [`<${donor.email}>`] : [];
      const said = remarks.length > 0 ? [`(${remarks.map(({ kind }) => kind).join(', ')})`] : [];
      return [line, externalId, receivedOn, amount, donor.name, ...email, ...said].join(' ');
    });
    expect(rows).toEqual(gifts);
    const rest = [
      ...file.faults.map(({ line, field, fault, text }) => `${line} ${field} ${fault} ${text}`),
      ...file.leftOut.map(({ line, why, text }) => `${line} ${why} ${text}`),
      ...file.refunds.map(({ line, ofLine }) => `${line} is a refund of line ${ofLine}`),
    ];
    expect(rest.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))).toEqual(others);
    expect(found?.provider ?? undefined).toBe(provider);
    expect(file.needsZone).toBe(false);
  },
);

test('addresses are joined from their columns, and the state of an address is no status', async () => {
  const addresses = await Promise.all(
    ['state-of-address.csv', 'zeffy-payments.csv', 'donorbox.csv', 'classy.csv'].map(async (name) => {
      const { file, table, found } = await readProviderFile(name);
      const status = table?.columns[found?.choice.status ?? -1] ?? null;
      return [file?.rows[0]?.donor.address, status];
    }),
  );
  expect(addresses).toEqual([
    ['9 Juniper Way, Las Vegas, NV 89101', null],
    ['12 Juniper Way, Las Vegas, NV 89101', 'Payment Status'],
    ['14 Juniper Way, Apt 2, Las Vegas, NV 89101', 'Status'],
    ['9 Juniper Way, Las Vegas, NV 89101', 'Transaction Status'],
  ]);
});

test('amounts in another currency may be taken as the file converts them', async () => {
  for (const name of ['stripe-unified.csv', 'donorbox.csv']) {
    const { file } = await readProviderFile(name, { takesConverted: true });
    const converted = file?.rows.find(({ donor }) => donor.name === 'Lise Gagnon');
    expect(converted).toMatchObject({
      cents: 5_700,
      remarks: expect.arrayContaining([{ kind: 'converted', text: '80.00 CAD' }]),
    });
    expect(file?.convertible).toBe(1);
  }
});
