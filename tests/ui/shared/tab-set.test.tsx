import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TabSet } from '../../../src/ui/shared/tabs/tab-set';

const KEYS = ['one', 'two', 'three'] as const;
type Key = (typeof KEYS)[number];

const show = () =>
  render(
    <TabSet
      label="Parts"
      tabs={KEYS.map((key) => ({ key, label: key, children: <input aria-label={`What ${key} holds`} /> }))}
    />,
  );
const tab = (name: Key) => screen.getByRole('tab', { name });
const expectOpen = (name: Key) => {
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  expect(screen.getByRole('tabpanel')).toBe(screen.getByRole('tabpanel', { name }));
};

test('the keys open tabs, the arrows round the ends, and the focus follows', async () => {
  show();
  await userEvent.tab();
  expectOpen('one');
  for (const [key, name] of [
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowRight', 'two'],
    ['Home', 'one'],
    ['End', 'three'],
    ['a', 'three'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expectOpen(name);
  }
});

test('a press opens a tab and leaves the focus on it; what was typed elsewhere stays', async () => {
  show();
  await userEvent.type(screen.getByLabelText('What one holds'), 'Shoes');
  await userEvent.click(tab('two'));
  expectOpen('two');
  await userEvent.click(tab('one'));
  expect(screen.getByLabelText('What one holds')).toHaveValue('Shoes');
});
