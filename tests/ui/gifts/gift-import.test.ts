import { expect, inject, test } from 'vitest';
import { PapaparseCsvReader } from '../../../src/adapters/papaparse/papaparse-csv-reader';
import type { GiftBook } from '../../../src/core/gifts/gifts.api';
import { LAS_VEGAS, UTC } from '../../../src/core/gifts/import/zones';
import { fail, ok } from '../../../src/core/shared/result';
import { GiftImportViewModel } from '../../../src/ui/gifts/import/gift-import.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { settingsToRead } from '../../support/kept-settings';
import { providerFile } from '../../support/provider-files';
import { simulatedGiftBook } from '../../support/simulated-gift-book';

const fileOf = (bytes: Uint8Array) => ({
  name: 'gifts.csv',
  size: bytes.length,
  arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
});

/** The dialog of imports over an empty gift book, on November 21, 2026 in Las Vegas. */
function setUp(change: (book: GiftBook) => Partial<GiftBook> = () => ({})) {
  const time = new FakeTime();
  const ids = new CountingIds();
  const { book: all, kept } = simulatedGiftBook({ time, ids });
  const book: GiftBook = new Proxy<GiftBook>(all, {
    get: (target, name: keyof GiftBook) => changed[name] ?? target[name].bind(target),
  });
  const changed = change(all);
  const toasts = new ToastViewModel(time, time);
  const viewModel = new GiftImportViewModel({
    giftBook: book,
    settingsStore: settingsToRead(),
    readCampaigns: { all: async () => ok([]) },
    csvReader: new PapaparseCsvReader(),
    toasts,
    idSource: ids,
    clock: time,
  });
  const open = (bytes: Uint8Array) => time.run(viewModel.open(fileOf(bytes)));
  const remarks = () =>
    viewModel.lines.flatMap(({ line, kind, remark }) => (kind === 'wrong' ? [`${line} ${remark}`] : []));
  return { time, viewModel, toasts, open, remarks, kept };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const HEAD = 'Transaction ID,Date,Donor Name,Email,Amount';

test.each([
  [
    'a negative amount',
    `${HEAD}\nX-1,2026-01-05,Ada,,-5`,
    ['2 Amount: is negative; record a refund on the gift instead: -5'],
  ],
  ['a decimal comma', `${HEAD}\nX-1,2026-01-05,Ada,,"1.234,50"`, ['2 Amount: cannot be read: 1.234,50']],
  ['a formula as an amount', `${HEAD}\nX-1,2026-01-05,Ada,,=10+5`, ['2 Amount: cannot be read: =10+5']],
  [
    'a number that stands twice with other amounts',
    `${HEAD}\nX-1,2026-01-05,Ada,,5\nX-1,2026-01-05,Ada,,6`,
    ['3 Transaction ID: is also on line 2, with a different gift: X-1'],
  ],
  [
    'days that cannot be or are still to come',
    `${HEAD}\nX-1,31/12/2026,Ada,,5\nX-2,2026-11-22,Ada,,5`,
    [
      '2 Date: has the day before the month; export it with the month first, or as 2026-12-31: 31/12/2026',
      '3 Date: is in the future: 2026-11-22',
    ],
  ],
  [
    'a line after a quote over two lines',
    `${HEAD},Note\nX-1,2026-01-05,Ada,,5,"one\ntwo"\nX-2,2026-01-05,Ada,,-5,`,
    ['4 Amount: is negative; record a refund on the gift instead: -5'],
  ],
  [
    'semicolons and an empty line',
    'Transaction ID;Date;Donor Name;Amount\n\nX-1;2026-01-05;;$ -5',
    ['3 Amount: is negative; record a refund on the gift instead: $ -5'],
  ],
  ['a missing cell', `${HEAD}\nX-1,2026-01-05,Ada`, ['2 Amount: is missing']],
])('%s is named by line and column, and nothing is imported', async (_, text, expected) => {
  const { viewModel, open, remarks, kept, time } = setUp();
  await open(utf8(text));
  expect(remarks()).toEqual(expected);
  expect(await time.run(viewModel.import())).toBe(false);
  expect(kept()).toEqual([]);
});

test('a file with other columns says which are missing, and can be read once they are chosen', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(utf8('Beleg,Tag,Wer,Betrag\nX-1,2026-01-05,Ada,5'));
  expect(viewModel.missing).toEqual(['externalId', 'receivedOn', 'cents']);
  expect(viewModel.isMapping).toBe(true);
  expect(await time.run(viewModel.import())).toBe(false);
  for (const [column, field] of (['externalId', 'receivedOn', 'name', 'cents'] as const).entries())
    await time.run(viewModel.choose(field, column));
  expect(viewModel.missing).toEqual([]);
  // The panel does not shut after the last choice.
  expect(viewModel.isMapping).toBe(true);
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept()).toMatchObject([{ cents: 500, donor: { name: 'Ada' } }]);
});

