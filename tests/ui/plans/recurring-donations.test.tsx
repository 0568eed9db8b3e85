import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

/** Opens the page, and answers when the simulated server has. */
async function open(user = aUser({ id: 'account-4', email: 'donor@fsr.example' })) {
  const app = renderApp('/dashboard/recurring-donations', { user });
  await screen.findByRole('heading', { level: 1, name: 'Recurring Donations' });
  const until = (check: () => void) =>
    waitFor(async () => {
      await act(() => app.time.advance(700));
      check();
    });
  await until(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return { app, until };
}

const planOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('a plan that a provider holds shows its facts and the link, and no control that would stop nothing', async () => {
  await open();
  const plan = planOf('$25.00 every month');
  expect(plan.getByText('Donation form')).toBeInTheDocument();
  expect(plan.getByText('Next payment').nextSibling).toHaveTextContent('Dec 5, 2026');
  expect(plan.getByRole('link', { name: 'Open “Donation form” (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(plan.queryByRole('button')).not.toBeInTheDocument();
});

test('a plan that the foundation holds is paused in two presses, goes on in one, and is stopped in two', async () => {
  const { app, until } = await open();
  const plan = () => planOf('$120.00 every year');
  await app.user.click(plan().getByRole('button', { name: 'Pause' }));
  await app.user.click(screen.getByText('Pause it'));
  await until(() => expect(plan().getByText('Paused')).toBeInTheDocument());
  expect(plan().getByText('Next payment').nextSibling).toHaveTextContent('None while it is paused');
  await app.user.click(plan().getByRole('button', { name: 'Resume' }));
  await until(() => expect(plan().getByText('Active')).toBeInTheDocument());
  await app.user.click(plan().getByRole('button', { name: 'Stop' }));
  await app.user.click(screen.getByText('Leave as It Is'));
  expect(plan().getByText('Active')).toBeInTheDocument();
  await app.user.click(plan().getByRole('button', { name: 'Stop' }));
  await app.user.click(screen.getByText('Stop it'));
  await until(() => expect(plan().getByText('Ended')).toBeInTheDocument());
  expect(plan().queryByRole('button')).not.toBeInTheDocument();
});

test('who has none starts one; an amount that is none is named at its field', async () => {
  const { app, until } = await open(aUser({ id: 'new', email: 'new@fsr.example' }));
  // By text and label: to look for roles behind a dialog takes long.
  await app.user.click(screen.getByText('Start monthly'));
  const amount = await screen.findByLabelText(/Amount/);
  await app.user.clear(amount);
  await app.user.type(amount, '0.50');
  await app.user.click(screen.getByText('Start', { exact: true }));
  expect(await screen.findByText('Enter $1.00 or more.')).toBeInTheDocument();
  expect(amount).toHaveFocus();
  await app.user.clear(amount);
  await app.user.type(amount, '15');
  await app.user.click(screen.getByText('Start', { exact: true }));
  await until(() => expect(screen.getByText('$15.00 every month')).toBeInTheDocument());
});
