import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { LAS_VEGAS, UTC } from '../../../../src/core/gifts/import/zones';
import { readGifts } from '../../../support/provider-files';

const HEAD = 'Transaction ID,Date,Amount,Name';

/** What a file gives: its gifts with what counts of them, and everything else by its line. */
async function read(text: string, surroundings: Parameters<typeof readGifts>[1] = {}) {
  const { failure, file, found, table } = await readGifts(text, surroundings);
  if (!file) throw new Error(`The file is refused: ${JSON.stringify(failure)}`);
  return {
    file,
    found,
    table,
    gifts: file.rows.map(({ line, receivedOn, cents, refund }) =>
      [line, receivedOn, refund ? `${cents}-${refund.cents} on ${refund.on}` : cents].join(' '),
    ),
    left: file.leftOut.map(({ line, why, ofLine }) =>
      [line, why, ...(ofLine ? [`of ${ofLine}`] : [])].join(' '),
    ),
    wrong: file.faults.map(({ line, field, fault }) => `${line} ${field} ${fault}`),
  };
}

const failureOf = async (text: string) => (await readGifts(text)).failure;

describe('zones', () => {
  test.each([
    ['in the head', 'ID,Date (UTC),Amount,Name\n1,2026-01-01 06:30,5,Ada'],
    ['in a head without parentheses', 'ID,created_utc,Amount,Name\n1,2026-01-01 06:30,5,Ada'],
    ['of another region in the head', 'ID,Date (America/Chicago),Amount,Name\n1,1/1/2026 1:30 AM,5,Ada'],
    ['in a column', 'ID,Date,Time,Time Zone,Amount,Name\n1,1/1/2026,01:30:00,EST,5,Ada'],
    ['in the cell, which counts before the head', 'ID,Date (UTC),Amount,Name\n1,2025-12-31 23:00 PST,5,Ada'],
    ['in the head of the time', 'ID,Date,Time (UTC),Amount,Name\n1,1/1/2026,6:30 AM,5,Ada'],
  ])('%s decide the day in Las Vegas', async (_, text) => {
    const { file } = await read(text);
    expect(file.rows.map(({ receivedOn }) => receivedOn)).toEqual(['2025-12-31']);
    expect(file.needsZone).toBe(false);
  });

  test('that differ within a file are honored line by line, and named', async () => {
    const { gifts, file } = await read(
      `${HEAD}\n1,2026-01-01 06:30 UTC,5,Ada\n2,2026-01-01 06:30 EST,5,Li\n3,2025-12-31 22:30 PST,5,Eve`,
    );
    expect(gifts).toEqual(['2 2025-12-31 500', '3 2026-01-01 500', '4 2025-12-31 500']);
    expect(file.zones).toEqual([UTC, 'America/New_York', LAS_VEGAS]);
  });

  test('that nobody knows are named', async () => {
    const { wrong } = await read(
      'ID,Date,Time,TimeZone,Amount,Name\n1,1/1/2026,01:30,LMT,5,Ada\n2,1/1/2026 01:30 XYZ,,,5,Li',
    );
    expect(wrong).toEqual(['2 zone unknown-zone', '3 receivedOn unknown-zone']);
  });

  test('are asked about once where a file names none and a day depends on it', async () => {
    const text = `${HEAD}\n1,2026-01-01 06:30,5,Ada\n2,2026-01-01 18:00,5,Li`;
    expect((await read(text)).file.needsZone).toBe(true);
    expect((await read(text, { zone: UTC })).gifts).toEqual(['2 2025-12-31 500', '3 2026-01-01 500']);
    expect((await read(text, { zone: LAS_VEGAS })).gifts).toEqual(['2 2026-01-01 500', '3 2026-01-01 500']);
  });

  test('are not asked about where every day is the same in UTC, or is written as midnight', async () => {
    const same = await read(`${HEAD}\n1,2026-01-01 18:00,5,Ada`);
    const midnight = await read(`${HEAD}\n1,2026-01-01 00:00:00,5,Ada\n2,2026-01-02T00:00,5,Li`);
    expect([same.file.needsZone, midnight.file.needsZone]).toEqual([false, false]);
    expect(midnight.gifts).toEqual(['2 2026-01-01 500', '3 2026-01-02 500']);
  });

  test('of days without a time change nothing, which is said', async () => {
    const { gifts, file } = await read('ID,Date (UTC),Amount,Name\n1,2026-01-01,5,Ada');
    expect(gifts).toEqual(['2 2026-01-01 500']);
    expect(file.hasDaysOfZones).toBe(true);
  });
});

