import { expect } from '../fixtures';
import { chooseMore } from '../support/choose-more';
import { test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.use({ allowedProblems: /status of 422|Failed to send a contact message/ });

test('a message of a visitor in another browser waits for an admin without a reload, and the overview is computed @full', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/home');
  await expect(page.getByRole('link', { name: '0 unread messages' })).toBeVisible();
  const visitor = await visitorElsewhere(browser, server.origin);
  await visitor.goto('/#contact');
  const form = visitor.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Noor Haddad');
  await form.getByLabel('Email').fill('noor@mail.example');
  await form.getByLabel('Message').fill('Ten pairs of boots?');
  await expect(async () => {
    await form.getByRole('button', { name: 'Send Message' }).click();
    const toasts = visitor.getByRole('region', { name: /Notifications/ });
    await expect(toasts).toContainText(/Message Sent|Press the button once more/);
    expect(await toasts.textContent()).toContain('Message Sent');
  }).toPass();
  await page.getByRole('link', { name: '1 unread message' }).click();
  await page.getByRole('link', { name: 'Noor Haddad', exact: true }).click();
  await expect(page.getByText('Ten pairs of boots?')).toBeVisible();
  await chooseMore(page, 'Message from Noor Haddad', 'Mark as answered');
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to messages' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  // Events, programs and new beneficiaries are counted.
  await expect(page.getByText('Upcoming Events')).not.toHaveCount(0);
  await expect(page.getByText('not recorded')).toHaveCount(0);
  await visitor.context().close();
});
