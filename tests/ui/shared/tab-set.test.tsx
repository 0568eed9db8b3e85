import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TabSet } from '../../../src/ui/shared/tabs/tab-set';

type Key = 'one' | 'two' | 'three';

const TABS = (['one', 'two', 'three'] as const).map((key) => ({
  key,
  label: key,
  mounted: 'while-open' as const,
  children: `What ${key} holds`,
}));

function show() {
  const asked = vi.fn<(key: Key) => void>();
  const tabSet = (active: Key) => <TabSet label="Parts" tabs={TABS} active={active} onChange={asked} />;
  const { rerender } = render(tabSet('one'));
  return { asked, open: (key: Key) => rerender(tabSet(key)) };
}

const tab = (name: Key) => screen.getByRole('tab', { name });

test('an arrow key asks for the next tab, round the ends, and the focus follows when it is open', async () => {
  const { asked, open } = show();
  await userEvent.tab();
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(asked).toHaveBeenLastCalledWith('three');
  // A question may stand between the key and the tab, and its answer be no.
  expect(tab('one')).toHaveFocus();
  open('three');
  expect(tab('three')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(asked).toHaveBeenLastCalledWith('one');
});

test('what gives the focus back to a tab that was closed meanwhile leads to the open one', () => {
  const { open } = show();
  open('two');
  expect(document.body).toHaveFocus();
  act(() => tab('one').focus());
  expect(tab('two')).toHaveFocus();
});

test('a question that took the focus and went with its answer leaves it on the tab that is open now', async () => {
  const { open } = show();
  await userEvent.click(tab('one'));
  await userEvent.keyboard('{ArrowRight}');
  act(() => tab('one').blur());
  open('two');
  expect(tab('two')).toHaveFocus();
});

test('a press opens a tab and leaves the focus on it', async () => {
  const { asked, open } = show();
  await userEvent.click(tab('two'));
  expect(asked).toHaveBeenLastCalledWith('two');
  open('two');
  expect(tab('two')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('What two holds');
});
