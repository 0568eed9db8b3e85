import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { findColumns } from '../../../../src/core/gifts/import/file-columns';
import { canUndo, outcomesOf } from '../../../../src/core/gifts/import/gift-import';
import { readGiftFile } from '../../../../src/core/gifts/import/read-gift-file';
import { parseCents, plainAmount } from '../../../../src/core/gifts/money-text';
import { calendarDateAt } from '../../../../src/core/shared/time/calendar';
import { aDonor, aGift, anImportRow } from '../../../support/gift-builder';

test.each([
  ['10', 1_000],
  ['1,234.50', 123_450],
  ['$ 10', 1_000],
  ['$1,000,000', 100_000_000],
  ['USD 25.5', 2_550],
  ['25 USD', 2_500],
  [' 0.01 ', 1],
  ['', 'missing'],
  ['$', 'missing'],
  ['-5', 'negative'],
  ['$-5', 'negative'],
  ['$ -5', 'negative'],
  ['-$5', 'negative'],
  ['(5.00)', 'negative'],
  ['0', 'invalid'],
  ['0.00', 'invalid'],
  ['1.234,50', 'invalid'],
  ['12,34', 'invalid'],
  ['1.999', 'invalid'],
  ['+30.00', 3_000],
  ['$\u00A0 1,234.56', 123_456],
  ['25.00\u00A0', 2_500],
  ['\u200B25.00', 2_500],
  ['12.5000', 1_250],
  ['12.5050', 'invalid'],
  ['34.56-', 'negative'],
  ['\u22125', 'negative'],
  ['=10+5', 'invalid'],
  ['1e3', 'invalid'],
  ['ten', 'invalid'],
  ['99999999999', 'too-much'],
])('the amount %j is %j', (text, expected) => {
  expect(parseCents(text)).toBe(expected);
});

property.prop([fc.integer({ min: 1, max: 999_999_999_999 })])(
  'an amount is read back as written',
  (cents) => {
    expect(parseCents(plainAmount(cents))).toBe(cents);
  },
);

test('December 31 at 23:59 in Las Vegas is the old year, a minute later is the new one', () => {
  expect(calendarDateAt(Date.parse('2027-01-01T07:59:59Z'))).toBe('2026-12-31');
  expect(calendarDateAt(Date.parse('2027-01-01T08:00:00Z'))).toBe('2027-01-01');
  expect(calendarDateAt(Date.parse('2026-07-01T06:59:59Z'))).toBe('2026-06-30');
});

describe('tax receipts in a file', () => {
  const read = (lines: readonly (readonly [method: string, mark: string])[]) => {
    const columns = ['Transaction ID', 'Date', 'Amount', 'Name', 'Method', 'No Tax Receipt'];
    const rows = lines.map(([method, mark], at) => ({
      line: at + 2,
      cells: [`F-${at}`, '2026-11-02', '25', 'Ada', method, mark],
    }));
    const table = { columns, headLine: 1, rows, repeatedHeads: [] };
    const surroundings = { today: '2026-11-21', campaigns: [], zone: null, takesConverted: false };
    return readGiftFile(table, findColumns(table).choice, surroundings);
  };

  test.each([
    ['', 'owed', null],
    ['no', 'owed', null],
    ['NO', 'owed', null],
    ['Yes', 'none', 'fund'],
    ['YES', 'none', 'fund'],
  ])('‘%s’ in the column makes it %s', (mark, receipt, noReceiptReason) => {
    expect(read([['card', mark]]).rows).toMatchObject([{ receipt, noReceiptReason }]);
  });

  test('another word makes the line wrong', () => {
    expect(read([['card', 'perhaps']])).toMatchObject({
      rows: [],
      faults: [{ line: 2, field: 'noReceipt', fault: 'invalid', text: 'perhaps' }],
    });
  });

  test('whole words of the method make a line look like a grant, unless the column says yes', () => {
    const { rows } = read([
      ['Donor advised', ''],
      ['a donor-advised fund', 'no'],
      ['DAF', ''],
      ['daf check', ''],
      ['Foundation Grant', ''],
      ['Grant', 'yes'],
      ['Grants', ''],
      ['Migrant card', ''],
      ['DAFFODIL', ''],
    ]);
    const looks = rows.map(({ remarks }) => remarks.some(({ kind }) => kind === 'grant'));
    expect(looks).toEqual([true, true, true, true, true, false, false, false, false]);
    expect(rows.map(({ receipt }) => receipt)).toEqual([
      ...Array.from({ length: 5 }, () => 'owed'),
      'none',
      ...Array.from({ length: 3 }, () => 'owed'),
    ]);
  });
});

