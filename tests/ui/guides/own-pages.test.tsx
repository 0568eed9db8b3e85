import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ResourcesPage } from '../../../src/ui/guides/own/resources-page';
import { TrainingPage } from '../../../src/ui/guides/own/training-page';
import { textsOf } from '../../support/cells';
import { guideDesk } from '../../support/guide-desk';

const address = () => document.querySelector('output')?.textContent;

test('a training to do is opened, read, and marked as done', async () => {
  const { show, user, toasts } = guideDesk({ role: 'volunteer' });
  show(<TrainingPage />);
  const toDo = within(await screen.findByRole('list', { name: 'To do' }));
  expect(textsOf(toDo.getByRole('listitem')).slice(0, 3)).toEqual([
    'Youth',
    'Required before shifts of Walk',
    '20 minutes',
  ]);
  const done = within(screen.getByRole('list', { name: 'Done' }));
  expect(textsOf(done.getByRole('listitem')).slice(0, 3)).toEqual([
    'Lifting',
    'Done on Jan 10, 2026',
    '20 minutes',
  ]);

  await user.click(toDo.getByRole('link', { name: 'Youth' }));
  expect(address()).toBe('/?guide=youth');
  expect(await screen.findByRole('heading', { level: 1, name: 'Youth' })).toHaveFocus();
  expect([screen.getByText('One.').tagName, screen.getByText('Two.').tagName]).toEqual(['P', 'P']);
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Please say that you have read it.')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'I have read this' });
  expect(box).toHaveFocus();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Nothing is required.')).toBeVisible();
  const doneNow = textsOf(screen.getByRole('list', { name: 'Done' }));
  expect(doneNow.slice(doneNow.indexOf('Youth'))[1]).toBe('Done on Nov 21, 2026');
  expect(toasts.toast).toMatchObject({ title: 'Training Done' });
  expect(address()).toBe('/');
});

test('what is done is read again without a form; a link leads to a new tab, and says so', async () => {
  const { show } = guideDesk({ role: 'volunteer', address: '/?guide=lifting' });
  show(<TrainingPage />);
  const link = await screen.findByRole('link', { name: 'See more at training.example (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument();
});

test('a training that does not exist says so, with the way back', async () => {
  const { show, user } = guideDesk({ role: 'volunteer', address: '/?guide=nowhere' });
  show(<TrainingPage />);
  await screen.findByText('This page does not exist, or you do not have access to it.', {
    selector: ':not([role], [role] > span)',
  });
  await user.click(screen.getByRole('button', { name: 'Back to training' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
});

test('resources stand below the numbers that everybody can call, by need, with when they were checked', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { show, user } = guideDesk({ role: 'beneficiary' });
  show(<ResourcesPage />);
  const food = within(await screen.findByRole('list', { name: 'Food' }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Call 2-1-1', 'tel:211'],
    ['Emergency: 9-1-1', 'tel:911'],
    ['Crisis: 9-8-8', 'tel:988'],
    ['702-555-0111', 'tel:7025550111'],
    ['702-555-0111', 'tel:7025550111'],
  ]);
  expect(food.getByText('Not checked since May 1, 2026: call first.')).toBeVisible();
  const shelter = within(screen.getByRole('list', { name: 'Shelter' }));
  expect(shelter.getByText('Checked on Nov 3, 2026')).toBeVisible();
  expect(screen.queryByText('Closed')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('somebody says once that a resource is wrong, and the focus stays with it', async () => {
  const { show, user } = guideDesk({ role: 'beneficiary' });
  show(<ResourcesPage />);
  const food = within(await screen.findByRole('list', { name: 'Food' }));
  expect(food.getByText('Thank you. Somebody will check it.')).toBeVisible();
  const wrong = screen.getAllByRole('button', { name: /^This is wrong/ });
  expect(wrong.map((button) => button.getAttribute('aria-label'))).toEqual(['This is wrong: Beds']);
  await user.click(wrong[0] as HTMLElement);
  const shelter = screen.getByRole('list', { name: 'Shelter' });
  expect(await within(shelter).findByText('Thank you. Somebody will check it.')).toBeVisible();
  expect(shelter).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).not.toBeInTheDocument();
});

test('the filters narrow the resources and stand in the address, without the words', async () => {
  const { show, user } = guideDesk({ role: 'beneficiary' });
  show(<ResourcesPage />);
  await screen.findByRole('list', { name: 'Food' });
  const filters = within(screen.getByRole('search', { name: 'Find resources' }));
  await user.selectOptions(filters.getByLabelText('Need'), 'Shelter');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Food' })).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Shelter' })).toBeVisible();
  expect(address()).toBe('/?need=shelter');
  await user.type(filters.getByLabelText('Search'), 'nowhere{Enter}');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  expect(address()).toBe('/?need=shelter');
});