test('one day before its month puts those in doubt that could be swapped, and no others', async () => {
  const { gifts, wrong } = await read(
    `${HEAD}\n1,31/10/2026,5,Ada\n2,3/11/2026,5,Li\n3,11/11/2026,5,Eve\n4,2026-11-04,5,Ida`,
  );
  expect(gifts).toEqual(['4 2026-11-11 500', '5 2026-11-04 500']);
  expect(wrong).toEqual(['2 receivedOn day-first', '3 receivedOn swappable']);
});

describe('refunds', () => {
  const REFUNDS = 'ID,Date,Amount,Type,Reference Txn ID,Status,Name';

  test.each([
    [
      'after the gift',
      ['1,11/2/2026,100.00,Payment,,Completed,Ada', '2,11/5/2026,-30.00,Payment Refund,1,Completed,Ada'],
      2,
    ],
    [
      'before the gift',
      ['2,11/5/2026,-30.00,Payment Refund,1,Completed,Ada', '1,11/2/2026,100.00,Payment,,Completed,Ada'],
      3,
    ],
    ['under the number of the gift', ['1,11/2/2026,100.00,,,,Ada', '1,11/5/2026,(30.00),,,,Ada'], 2],
    [
      'of a gift that says so itself',
      [
        '1,11/2/2026,100.00,Payment,,Partially Refunded,Ada',
        '2,11/5/2026,-30.00,Payment Refund,1,Completed,Ada',
      ],
      2,
    ],
  ])('%s are recorded on it with their day', async (_, lines, line) => {
    const { gifts, file, wrong } = await read([REFUNDS, ...lines].join('\n'));
    expect(gifts).toEqual([`${line} 2026-11-02 10000-3000 on 2026-11-05`]);
    expect(file.refunds).toMatchObject([{ ofLine: line, cents: 3_000 }]);
    expect(wrong).toEqual([]);
  });

  test('in two parts add up, and with a column of what went back count once', async () => {
    const { gifts } = await read(
      'ID,Date,Amount,Amount Refunded,Type,Reference Txn ID,Name\n1,11/2/2026,100,50,Payment,,Ada\n2,11/5/2026,-30,Refund,1,Ada\n3,11/6/2026,-20,Refund,1,Ada'.replaceAll(
        ',Refund,',
        ',,Refund,',
      ),
    );
    expect(gifts).toEqual(['2 2026-11-02 10000-5000 on 2026-11-06']);
  });

  test('of the whole gift leave it out, and both lines say why', async () => {
    const { gifts, left, file } = await read(
      `${REFUNDS}\n1,11/2/2026,100.00,Payment,,Completed,Ada\n2,11/5/2026,-100.00,Payment Refund,1,Completed,Ada`,
    );
    expect(gifts).toEqual([]);
    expect(left).toEqual(['2 refunded', '3 refund of 2']);
    expect(file.leftOut[0]?.refund).toEqual({ externalId: '1', cents: 10_000 });
  });

  test('of a payment that is not in the file are left out, and looked up by its number', async () => {
    const { left, file } = await read(`${REFUNDS}\n2,11/5/2026,-100.00,Payment Refund,7,Completed,Ada`);
    expect(left).toEqual(['2 refund']);
    expect(file.leftOut[0]?.refund).toEqual({ externalId: '7', cents: 10_000 });
  });

  test('that cannot be are wrong, and their gift is not imported either', async () => {
    const more = await read(`${REFUNDS}\n1,11/2/2026,100,,,,Ada\n2,11/5/2026,-130,Refund,1,,Ada`);
    expect([more.gifts, more.wrong]).toEqual([[], ['2 refunded too-much', '3 refunded too-much']]);
    const early = await read(`${REFUNDS}\n1,11/2/2026,100,,,,Ada\n2,11/1/2026,-30,Refund,1,,Ada`);
    expect([early.gifts, early.wrong]).toEqual([[], ['2 refunded early', '3 refunded early']]);
  });

  test.each([
    ['60.00', '11/12/2026', 'Paid', '10000-6000 on 2026-11-12'],
    ['($60.00)', '', 'Partially refunded', '10000-6000 on 2026-11-02'],
    ['-60', '', 'Refunded', '10000-6000 on 2026-11-02'],
    ['0.00', '', 'Paid', '10000'],
    ['No', '', 'Paid', '10000'],
    ['', '', '', '10000'],
  ])('in a column (%j on %j, %j) give %s', async (refunded, on, status, expected) => {
    const { gifts } = await read(
      `ID,Date,Amount,Amount Refunded,Refund Date,Status,Name\n1,11/2/2026,100,${refunded},${on},${status},Ada`,
    );
    expect(gifts).toEqual([`2 2026-11-02 ${expected}`]);
  });

  test.each([
    ['100.00', 'Paid', ['2 refunded'], []],
    ['', 'Refunded', ['2 refunded'], []],
    ['Yes', 'Paid', ['2 refunded'], []],
    ['', 'Partially refunded', [], ['2 refunded missing']],
    ['120', 'Paid', [], ['2 refunded too-much']],
    ['some', 'Paid', [], ['2 refunded invalid']],
  ])('never count in full in silence (%j, %j)', async (refunded, status, left, wrong) => {
    const found = await read(
      `ID,Date,Amount,Refunded,Status,Name\n1,11/2/2026,100,${refunded},${status},Ada`,
    );
    expect([found.gifts, found.left, found.wrong]).toEqual([[], left, wrong]);
  });
});