const NAMES = 'Кира Соколова, Nguyễn Thị Hoa, 李 明, محمد علي, שרה כהן, นภา, 👟 Shoe';
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1)
    new DataView(bytes.buffer).setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
};

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', (text: string) => utf8(`\uFEFF${text}`)],
  ['UTF-16', utf16],
])(
  'names of every script arrive in %s to the letter, with amounts as people write them',
  async (_, encode) => {
    const { viewModel, open, kept, time } = setUp();
    const lines = NAMES.split(', ').map((name, index) => `X-${index};2026-01-05;"${name}";1,234.50`);
    await open(encode(['ID;Date;Name;Amount', ...lines, 'X-9;2026-01-05;Last;$ 10'].join('\r\n')));
    expect(await time.run(viewModel.import())).toBe(true);
    expect(kept().map(({ donor }) => donor.name)).toEqual([...NAMES.split(', '), 'Last']);
    expect(kept().map(({ cents }) => cents)).toEqual([...NAMES.split(', ').map(() => 123_450), 1_000]);
  },
);

test('letters of older Windows programs arrive, and names that look like formulas stay names', async () => {
  const { viewModel, open, kept, time } = setUp();
  const text = `${HEAD}\nX-1,2026-01-05,=HYPERLINK(1),,5\nX-2,2026-01-05,Siobhan,,5`;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  bytes[text.indexOf('Siobhan') + 5] = 0xe1;
  await open(bytes);
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept().map(({ donor }) => donor.name)).toEqual(['=HYPERLINK(1)', 'Siobhán']);
});

test('the same file twice changes nothing the second time', async () => {
  const { viewModel, open, kept, time } = setUp();
  const file = utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5\nX-1,2026-01-05,Ada,,5\nX-2,2026-01-05,Li,,6`);
  await open(file);
  expect(await time.run(viewModel.import())).toBe(true);
  const once = kept();
  expect(once.map(({ cents }) => cents)).toEqual([500, 600]);
  await open(file);
  expect(viewModel.lines.map(({ line, kind, remark }) => [line, kind, remark])).toEqual([
    [2, 'known', 'Is here already and stays as it is'],
    [3, 'left', 'Repeats line 2 word for word, and counts once'],
    [4, 'known', 'Is here already and stays as it is'],
  ]);
  await time.run(viewModel.import());
  expect(kept()).toEqual(once);
});

test('December 31 at 23:59 in Las Vegas is the old year, whatever zone the file is written in', async () => {
  const { viewModel, open, kept, time } = setUp();
  const days = ['2025-12-31 23:59', '2026-01-01T07:59:59Z', '12/31/2025 11:59 PM', '2026-01-01T08:00:00Z'];
  await open(utf8(`${HEAD}\n${days.map((day, index) => `X-${index},${day},Ada,,5`).join('\n')}`));
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept().map(({ receivedOn }) => receivedOn)).toEqual([
    '2025-12-31',
    '2025-12-31',
    '2025-12-31',
    '2026-01-01',
  ]);
});

const large = (lines: number) =>
  utf8(
    [HEAD, ...Array.from({ length: lines }, (_, index) => `B-${index},2026-02-03,Donor ${index},,1`)].join(
      '\n',
    ),
  );

test('ten thousand lines are checked step by step; stopped on the way, nothing of them is kept', async () => {
  const { viewModel, kept, time } = setUp();
  const bytes = large(10_000);
  const opened = viewModel.open(fileOf(bytes));
  await time.advance(1_000);
  const before = viewModel.outcomes.length;
  await time.advance(1_000);
  expect(before).toBeGreaterThan(0);
  expect(viewModel.outcomes.length).toBeGreaterThan(before);
  expect(viewModel.outcomes.length).toBeLessThan(10_000);
  expect(viewModel.stage).toBe('checking');
  viewModel.stop();
  await time.run(opened);
  expect([viewModel.stage, viewModel.refusal]).toEqual(['choosing', 'stopped']);
  expect(kept()).toEqual([]);
});

const MANY = inject('fullMatrix') ? 10_000 : 2_000;

test('a file that is stopped while it is read is not checked either', async () => {
  const { time, viewModel } = setUp();
  const opened = viewModel.open(fileOf(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`)));
  expect(viewModel.stage).toBe('reading');
  viewModel.stop();
  await time.run(opened);
  expect([viewModel.stage, viewModel.refusal, viewModel.lines]).toEqual(['choosing', 'stopped', []]);
});

