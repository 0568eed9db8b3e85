import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PapaparseCsvReader } from '../../../src/adapters/papaparse/papaparse-csv-reader';
import { ok } from '../../../src/core/shared/result';
import { giftImportTexts } from '../../../src/ui/gifts/import/gift-import.texts';
import { GiftImportViewModel } from '../../../src/ui/gifts/import/gift-import.view-model';
import { ImportColumns, ImportNotes, ImportQuestions } from '../../../src/ui/gifts/import/gift-import-parts';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { settingsToRead } from '../../support/kept-settings';
import { providerFile } from '../../support/provider-files';
import { simulatedGiftBook } from '../../support/simulated-gift-book';

/** The part of the dialog between the file and its lines, with a file in it. */
async function setUp(content: Uint8Array | string, receiptsSince: number | null = null) {
  const { book, kept, time, ids } = simulatedGiftBook();
  const toasts = new ToastViewModel(time, time);
  const viewModel = new GiftImportViewModel({
    giftBook: book,
    settingsStore: settingsToRead(receiptsSince),
    readCampaigns: { all: async () => ok([]) },
    csvReader: new PapaparseCsvReader(),
    toasts,
    idSource: ids,
    clock: time,
  });
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const arrayBuffer = async () => bytes.slice().buffer as ArrayBuffer;
  const run = (work: Promise<void>) => act(() => time.run(work));
  await run(viewModel.open({ name: 'gifts.csv', size: bytes.length, arrayBuffer }));
  render(
    <>
      <ImportNotes viewModel={viewModel} />
      <ImportColumns viewModel={viewModel} isBusy={false} />
      <ImportQuestions viewModel={viewModel} isBusy={false} />
    </>,
  );
  const settle = () => act(() => time.advance(5_000));
  return { viewModel, settle, toasts, book: { kept } };
}

/** A text as a file that somebody chooses. */
function fileOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  return {
    name: 'gifts.csv',
    size: bytes.length,
    arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
  };
}

const columns = () => screen.getByText('Columns', { selector: 'summary' }).closest('details');

test('says what was found in the file of a provider, what is not in it, and which zone its times have', async () => {
  await setUp(providerFile('stripe-unified.csv'));
  expect(screen.getByText('This looks like a file from Stripe.')).toBeVisible();
  expect(screen.getByText(/^Found: .*Date in “Created date \(UTC\)”.*Donor in “Card Name”/)).toBeVisible();
  expect(screen.getByText('Not in the file: Phone, Address, Paid by, Campaign.')).toBeVisible();
  expect(
    screen.getByText('Times in this file are in UTC. Each gift counts on its day in Las Vegas.'),
  ).toBeVisible();
  expect(columns()).not.toHaveAttribute('open');
});

test('the columns panel stays open until the last column is chosen', async () => {
  const { settle } = await setUp('Beleg,Tag,Betrag,Wer\nX-1,2026-01-05,5,Ada');
  for (const [at, label] of ['Transaction ID', 'Date', 'Amount', 'Donor'].entries()) {
    expect(columns()).toHaveAttribute('open');
    fireEvent.change(screen.getByLabelText(label), { target: { value: String(at) } });
    await settle();
  }
  expect(columns()).toHaveAttribute('open');
  expect(screen.getByLabelText('Donor')).toHaveDisplayValue('Wer');
});

test('two columns of one name are told apart, and neither is taken', async () => {
  await setUp('ID,Date,Amount,Name,Amount\n1,11/2/2026,5,Ada,6');
  expect(screen.getByText(/Two columns with different values are both called Amount/)).toBeVisible();
  const options = [...(screen.getByLabelText('Amount') as HTMLSelectElement).options];
  expect(options.map(({ text }) => text)).toEqual([
    'Not in the file',
    'ID',
    'Date',
    'Amount (column 3)',
    'Name',
    'Amount (column 5)',
  ]);
});

test.each([
  ['paypal-activity.csv', 'Leave these 2 lines out', true],
  ['refund-in-parentheses.csv', 'Leave this line out', false],
])('%s has the box ‘%s’', async (name, label, isChecked) => {
  const { viewModel } = await setUp(providerFile(name));
  const box = screen.getByRole('checkbox', { name: label });
  expect((box as HTMLInputElement).checked).toBe(isChecked);
  fireEvent.click(box);
  expect(viewModel.leavesOut).toBe(!isChecked);
});