describe('currencies', () => {
  test.each([
    ['a column', 'ID,Date,Amount,Currency,Name\n1,11/2/2026,5,cad,Ada', 'CAD'],
    ['the head', 'ID,Date,Amount (CAD),Name\n1,11/2/2026,5,Ada', 'CAD'],
    ['a code beside the amount', `${HEAD}\n1,11/2/2026,5.00 EUR,Ada`, 'EUR'],
    ['a sign', `${HEAD}\n1,11/2/2026,£5.00,Ada`, '£'],
    ['a sign of other dollars', `${HEAD}\n1,11/2/2026,C$5.00,Ada`, 'C$'],
    ['a sign against the column', 'ID,Date,Amount,Currency,Name\n1,11/2/2026,€5,USD,Ada', '€'],
  ])('by %s are named, and never taken for dollars', async (_, text, currency) => {
    const { gifts, left, file } = await read(text);
    expect([gifts, left]).toEqual([[], ['2 currency']]);
    expect(file.leftOut[0]?.text).toContain(currency);
  });

  test.each(['USD', 'usd', 'US$', '$', 'US Dollar', 'U.S. Dollars'])('%s is ours', async (currency) => {
    expect((await read(`ID,Date,Amount,Currency,Name\n1,11/2/2026,5,${currency},Ada`)).gifts).toEqual([
      '2 2026-11-02 500',
    ]);
  });

  test('that differ from line to line are told apart', async () => {
    const { gifts, left } = await read(
      'ID,Date,Amount,Currency,Name\n1,11/2/2026,5,USD,Ada\n2,11/2/2026,6,MXN,Li\n3,11/2/2026,7,,Eve\n4,11/2/2026,8,GBP,Ida',
    );
    expect(gifts).toEqual(['2 2026-11-02 500', '4 2026-11-02 700']);
    expect(left).toEqual(['3 currency', '5 currency']);
  });
});

