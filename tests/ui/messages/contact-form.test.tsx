import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MockFormGateway } from '../../../src/adapters/mock/mock-form-gateway';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { SubmitContact } from '../../../src/core/messages/submit-contact';
import type { FormGateway } from '../../../src/core/shared/forms/public-form';
import { fail, ok } from '../../../src/core/shared/result';
import { delay } from '../../../src/core/shared/time/delay';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ContactViewModel } from '../../../src/ui/messages/contact/contact.view-model';
import { ContactForm } from '../../../src/ui/messages/contact/contact-form';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';
import { defaultSiteContent } from '../../support/site-content-source';

function setUp(gateway?: FormGateway<ContactMessage>) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const logger = new RecordingLogger();
  const submitContact = new SubmitContact(
    gateway ??
      new MockFormGateway<ContactMessage>(
        logger,
        async () => ok(undefined),
        () => delay(time, 1000),
      ),
    logger,
    'en',
  );
  const typedForms = inMemoryTypedForms();
  const page = (
    <ViewModelContext
      value={viewModels(
        [ContactViewModel, () => new ContactViewModel({ submitContact, toasts, typedForms })],
        [SiteContentViewModel, defaultSiteContent],
      )}
    >
      <ContactForm />
    </ViewModelContext>
  );
  return { page, time, toasts, user: userEvent.setup({ delay: null }) };
}

// By label: looking for roles is slow beside the styles of the component library.
const field = (name: string) => screen.getByLabelText(name);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const typed = { Name: 'Ada', Email: 'ada@fsr.example', Message: 'Hello' };
  for (const [name, text] of Object.entries(typed)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

test('it sends once, says so, and is empty again with the focus where it was', async () => {
  const { page, time, toasts, user } = setUp();
  render(page);
  await fillIn(user);
  const button = screen.getByRole('button', { name: 'Send Message' });
  await user.click(button);
  expect(button).toHaveTextContent('Sending...');
  // It keeps the focus, which a button that the browser disables would lose.
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending...');
  await act(() => time.advance(1000));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Message Sent',
      description: "Thank you for contacting us. We'll be in touch soon!",
    }),
  );
  expect(toasts.toast?.variant).not.toBe('destructive');
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
  expect(button).toHaveTextContent('Send Message');
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveFocus();
});

test('what was typed is there again after a reload, and gone once it is sent', async () => {
  const { page, user } = setUp({ delivers: true, send: async () => ok(undefined) });
  const first = render(page);
  await user.type(field('Name'), 'Ada');
  await user.type(field('Message'), 'Half a sentence');
  first.unmount();
  const second = render(page);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue('Half a sentence');
  await user.type(field('Email'), 'ada@example.org');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  second.unmount();
  render(page);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
});

test('what was typed before the form woke up is not overwritten by what was typed before a reload', async () => {
  const { page, user } = setUp();
  const first = render(page);
  await user.type(field('Name'), 'Ada');
  first.unmount();
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  document.body.append(host);
  (within(host).getByLabelText('Name') as HTMLInputElement).value = 'Grace';
  await act(async () => void hydrateRoot(host, page));
  expect(within(host).getByLabelText('Name')).toHaveValue('Grace');
});

test('a failure is told at once and loses nothing typed', async () => {
  const { page, toasts, user } = setUp({ delivers: true, send: async () => fail({ code: 'unavailable' }) });
  render(page);
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Error',
      description: 'There was a problem sending your message. Please try again.',
      variant: 'destructive',
    }),
  );
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue('Hello');
});

test('each missing field has a message, the first one gets the focus, and a change removes the message', async () => {
  const send = vi.fn();
  const { page, toasts, user } = setUp({ delivers: true, send });
  render(page);
  await user.type(field('Name'), 'Ada');
  await user.type(field('Message'), '   ');
  await user.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
  expect(toasts.toast).toBeNull();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await waitFor(() => expect(field('Email')).toBeInvalid());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please fill out this field.'));
  await waitFor(() => expect(field('Message')).toBeInvalid());
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  await user.type(field('Email'), 'ada');
  await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.'));
});