test('thousands of lines are kept all at once, or, stopped while they are saved, not at all', async () => {
  const { viewModel, open, kept, time } = setUp();
  const bytes = large(MANY);
  await open(bytes);
  const importing = viewModel.import();
  await time.advance(1);
  expect(viewModel.stage).toBe('saving');
  viewModel.stop();
  expect(await time.run(importing)).toBe(false);
  expect(kept()).toEqual([]);
  // What it was compared with still holds: leaving the provider's field as it was takes neither lines nor button away.
  void viewModel.checkAgain();
  expect([viewModel.stage, viewModel.refusal]).toEqual(['ready', 'stopped']);
  await open(bytes);
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept()).toHaveLength(MANY);
});

const stopWhileSaving = async (change: (book: GiftBook) => Partial<GiftBook>) => {
  const dialog = setUp(change);
  const { viewModel, time } = dialog;
  await dialog.open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
  const importing = viewModel.import();
  await time.advance(1);
  viewModel.stop();
  expect([viewModel.stage, viewModel.refusal]).toEqual(['stopping', null]);
  expect(await time.run(importing)).toBe(false);
  return dialog;
};

test('a stop that comes too late says that the gifts were kept', async () => {
  const { viewModel, kept } = await stopWhileSaving(() => ({
    undoImport: async () => fail({ code: 'conflict' }),
  }));
  expect([viewModel.stage, viewModel.refusal]).toEqual(['choosing', 'kept']);
  expect(kept()).toHaveLength(1);
});

test('a stop does not overtake the import: of an answer that got lost nothing is kept either', async () => {
  let asked = 0;
  const { viewModel, kept } = await stopWhileSaving((book) => ({
    import: async (...call) => {
      asked += 1;
      const answer = await book.import(...call);
      return asked === 1 ? fail({ code: 'unavailable' }) : answer;
    },
  }));
  expect(asked).toBe(2);
  expect(viewModel.refusal).toBe('stopped');
  expect(kept()).toEqual([]);
});

test('without a connection a stop does not say that nothing was kept', async () => {
  const { viewModel } = await stopWhileSaving((book) => ({
    import: async () => {
      await book.imports();
      return fail({ code: 'unavailable' });
    },
  }));
  expect(viewModel.refusal).toBe('unknown');
});

test('a dialog that was closed during a late stop leaves the truth in a toast', async () => {
  const { viewModel, toasts, open, time } = setUp(() => ({
    undoImport: async () => fail({ code: 'conflict' }),
  }));
  const end = viewModel.start();
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
  const importing = viewModel.import();
  await time.advance(1);
  end();
  await time.run(importing);
  expect(toasts.toast).toMatchObject({ variant: 'destructive', title: 'Not stopped' });
});