describe('lines that are no gift', () => {
  test.each([
    ['Withdrawal', 'payout'],
    ['Payout', 'payout'],
    ['stripe_fee', 'fee'],
    ['Chargeback Fee', 'fee'],
    ['General Currency Conversion', 'other'],
    ['Account Hold for Open Authorization', 'other'],
    ['refund', 'refund'],
  ])('are left out by their type (%s: %s)', async (type, why) => {
    const { gifts, left } = await read(
      `ID,Date,Amount,Type,Name\n1,11/2/2026,5,Donation Payment,Ada\n2,11/2/2026,-5,${type},`,
    );
    expect([gifts, left]).toEqual([['2 2026-11-02 500'], [`3 ${why}`]]);
  });

  test('are known by the numbers of Stripe, as where one payment stands as charge and as payout', async () => {
    const { gifts, left } = await read(
      `${HEAD}\nch_1,11/2/2026,100.00,Ada\npo_1,11/4/2026,97.10,\nre_2,11/4/2026,5.00,`,
    );
    expect([gifts, left]).toEqual([['2 2026-11-02 10000'], ['3 payout', '4 refund']]);
  });

  test('the same number as charge and as payout without a type is named', async () => {
    const { gifts, wrong } = await read(`${HEAD}\n1,11/2/2026,100.00,Ada\n1,11/4/2026,97.10,Ada`);
    expect([gifts, wrong]).toEqual([['2 2026-11-02 10000'], ['3 externalId duplicate']]);
  });

  test('sums, amounts of 0 and footers are left out', async () => {
    const { gifts, left, wrong } = await read(
      `${HEAD}\n1,11/2/2026,5,Ada\n2,11/2/2026,0.00,Li\n,,,\nTotal,,5.00,\n,,,Grand total\nGenerated by Ada`,
    );
    expect([gifts, left, wrong]).toEqual([
      ['2 2026-11-02 500'],
      ['3 nothing', '5 total', '6 total', '7 blank'],
      [],
    ]);
  });

  test('a dispute that is open or lost leaves its payment out, one that was won does not', async () => {
    const { gifts, left } = await read(
      'ID,Date,Amount,Status,Dispute Status,Name\n1,11/2/2026,5,Paid,needs_response,Ada\n2,11/2/2026,6,Paid,won,Li\n3,11/2/2026,7,Chargeback,,Eve',
    );
    expect([gifts, left]).toEqual([['3 2026-11-02 600'], ['2 disputed', '4 disputed']]);
  });
});

test('columns of a form’s own questions are not taken for those of the payment', async () => {
  const { found, gifts, table } = await read(
    'id,Created (UTC),created,Amount,Statement Descriptor,Status,id (metadata),status (metadata),Amount (net)\n' +
      'ch_1,2026-01-01 06:30,2025-12-31 22:30,5,SHOES,Paid,7,new,4\nch_2,2026-01-02 06:30,2026-01-01 22:30,6,SHOES,Paid,8,,5',
  );
  const columnOf = (at: number | null | undefined) => table?.columns[at ?? -1];
  expect(found?.doubled).toEqual([]);
  expect([found?.choice.externalId, found?.choice.receivedOn, found?.choice.status].map(columnOf)).toEqual([
    'id',
    'Created (UTC)',
    'Status',
  ]);
  expect(gifts).toEqual(['2 2025-12-31 500', '3 2026-01-01 600']);
});

test('a type that says how people paid is the method', async () => {
  const { file } = await read(
    'ID,Date,Amount,Type,Name\n1,11/2/2026,5,Check,Ada\n2,11/2/2026,5,Bank transfer,Li',
  );
  expect(file.rows.map(({ method }) => method)).toEqual(['check', 'transfer']);
});