describe('a provider’s file', () => {
  const columns = [
    'Transaction ID',
    'Donation Date',
    'Donor Name',
    'Donor E-mail',
    'Amount (USD)',
    'Status',
    'Campaign',
  ];
  const surroundings = {
    today: '2026-11-21',
    campaigns: [{ id: 'boots', title: 'Winter Boots' }],
    zone: null,
    takesConverted: false,
  };
  const tableOfCells = (heads: string[], ...rows: string[][]) => ({
    columns: heads,
    headLine: 1,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    repeatedHeads: [],
  });
  const columnsOf = (...heads: string[]) => findColumns(tableOfCells(heads)).choice;
  const read = (...rows: string[][]) => {
    const table = tableOfCells(columns, ...rows);
    return readGiftFile(table, findColumns(table).choice, surroundings);
  };
  const good = [
    'F-1',
    '2026-11-05',
    'Кира Соколова',
    'kira@mail.example',
    '$ 1,234.50',
    'Succeeded',
    'winter boots',
  ];

  test('its columns are found by the names that providers use', () => {
    expect(columnsOf(...columns)).toMatchObject({
      externalId: 0,
      receivedOn: 1,
      name: 2,
      email: 3,
      cents: 4,
      status: 5,
      campaign: 6,
      phone: null,
    });
    expect(columnsOf('Supporter Name', 'Supporter Email')).toMatchObject({ name: 0, email: 1 });
    expect(columnsOf('Nom', 'Montant')).toMatchObject({ externalId: null, cents: null, name: null });
  });

  test('a good line is a gift', () => {
    const { rows, faults } = read(good);
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        remarks: [],
        ...anImportRow({
          donor: aDonor({ name: 'Кира Соколова', email: 'kira@mail.example' }),
          cents: 123_450,
          campaignId: 'boots',
        }),
      },
    ]);
  });

  test('a column with the plan of the provider is found and read, and may be empty', () => {
    const withPlan = [...columns, 'Recurring Plan ID'];
    const table = tableOfCells(withPlan, [...good, 'P-1'], ['F-2', ...good.slice(1), '']);
    const { rows } = readGiftFile(table, findColumns(table).choice, surroundings);
    expect(rows.map(({ planId }) => planId)).toEqual(['P-1', null]);
  });

  test('what is wrong is named by line and column', () => {
    const { faults } = read(
      good,
      ['', '2026-11-05', '', 'kira@mail.example', '-5', 'paid', ''],
      ['F-3', '2026-11-22', 'Ada', 'not an address', '=1+1', '', ''],
      ['F-1', '2026-11-05', 'Ada', '', '10', '', ''],
      ['F-5', '11-05-26', 'x'.repeat(501), '', '10', '', ''],
      ['F-6', '', 'Ada'],
      ['F-7', '2026-11-05', 'Ada \ud83d', '', '10', '', ''],
      ['F-8', '18030-11-05', 'Ada', '', '10', '', ''],
    );
    expect(faults.map(({ line, field, fault }) => `${line} ${field} ${fault}`)).toEqual([
      '3 externalId missing',
      '3 cents negative',
      '4 cents invalid',
      '4 receivedOn future',
      '5 externalId duplicate',
      '6 name too-long',
      '6 receivedOn invalid',
      '7 cents missing',
      '7 receivedOn missing',
      '8 name unstorable',
      '9 receivedOn invalid',
    ]);
    expect(faults.find(({ line }) => line === 4)?.text).toBe('=1+1');
  });

  test('the same line twice is one gift; failed payments are left out; unknown campaigns are named', () => {
    const { rows, faults, leftOut, unknownCampaigns } = read(
      good,
      good,
      ['F-2', '2026-11-05', 'Ada', '', '10', 'Failed', ''],
      ['F-3', '2026-11-05', 'Ada', '', '10', '', 'Spring Gala'],
    );
    expect(rows.map(({ externalId }) => externalId)).toEqual(['F-1', 'F-3']);
    expect(faults).toEqual([]);
    expect(leftOut).toMatchObject([{ line: 4, why: 'status', text: 'Failed' }]);
    expect(unknownCampaigns).toEqual(['Spring Gala']);
  });
});

test('a pledged gift is meant by one payment only, of the same person and amount, within thirty days', () => {
  const promised = aGift({
    id: 'promised',
    state: 'pending',
    origin: 'form',
    cents: 2_500,
    receivedOn: '2026-10-20',
  });
  const kinds = (...rows: Parameters<typeof anImportRow>[0][]) =>
    outcomesOf(
      'Form',
      rows.map((row, index) => anImportRow({ externalId: `F-${index}`, ...row })),
      [promised],
    ).map(({ kind }) => kind);
  expect(kinds({}, {})).toEqual(['settles', 'new']);
  expect(kinds({ cents: 2_501 })).toEqual(['new']);
  expect(kinds({ receivedOn: '2026-11-20' })).toEqual(['new']);
  expect(kinds({ receivedOn: '2026-10-18' })).toEqual(['new']);
  expect(kinds({ donor: aDonor({ email: '' }) })).toEqual(['new']);
});

test('an import can be undone while its gifts are as it left them, also one that wrote other revisions', () => {
  const done = {
    id: 'import-1',
    provider: 'Form',
    fileName: 'a.csv',
    importedAt: 0,
    added: 1,
    settled: 0,
    known: 0,
    undoneAt: null,
  };
  const refund = { cents: 500, on: '2026-11-06' };
  const gift = aGift({ importId: 'import-1', origin: 'import', revision: 'import-1' });
  expect(canUndo(done, [gift, { ...gift, state: 'refunded', refund }])).toBe(true);
  // Imports once gave each gift a revision of its own, and none of these came with a refund.
  expect(canUndo(done, [{ ...gift, revision: 'first' }])).toBe(true);
  expect(canUndo(done, [{ ...gift, revision: 'second', state: 'refunded', refund }])).toBe(false);
  expect(canUndo(done, [{ ...gift, revision: 'second', correctedAt: 1 }])).toBe(false);
  expect(canUndo({ ...done, undoneAt: 1 }, [gift])).toBe(false);
});