test('with one wrong line it is still said of every other line what would become of it', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
  await time.run(viewModel.import());
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5\nX-2,2026-01-05,Li,,-6\nX-3,2026-01-05,Eve,,7`));
  expect(viewModel.lines.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'known'],
    [3, 'wrong'],
    [4, 'new'],
  ]);
  expect(viewModel.stage).toBe('choosing');
  expect(await time.run(viewModel.import())).toBe(false);
  expect(kept()).toHaveLength(1);
});

test('a second wrong file takes the place of the first one, with its columns and lines', async () => {
  const { viewModel, open } = setUp();
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,-5`));
  expect(viewModel.lines).toHaveLength(1);
  await open(utf8('"'));
  expect(viewModel.refusal).toBe('corrupt');
  expect([viewModel.table, viewModel.choice, viewModel.file]).toEqual([null, null, null]);
  expect(viewModel.lines).toEqual([]);
  await open(utf8('Beleg,Tag\nX-1,2026-01-05'));
  expect(viewModel.refusal).toBeNull();
  expect(viewModel.table?.columns).toEqual(['Beleg', 'Tag']);
});

test('providers whose files came before are offered, each once', async () => {
  const { viewModel, open, time } = setUp();
  for (const name of ['Stripe', 'stripe', 'Square']) {
    viewModel.nameProvider(name);
    await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
    await time.run(viewModel.import());
  }
  const end = viewModel.start();
  await time.advance(5_000);
  expect([...viewModel.providers].sort()).toEqual(['Square', 'Stripe']);
  end();
});