test.each([
  ['First Name,Last Name', 'Ada,Nowak', 'Ada Nowak'],
  ['Name,Last Name', 'Ada,Nowak', 'Ada Nowak'],
  ['Name,First Name,Last Name', 'Dr. Ada Nowak,Ada,Nowak', 'Dr. Ada Nowak'],
  ['Donor First Name,Donor Last Name', 'n/a,Nowak', 'Nowak'],
  ['First Name,Last Name,Company', ',,Juniper Shoes LLC', 'Juniper Shoes LLC'],
  ['Name', '-', 'Anonymous'],
])('the donor of the columns %s is joined from %s', async (heads, cells, donor) => {
  const { file } = await read(`ID,Date,Amount,${heads}\n1,11/2/2026,5,${cells}`);
  expect(file.rows.map((row) => row.donor.name)).toEqual([donor]);
});

test.each([
  ['\u200Bada@mail.example', 'ada@mail.example', []],
  ['ada@mail\u00AD.example\uFEFF', 'ada@mail.example', []],
  ['ada at mail', '', ['email']],
  ['', '', []],
])('the email cell %j is %j', async (cell, email, remarks) => {
  const { file } = await read(`ID,Date,Amount,Name,Email\n1,11/2/2026,5,Ada,${cell}`);
  expect(file.rows.map((row) => row.donor.email)).toEqual([email]);
  expect(file.rows[0]?.remarks.map(({ kind }) => kind)).toEqual(remarks);
});

test.each([
  ['"=""000123"""', '000123'],
  ["'000123", '000123'],
  ['\u200B000123 ', '000123'],
])('the number %j is %s', async (cell, number) => {
  expect((await read(`${HEAD}\n${cell},11/2/2026,5,Ada`)).file.rows[0]?.externalId).toBe(number);
});

describe('statuses', () => {
  test.each([
    ['Captured', true],
    ['Cleared', true],
    ['Deposited', true],
    ['Approved', true],
    ['Publish', true],
    ['succeeded', true],
    ['Authorized', false],
    ['requires_payment_method', false],
    ['Something else', false],
  ])('%s is money that came: %s', async (status, came) => {
    const { gifts, left } = await read(`ID,Date,Amount,Status,Name\n1,11/2/2026,5,${status},Ada`);
    expect([gifts.length, left]).toEqual(came ? [1, []] : [0, ['2 status']]);
  });

  test.each([
    ['State', 'Succeeded', 'Failed', 1],
    ['Result', 'Succeeded', 'Failed', 1],
    ['State', 'NV', 'CA', 2],
    ['Recurring Status', 'Completed', 'Failed', 2],
  ])('a column %s with %s and %s leaves %i gifts', async (head, one, other, count) => {
    const { gifts } = await read(
      `ID,Date,Amount,${head},Name\n1,11/2/2026,5,${one},Ada\n2,11/3/2026,5,${other},Li`,
    );
    expect(gifts).toHaveLength(count);
  });
});