test('asks once where times without a zone are read', async () => {
  const { viewModel, settle } = await setUp('ID,Date,Amount,Name\n1,2026-01-01 06:30,5,Ada');
  expect(screen.getByRole('radiogroup', { name: /^Times in this file are in/ })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'UTC' }));
  await settle();
  expect(viewModel.lines[0]?.row?.receivedOn).toBe('2025-12-31');
});

const grants = (lines: number, method = 'Grant') =>
  [
    'ID,Date,Amount,Name,Method',
    ...Array.from({ length: lines }, (_, at) => `G-${at},2026-11-0${(at % 9) + 1},${at + 5},Ada,${method}`),
  ].join('\n');

test.each([
  [1, 'Line 2 looks like a grant. Import it without a tax receipt?'],
  [2, 'Lines 2 and 3 look like grants. Import them without a tax receipt?'],
  [3, 'Lines 2, 3 and 4 look like grants. Import them without a tax receipt?'],
  [5, 'Lines 2, 3, 4, 5 and 6 look like grants. Import them without a tax receipt?'],
  [12, '12 lines look like grants. Import them without a tax receipt?'],
])(
  'of %i lines that look like grants it asks one question, and the import waits for it',
  async (lines, asked) => {
    const { viewModel, settle, book } = await setUp(grants(lines));
    await settle();
    expect(screen.getByRole('group', { name: asked })).toBeVisible();
    expect(viewModel.stage).toBe('choosing');
    fireEvent.click(screen.getByRole('button', { name: 'With a Receipt' }));
    expect(viewModel.stage).toBe('ready');
    expect(viewModel.rows.map(({ receipt }) => receipt)).toEqual(Array.from({ length: lines }, () => 'owed'));
    const without = screen.getByRole('button', { name: 'Without a Receipt' });
    fireEvent.click(without);
    expect(without).toHaveAttribute('aria-pressed', 'true');
    expect(viewModel.lines[0]?.remark).toBe('Looks like a grant: Grant. Imported without a tax receipt.');
    const imported = viewModel.import();
    await settle();
    expect(await imported).toBe(true);
    const kept = book.kept().filter(({ origin }) => origin === 'import');
    expect(kept.map(({ receipt, noReceiptReason }) => [receipt, noReceiptReason])).toEqual(
      Array.from({ length: lines }, () => ['none', 'fund']),
    );
  },
);

test('lines that are here already are not asked about', async () => {
  const { viewModel, settle } = await setUp(grants(1));
  await settle();
  act(() => viewModel.takeGrants('with'));
  const imported = viewModel.import();
  await settle();
  await imported;
  const again = viewModel.open(fileOf(grants(1)));
  await settle();
  await again;
  expect(screen.queryByText(/looks like a grant/)).toBeNull();
  expect(viewModel.stage).toBe('ready');
});

test('an import says how many donors get a receipt by mail, each once', async () => {
  const lines = (emails: readonly string[]) =>
    ['ID,Date,Amount,Name,Email,Method,No tax receipt']
      .concat(emails.map((email, at) => `R-${at},2026-11-02,5,Ada,${email},card,`))
      .join('\n');
  const since = Date.UTC(2026, 10, 21, 12);
  const one = await setUp(lines(['ada@mail.example', 'ada@mail.example', '']), since);
  expect(one.viewModel.receiptDonors).toBe(1);
  expect(giftImportTexts.receipts(1)).toBe(
    '1 donor gets a receipt by mail. Once it is written, you can’t undo the import.',
  );
  const show = vi.spyOn(one.toasts, 'show');
  const importing = one.viewModel.import();
  await one.settle();
  expect(await importing).toBe(true);
  expect(show.mock.calls[0]?.[0].description).toBe(
    '3 gifts added, 0 settled. You can undo it under Import a file until its first receipt is written.',
  );
  const many = ['a', 'b', 'c'].map((name) => `${name}@mail.example`);
  expect((await setUp(lines(many), since)).viewModel.receiptDonors).toBe(3);
  expect(giftImportTexts.receipts(120)).toBe(
    '120 donors get a receipt by mail. Once the first one is written, you can’t undo the import.',
  );
  const old = lines(['ada@mail.example']).replace('2026-11-02', '2026-10-21');
  expect((await setUp(old, since)).viewModel.receiptDonors).toBe(0);
  const without = `${lines(['ada@mail.example'])}yes`;
  expect((await setUp(without, since)).viewModel.receiptDonors).toBe(0);
  expect((await setUp(lines(many))).viewModel.receiptDonors).toBe(0);
});

test('a file without questions asks none', async () => {
  await setUp(providerFile('state-of-address.csv'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});