test('leaving the name of the provider as it was keeps the button; another name compares the file again', async () => {
  const { viewModel, open, time } = setUp();
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
  void viewModel.checkAgain();
  expect(viewModel.stage).toBe('ready');
  await time.run(viewModel.import());
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,5`));
  expect(viewModel.lines).toMatchObject([{ kind: 'known' }]);
  viewModel.nameProvider('Another');
  await time.run(viewModel.checkAgain());
  expect(viewModel.lines).toMatchObject([{ kind: 'new' }]);
});

test('the lines of a file with faults stay while somebody leaves the name of the provider as it was', async () => {
  const { viewModel, open } = setUp();
  await open(utf8(`${HEAD}\nX-1,2026-01-05,Ada,,ten`));
  expect(viewModel.lines).toHaveLength(1);
  void viewModel.checkAgain();
  expect(viewModel.stage).not.toBe('checking');
  expect(viewModel.lines).toHaveLength(1);
});

test('more than ten thousand lines, or more than 10 MB, are refused', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(large(10_001));
  expect(viewModel.refusal).toBe('large');
  const unread = () => Promise.reject(new Error('It was read.'));
  await time.run(viewModel.open({ name: 'gifts.csv', size: 10 * 1024 * 1024 + 1, arrayBuffer: unread }));
  expect(viewModel.refusal).toBe('large');
  expect(kept()).toEqual([]);
});

const shown = ({ lines }: GiftImportViewModel) =>
  lines.map(({ line, kind, remark }) => `${line} ${kind}: ${remark}`.trim());

test('the file of PayPal brings its two gifts, and says of every line what becomes of it', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(providerFile('paypal-activity.csv'));
  expect(viewModel.foundColumns?.provider).toBe('PayPal');
  expect(shown(viewModel)).toEqual([
    '2 new:',
    '3 left: A payout or withdrawal, not a gift: General Withdrawal',
    '4 new: $250.00 went back on Nov 10, 2026 (line 5), and $1,000.00 counts.',
    '5 refund: $250.00 went back, and is recorded on line 4',
    '6 left: The file says: Pending',
  ]);
  expect([viewModel.leavable, viewModel.leavesOut]).toEqual([2, true]);
  viewModel.leaveOut(false);
  expect(await time.run(viewModel.import())).toBe(false);
  viewModel.leaveOut(true);
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept()).toMatchObject([
    { cents: 4_000, refund: null, donor: { name: 'Ines Pereira' } },
    { cents: 125_000, refund: { cents: 25_000, on: '2026-11-10' }, donor: { name: 'Owen Tran' } },
  ]);
});

test('the file of Stripe counts in the tax year of Las Vegas, and takes no other currency for dollars', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(providerFile('stripe-unified.csv'));
  expect(shown(viewModel)).toEqual([
    '2 new: 2026-01-01 06:30:00 (UTC) is Dec 31, 2025 in Las Vegas.',
    '3 new: $60.00 went back on Nov 12, 2026, and $40.00 counts.',
    '4 left: Another currency: 80.00 CAD',
  ]);
  await time.run(viewModel.takeConverted(true));
  expect(shown(viewModel)[2]).toBe('4 new: Converted by the file from 80.00 CAD.');
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept().map(({ receivedOn, cents }) => [receivedOn, cents])).toEqual([
    ['2025-12-31', 20_000],
    ['2026-11-10', 10_000],
    ['2026-11-11', 5_700],
  ]);
});

test('wrong lines are left out only with consent', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(providerFile('refund-in-parentheses.csv'));
  expect([viewModel.stage, viewModel.leavable, viewModel.leavesOut]).toEqual(['choosing', 1, false]);
  expect(await time.run(viewModel.import())).toBe(false);
  viewModel.leaveOut(true);
  expect(viewModel.stage).toBe('ready');
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept().map(({ cents }) => cents)).toEqual([123_456]);
});

test('where a day depends on it, the zone of a file’s times is asked about before anything is imported', async () => {
  const { viewModel, open, kept, time } = setUp();
  await open(utf8(`${HEAD}\nX-1,2026-01-01 06:30,Ada,,5\nX-2,2026-02-01 19:00,Li,,6`));
  expect([viewModel.asksZone, viewModel.stage, viewModel.lines]).toEqual([true, 'choosing', []]);
  expect(await time.run(viewModel.import())).toBe(false);
  await time.run(viewModel.readTimesIn(UTC));
  expect(viewModel.asksZone).toBe(false);
  expect(shown(viewModel)).toEqual(['2 new: 2026-01-01 06:30 (UTC) is Dec 31, 2025 in Las Vegas.', '3 new:']);
  await time.run(viewModel.readTimesIn(LAS_VEGAS));
  expect(await time.run(viewModel.import())).toBe(true);
  expect(kept().map(({ receivedOn }) => receivedOn)).toEqual(['2026-01-01', '2026-02-01']);
});

test('a refund of a gift that is here already is named, whichever way the file says it', async () => {
  const { viewModel, open, kept, time } = setUp();
  const head = 'ID,Date,Amount,Amount Refunded,Status,Type,Refund Of,Name';
  const gifts = ['1', '2', '3'].map((id) => `${id},11/2/2026,100,,Paid,Payment,,Ada`);
  await open(utf8([head, ...gifts].join('\n')));
  await time.run(viewModel.import());
  const later = [
    '1,11/2/2026,100,60,Paid,Payment,,Ada',
    '2,11/2/2026,100,100,Refunded,Payment,,Ada',
    '9,11/9/2026,-20,,Paid,Refund,3,Ada',
    '10,11/9/2026,-20,,Paid,Refund,8,Ada',
  ];
  await open(utf8([head, ...later].join('\n')));
  expect(shown(viewModel)).toEqual([
    '2 known: Is here already and stays as it is. Record on it that $60.00 went back.',
    '3 left: All of it went back. The file says: Refunded. The gift is here already: record the refund on it.',
    '4 left: A refund of a payment that isn’t in this file: Refund. The gift is here already: record the refund on it.',
    '5 left: A refund of a payment that isn’t in this file: Refund.',
  ]);
  expect(kept()).toHaveLength(3);
});

test.each([
  ['no head', 'X-1,2026-01-05,Ada,5\nX-2,2026-01-06,Li,6', 'no-head', 0],
  ['two heads', `${HEAD}\nX-1,2026-01-05,Ada,,5\nDate,Amount,Name\n2026-01-05,5,Li`, 'two-heads', 3],
  ['30 empty lines', '\n'.repeat(30), 'no-lines', 0],
  ['a broken quote', `${HEAD}\nX-1,2026-01-05,"Ada" Nowak,,5`, 'corrupt', 2],
])('a file with %s is refused with a sentence, and nothing of it is kept', async (_, text, refusal, line) => {
  const { viewModel, open, kept, time } = setUp();
  await open(utf8(text));
  expect([viewModel.refusal, viewModel.refusedLine]).toEqual([refusal, line]);
  expect(await time.run(viewModel.import())).toBe(false);
  expect(kept()).toEqual([]);
});