test('what is refused is said aloud where the focus stays, and only as long as it is wrong', async () => {
  const { page, user } = setUp({ delivers: true, send: vi.fn() });
  render(page);
  await user.type(field('Name'), '{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Please fill out this field.'));
  expect(field('Name')).toHaveFocus();
  await user.type(field('Name'), 'Ada');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field('Name'), '{Enter}');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('two presses are one submission', async () => {
  const send = vi.fn(async () => ok(undefined));
  const { page, user } = setUp({ delivers: true, send });
  render(page);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is typed while it sends stays', async () => {
  const { page, time, user } = setUp();
  render(page);
  await fillIn(user);
  await user.click(screen.getByRole('button'));
  await user.type(field('Message'), ' and more');
  await act(() => time.advance(1000));
  expect(field('Name')).toHaveValue('');
  expect(field('Message')).toHaveValue('Hello and more');
});

test('it is named, its fields are required and a password manager knows them', () => {
  const { page } = setUp();
  render(page);
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
});

test('the simulated mail room says that nothing is sent, a real one does not', () => {
  const { unmount } = render(setUp().page);
  expect(screen.getByText('Demo: nothing is sent.')).toBeVisible();
  expect(screen.getByRole('link', { name: /@fsr\.example$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: /^\(?702/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+?\d+$/),
  );
  unmount();
  render(setUp({ delivers: true, send: async () => ok(undefined) }).page);
  expect(screen.queryByText(/nothing is sent/)).toBeNull();
});

test('what was typed into the prerendered form is there when it wakes up, and so is the focus', async () => {
  const { page, time, toasts, user } = setUp();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fillIn(user);
  const root = await act(async () => hydrateRoot(container, page));
  expect(errors).not.toHaveBeenCalled();
  expect(field('Name')).toHaveValue('Ada');
  await waitFor(() => expect(field('Message')).toHaveFocus());
  await user.type(field('Message'), '!');
  expect(field('Message')).toHaveValue('Hello!');
  await user.click(screen.getByRole('button'));
  await act(() => time.advance(1000));
  await waitFor(() => expect(toasts.toast?.title).toBe('Message Sent'));
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  act(() => root.unmount());
  container.remove();
  errors.mockRestore();
});

test('the field for programs is in forms that are sent, where no key and no screen reader finds it', async () => {
  const { page, user } = setUp({ delivers: true, send: async () => ok(undefined) });
  render(page);
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  expect(trap).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  for (let stop = 0; stop < 6; stop++) {
    await user.tab();
    expect(document.activeElement).not.toBe(trap);
  }
});

test('a form that reaches nobody has no field for programs', () => {
  render(setUp().page);
  expect(document.querySelector('[name=website]')).toBeNull();
});

test('a text that is too long is said at its field with its bound, and nothing typed is lost', async () => {
  const send = vi.fn(async () => ok(undefined));
  const { page, user } = setUp({ delivers: true, send });
  render(page);
  await fillIn(user);
  const typed = 'a'.repeat(5_001);
  await user.clear(field('Message'));
  await user.click(field('Message'));
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(field('Message')).toHaveAccessibleDescription(
    'Shorten this to 5,000 characters or fewer. Nothing you typed is lost.',
  );
  expect(field('Message')).toHaveValue(typed);
  expect(field('Message')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('one form too many leaves what was typed, with the phone number and the email address beside it', async () => {
  const answers = [fail({ code: 'too-many' } as const), ok(undefined)];
  const { page, user } = setUp({ delivers: true, send: async () => answers.shift() ?? ok(undefined) });
  render(page);
  const { email, phone } = defaultSiteContent().content.siteSettings.contact;
  expect(screen.queryByText(email)).toBeNull();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('link', { name: email })).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toBeVisible();
  expect(field('Message')).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(screen.queryByText(email)).toBeNull();
});
