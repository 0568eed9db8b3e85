import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';
import { chooseMore } from './support/choose-more';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

test.describe('whatever the device says about the time', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a message of the contact form waits on Home without a reload, and is read, answered and archived @desktop @full', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, 'admin', '/dashboard/home');
    await expect(page.getByRole('link', { name: '3 unread messages' })).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto('/#contact');
    const form = visitor.getByRole('form', { name: 'Contact' });
    await form.getByLabel('Name').fill('Noor Haddad');
    await form.getByLabel('Email').fill('noor@mail.example');
    await form.getByLabel('Message').fill('Ten pairs of boots & one question?\nAre you open on Sunday?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(visitor.getByRole('region', { name: /Notifications/ })).toContainText('Message Sent');
    await expect(form.getByText('It stays in this browser.')).toBeVisible();

    const waiting = page.getByRole('link', { name: '4 unread messages' });
    await expect(waiting).toBeVisible();
    await waiting.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/admin?tab=messages&state=unread');
    await page.getByRole('link', { name: 'Noor Haddad', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Message from Noor Haddad' })).toBeFocused();
    await expect(page.getByText('Read', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      /^mailto:noor@mail\.example\?subject=.*&body=.*%3E%20Ten%20pairs%20of%20boots%20%26%20one%20question%3F%0D%0A%3E%20Are/,
    );
    await chooseMore(page, 'Message from Noor Haddad', 'Mark as answered');
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    await chooseMore(page, 'Message from Noor Haddad', 'Archive');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await page.goto('/dashboard/admin?tab=messages&state=archived');
    await page.getByLabel('Search messages').fill('boots question');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Noor Haddad', exact: true })).toBeVisible();
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  });

  test('a pickup is scheduled in Pacific time, and stands on the driver’s list @desktop', async ({
    page,
  }) => {
    await openSignedIn(page, 'admin', '/dashboard/donations/recent-donations?tab=pickups&state=requested');
    await page.getByRole('button', { name: 'Schedule' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule the pickup at Priya Nair' });
    await dialog.getByLabel('Date').fill('2020-01-02');
    await dialog.getByLabel('Time (PT)').fill('14:30');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByText('This time has passed. Please choose a later one.')).toBeVisible();
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await dialog.getByLabel('Date').fill('2040-07-03');
    await dialog.getByLabel('Time (PT)').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
      'The pickup is scheduled for Tue, Jul 3, 2040, 2:30 PM PT.',
    );
    await page.goto('/dashboard/donations/recent-donations?tab=pickups&day=2040-07-03');
    const row = page.getByRole('row', { name: /Priya Nair/ });
    await expect(row).toContainText('2:30 PM PT');
    // The driver needs no address to write to.
    await expect(page.getByText('priya@mail.example')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    // The day is all that names it on paper.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jul 3, 2040/);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(row).toBeVisible();
    await expect(page.locator('.paper__logo')).toBeVisible();
  });
});