describe('the table of a file', () => {
  test.each([0, 1, 29])('is found below %i other lines', async (count) => {
    const above = Array.from({ length: count }, (_, at) => `Report ${at},of somebody`);
    const { gifts, table } = await read([...above, HEAD, 'T-1,11/2/2026,5,Ada'].join('\n'));
    expect(gifts).toEqual([`${count + 2} 2026-11-02 500`]);
    expect(table?.headLine).toBe(count + 1);
  });

  test('is found below 30 empty lines, and its lines keep their numbers', async () => {
    expect((await read(`${'\n'.repeat(30)}${HEAD}\nT-1,11/2/2026,5,Ada`)).gifts).toEqual([
      '32 2026-11-02 500',
    ]);
    expect(await failureOf('\n'.repeat(30))).toEqual({ code: 'no-lines', line: 0 });
    expect(await failureOf(HEAD)).toEqual({ code: 'no-lines', line: 0 });
  });

  test.each([
    ['T-1,11/2/2026,5,Ada\nT-2,11/3/2026,5,Li', { code: 'no-head', line: 0 }],
    ['ada@mail.example;2026-11-02;10.00\nli@mail.example;2026-11-03;5.00', { code: 'no-head', line: 0 }],
    [
      `${HEAD}\nT-1,11/2/2026,5,Ada\nPayment ID,Name,Amount,Date\nT-2,Li,5,11/3/2026`,
      { code: 'two-heads', line: 3 },
    ],
    [
      `${Array.from({ length: 501 }, (_, at) => `Column${at}`).join(',')}\n1,2`,
      { code: 'many-columns', line: 0 },
    ],
    [`${HEAD}\nT-1,11/2/2026,5,"Ada`, { code: 'corrupt', line: 2 }],
    [`${HEAD}\nT-1,11/2/2026,5,Ada\nT-2,11/2/2026,5,"Li" Wei`, { code: 'corrupt', line: 3 }],
  ])('is refused with its reason: %j', async (text, failure) => {
    expect(await failureOf(text)).toEqual(failure);
  });

  test('may name its columns twice in the same way, as files have that were put together', async () => {
    const { gifts, left } = await read(`${HEAD}\nT-1,11/2/2026,5,Ada\n${HEAD}\nT-2,11/3/2026,5,Li`);
    expect([gifts, left]).toEqual([['2 2026-11-02 500', '4 2026-11-03 500'], ['3 head']]);
  });

  test('with two different columns of one name chooses neither', async () => {
    const { found } = await readGifts('ID,Date,Amount,Name,Amount\n1,11/2/2026,5,Ada,6');
    expect([found?.choice.cents, found?.doubled]).toEqual([null, ['Amount']]);
    const same = await readGifts('ID,Date,Amount,Name,Amount\n1,11/2/2026,5,Ada,5');
    expect([same.found?.choice.cents, same.found?.doubled]).toEqual([2, []]);
  });

  test.each([';', ',', '\t', '|'])('may name its separator %j', async (separator) => {
    const lines = [HEAD, 'T-1,11/2/2026,5,"Nowak, Ada"'].map((line) => line.replace(/,(?! )/g, separator));
    const { file } = await read([`sep=${separator}`, ...lines].join('\r\n'));
    expect(file.rows).toMatchObject([{ line: 3, donor: { name: 'Nowak, Ada' } }]);
  });

  test('may have 200 columns and cells of 10,000 letters: what is used of them is named', async () => {
    const heads = Array.from({ length: 200 }, (_, at) => `Extra ${at}`);
    const long = 'x'.repeat(10_000);
    const { gifts, wrong } = await read(
      [
        `${HEAD},Note,${heads.join(',')}`,
        `T-1,11/2/2026,5,Ada,,${heads.map(() => long.slice(0, 100)).join(',')}`,
        `T-2,11/2/2026,5,${long},,`,
        `T-3,11/2/2026,5,Li,${long},`,
        `T-4,11/2/2026,5,Eve,${long.slice(0, 5_000)},${long}`,
        `T-5,11/2/2026,${long},Ida,,`,
      ].join('\n'),
    );
    expect(gifts).toEqual(['2 2026-11-02 500', '5 2026-11-02 500']);
    expect(wrong).toEqual(['3 name too-long', '4 note too-long', '6 cents too-long', '6 cents invalid']);
  });
});

property.prop([
  fc.array(
    fc.array(
      fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('-5', '5', '11/2/2026', 'Refund', 'T-1', 'USD')),
    ),
    {
      maxLength: 8,
    },
  ),
])('of every line it is said what becomes of it, whatever stands there', async (rows) => {
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const { file, table } = await readGifts(
    [
      'Transaction ID,Date,Amount,Name,Type,Refund Of,Currency,Status',
      'T-0,11/2/2026,5,Ada,,,,',
      ...quoted,
    ].join('\n'),
  );
  if (!file || !table) return;
  const told = new Set(
    [...file.rows, ...file.faults, ...file.leftOut, ...file.refunds, ...file.repeated].map(
      ({ line }) => line,
    ),
  );
  expect(table.rows.filter(({ line }) => !told.has(line))).toEqual([]);
});
