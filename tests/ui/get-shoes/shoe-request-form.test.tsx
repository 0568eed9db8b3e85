import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AskForShoes } from '../../../src/core/messages/ask-for-shoes';
import type { ShoeRequest } from '../../../src/core/messages/shoe-request';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ShoeRequestViewModel } from '../../../src/ui/get-shoes/shoe-request.view-model';
import { ShoeRequestForm } from '../../../src/ui/get-shoes/shoe-request-form';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';
import { defaultSiteContent } from '../../support/site-content-source';

function setUp(delivers = true) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const gateway = new InMemoryFormGateway<ShoeRequest>(delivers);
  const askForShoes = new AskForShoes(gateway, new RecordingLogger(), 'en');
  const typedForms = inMemoryTypedForms();
  render(
    <ViewModelContext
      value={viewModels(
        [ShoeRequestViewModel, () => new ShoeRequestViewModel({ askForShoes, toasts, typedForms })],
        [SiteContentViewModel, defaultSiteContent],
      )}
    >
      <ShoeRequestForm />
    </ViewModelContext>,
  );
  return { gateway, toasts, user: userEvent.setup({ delay: null }) };
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send' });

test('below it a link leads to what becomes of what is sent', () => {
  setUp();
  expect(screen.getByText('How we use what you send:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('what is missing is said beside each field, in its own words', async () => {
  const { user, toasts } = setUp();
  expect(field('How we reach you')).toHaveAccessibleDescription(
    'An email address, a phone number, or a caseworker.',
  );
  await user.click(send());
  expect(field('Name to be called')).toHaveFocus();
  expect(field('Name to be called')).toHaveAccessibleDescription('Enter a name we can call you by.');
  expect(field('How we reach you')).toHaveAccessibleDescription(
    'Tell us how we can reach you. An email address, a phone number, or a caseworker.',
  );
  expect(toasts.toast).toBeNull();
});

test('a request is sent, said to be so in a toast and in a panel with the focus, which stays until it is closed', async () => {
  const { gateway, user, toasts } = setUp();
  await user.type(field('Name to be called'), 'Dee');
  await user.type(field('How we reach you'), '702-555-0177');
  await user.type(field('Sizes, if you know them'), '9');
  await user.click(send());
  const panel = await screen.findByRole('region', { name: 'We have your request.' });
  await waitFor(() => expect(panel).toHaveFocus());
  expect(panel).toHaveTextContent('We will call or write within 2 business days.');
  expect(panel).not.toHaveTextContent('Demo');
  expect(within(panel).queryByRole('status')).toBeNull();
  expect(toasts.toast).toMatchObject({ title: 'Request Sent' });
  expect(gateway.received).toEqual([
    { name: 'Dee', contact: '702-555-0177', sizes: '9', note: '', language: 'en' },
  ]);
  expect(field('Name to be called')).toHaveValue('');
  act(() => toasts.clear());
  expect(panel).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(field('Name to be called')).toHaveFocus();
});

test('in the simulation the panel says that nothing was sent', async () => {
  const { user } = setUp(false);
  await user.type(field('Name to be called'), 'Dee');
  await user.type(field('How we reach you'), 'at the desk');
  await user.click(send());
  expect(await screen.findByRole('region', { name: 'We have your request.' })).toHaveTextContent(
    'Demo: nothing is sent.',
  );
});
