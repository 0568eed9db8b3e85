import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { receiptWords } from '../../../src/core/receipts/receipt-words';
import { PrintedReceipt } from '../../../src/ui/receipts/printed-receipt';
import { aStatement } from '../../support/receipt-builder';

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('the statement of a year says everything that it has to say', () => {
  render(<PrintedReceipt receipt={aStatement()} />);
  const page = screen.getByRole('article', { name: 'Statement of gifts in 2026' });
  const said = page.textContent ?? '';
  for (const text of [
    'Footpath Shoe Relief',
    '100 Example Way, Las Vegas, NV 89101',
    'EIN 12-3456789',
    'Receipt number2026-0012',
    'Issued onJan 4, 2027',
    'Year2026',
    'DonorRosa Delgado7 Desert Road, Las Vegas, NV 89101',
    'No goods or services were provided in exchange for the other contributions.',
    'to the extent allowed by law',
    'Signed: Tess Ledger, Treasurer',
    'hello@fsr.example, 702-555-0100',
  ])
    expect(said).toContain(text);
  // The sentence about an excess says what the law limits; nothing else says that a gift is deductible.
  expect(said.replace(receiptWords.excess, '')).not.toMatch(/(is|are) (tax-)?deductible/);

  const [moneyTable, goodsTable] = within(page).getAllByRole('table') as [HTMLElement, HTMLElement];
  expect(within(moneyTable).getAllByRole('row').map(cells)).toEqual([
    ['Date', 'Paid by', 'Given', 'Went back', 'Amount'],
    ['Feb 3, 2026', 'Cash', '$40.50', '$0.00', '$40.50'],
    [
      'May 9, 2026In return: Dinner for two. Estimated value $75.00 (good-faith estimate).',
      'Check',
      '$200.00',
      '$0.00',
      '$200.00',
    ],
    ['Dec 31, 2026Payments may have sent its own receipt.', 'Card', '$100.00', '$25.25', '$74.75'],
    ['Total', '$315.25'],
    ['Estimated value of what was provided in return', '$75.00'],
    ['Amount above that value', '$240.25'],
  ]);
  expect(within(goodsTable).getAllByRole('row').map(cells)).toEqual([
    ['Date', 'Description', 'Count'],
    ['Nov 10, 2026', 'Work boots', '5'],
  ]);
  expect(goodsTable.textContent).not.toContain('$');
});

test('a receipt in Spanish has its labels and days in Spanish, and what the law asks for in English', () => {
  const statement = aStatement();
  const voided = { on: '2027-01-05', cause: 'refund', reason: 'Misspelled.', replacedBy: null } as const;
  const text = { ...statement.text, language: 'es' } as const;
  render(<PrintedReceipt receipt={{ ...statement, text, state: 'voided', voided }} />);
  const receipt = screen.getByRole('article', { name: 'Resumen anual de donaciones de 2026' });
  expect(receipt).toHaveAttribute('lang', 'es');
  const [moneyTable, goodsTable] = within(receipt).getAllByRole('table') as [HTMLElement, HTMLElement];
  expect(within(moneyTable).getAllByRole('row').map(cells)).toEqual([
    ['Fecha', 'Forma de pago', 'Donado', 'Devuelto', 'Cantidad'],
    ['3 feb 2026', 'Efectivo', '$40.50', '$0.00', '$40.50'],
    [
      '9 may 2026A cambio: Dinner for two. Valor estimado $75.00 (estimación de buena fe).',
      'Cheque',
      '$200.00',
      '$0.00',
      '$200.00',
    ],
    [
      '31 dic 2026Es posible que Payments haya enviado su propio recibo.',
      'Tarjeta',
      '$100.00',
      '$25.25',
      '$74.75',
    ],
    ['Total', '$315.25'],
    ['Valor estimado de lo que se dio a cambio', '$75.00'],
    ['Cantidad por encima de ese valor', '$240.25'],
  ]);
  expect(within(goodsTable).getAllByRole('row').map(cells)).toEqual([
    ['Fecha', 'Descripción', 'Unidades'],
    ['10 nov 2026', 'Work boots', '5'],
  ]);
  expect(receipt.textContent).toContain(
    'Este recibo se anuló y no es válido. Se anuló el 5 ene 2027. Se devolvió dinero de una donación. Misspelled.',
  );
  for (const sentence of [text.inReturn.sentence, ...text.notes])
    expect(screen.getByText(sentence).closest('[lang]')).toHaveAttribute('lang', 'en');
  for (const typed of ['Work boots', 'Dinner for two.', text.organization.address])
    expect(screen.getByText(typed)).toHaveAttribute('lang', '');
});

test('a voided receipt says so, and why', () => {
  const voided = { on: '2027-01-05', cause: 'person', reason: 'Misspelled.', replacedBy: null } as const;
  render(<PrintedReceipt receipt={{ ...aStatement(), state: 'voided', voided }} />);
  expect(screen.getByText(/was voided and does not count/).parentElement).toHaveTextContent(
    'This receipt was voided and does not count. Voided on Jan 5, 2027. Misspelled.',
  );
});
