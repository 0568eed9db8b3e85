import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Translation } from '../../../src/core/shared/translations/translation';
import { TranslationInput } from '../../../src/ui/shared/translation/translation-input';
import { inSpanish } from '../../support/content-builder';

const ENGLISH = 'Shoes for\nevery size.';
const CHANGED = 'The English text changed. Check the translation.';

interface HeldProps {
  readonly first: Translation | null;
  readonly english: string;
  readonly rows: number;
  readonly onValue: (value: Translation | null) => void;
}

function Held({ first, english, rows, onValue }: HeldProps) {
  const [value, setValue] = useState(first);
  const handleChange = (next: Translation | null) => {
    onValue(next);
    setValue(next);
  };
  return (
    <>
      <label htmlFor="title">Title in Spanish</label>
      <TranslationInput id="title" english={english} value={value} rows={rows} onChange={handleChange} />
    </>
  );
}

function show(first: Translation | null, english = ENGLISH, rows = 1) {
  const values: (Translation | null)[] = [];
  render(<Held first={first} english={english} rows={rows} onValue={(value) => values.push(value)} />);
  return { values, field: screen.getByRole('textbox', { name: 'Title in Spanish' }) };
}

test('the English text is above the Spanish field and describes it', () => {
  const { field } = show(null);
  expect(field).toHaveAttribute('lang', 'es');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(`In English: ${ENGLISH}`);
  expect(screen.getByText(/Shoes for/).compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('what is typed becomes a translation, and what is emptied none', async () => {
  const { field, values } = show(null);
  await userEvent.type(field, 'Sí');
  expect(values.at(-1)).toEqual(inSpanish('Sí', ENGLISH));
  await userEvent.clear(field);
  expect(values.at(-1)).toBeNull();
});

test('it says that the English text changed, until the Spanish one is said to fit', async () => {
  const { field, values } = show(inSpanish('Zapatos', 'Shoes'));
  expect(screen.getByText(CHANGED)).toBeVisible();
  expect(field).toHaveAccessibleDescription(`In English: ${ENGLISH} ${CHANGED}`);
  await userEvent.click(screen.getByRole('button', { name: 'It Still Fits' }));
  expect(values).toEqual([inSpanish('Zapatos', ENGLISH)]);
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a new Spanish text is for the English one of now', async () => {
  const { field, values } = show(inSpanish('Zapatos', 'Shoes'));
  await userEvent.type(field, '.');
  expect(values).toEqual([inSpanish('Zapatos.', ENGLISH)]);
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('without an English text it says so', () => {
  const { field } = show(null, ' ', 3);
  expect(field).toHaveAccessibleDescription('In English: No English text yet.');
  expect(field.tagName).toBe('TEXTAREA');
});

test('it is a field of Ant Design’s forms, too', async () => {
  let sent: unknown;
  render(
    <Form
      name="program"
      initialValues={{ es: { title: inSpanish('Zapatos', 'Shoes') } }}
      onFinish={(values) => {
        sent = values;
      }}
    >
      <Form.Item name={['es', 'title']} label="Title in Spanish" extra="Shown to visitors.">
        <TranslationInput english="Shoes" />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByLabelText('Title in Spanish');
  expect(field).toHaveValue('Zapatos');
  expect(field).toHaveAccessibleDescription('In English: Shoes Shown to visitors.');
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual({ es: { title: inSpanish('Zapatos!', 'Shoes') } });
});
