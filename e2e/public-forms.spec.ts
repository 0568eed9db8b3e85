import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdTimers } from './support/hold';

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test('a gift: what is wrong is said in the toast and at the field, then thanks', async ({ page }) => {
  await page.goto('/#donate');
  const form = page.getByRole('form', { name: 'Monetary donation' });
  await form.getByRole('button', { name: 'Donate' }).click();
  await expect(toast(page)).toContainText('Invalid Amount');
  await expect(toast(page)).toContainText('Please select or enter a valid donation amount.');
  await expect(form.getByRole('radio', { name: '$25', exact: true })).toBeFocused();
  // Also after a press of the mouse, where the browser by itself shows no focus.
  await expect(form.locator('label', { hasText: '$25' }).first()).toHaveCSS('outline-style', 'solid');

  await form.getByLabel('Custom amount').fill('12.50');
  await expect(form.getByText('Your gift: $12.50')).toBeVisible();
  await form.getByRole('button', { name: 'Donate' }).click();
  await expect(toast(page)).toContainText('Missing Information');
  await expect(toast(page)).toContainText('Please fill out your name and email address.');
  await expect(form.getByLabel('Name')).toBeFocused();

  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@fsr.example');
  await form.getByRole('button', { name: 'Donate' }).click();
  await expect(toast(page)).toContainText('Thank You!');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByText(/^Demo: nothing is sent/)).toBeVisible();
});

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const)
  test(`by keyboard a pledge leads into its panel, through it, and back into the form at ${width} px @desktop${width === 768 ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#donate');
    const form = page.getByRole('form', { name: 'Monetary donation' });
    await form.getByRole('radio', { name: '$25', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByText('Your gift: $50')).toBeVisible();
    await form.getByLabel('Name').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@fsr.example');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Your pledge of $50 is noted.' });
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport();
    for (const stop of [
      panel.getByRole('link', { name: /^702-555/ }),
      panel.getByRole('button', { name: 'Close' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 1 });
      await expect(stop).toHaveCSS('outline-style', 'solid');
    }
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(form.getByRole('radio', { name: '$25', exact: true })).toBeFocused();
  });

test('a pickup: the tab has a short name on a phone, and the promise is two business days @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/#donate');
  await page.getByRole('tab', { name: isMobile ? 'Items' : 'Donate Shoes & Apparel', exact: true }).click();
  const form = page.getByRole('form', { name: 'Pickup request' });
  await form.getByRole('button', { name: 'Request Pickup' }).click();
  await expect(toast(page)).toContainText('Missing Information');
  await expect(toast(page)).toContainText('Please fill out all required fields.');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@fsr.example');
  await form.getByLabel('Phone').fill('702-555-0100');
  await form.getByLabel('Pickup address').fill('1 Desert Rd');
  await form.getByLabel('Items').fill('3 pairs');
  await form.getByRole('button', { name: 'Request Pickup' }).click();
  await expect(toast(page)).toContainText('Pickup Request Submitted');
  await expect(toast(page)).toContainText('within 2 business days');
});

test('on a small phone the toast leaves the whole panel in sight, in the language with the longer words, too @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/#donate');
  await page.getByRole('tab').last().click();
  const form = page.getByRole('form', { name: 'Solicitud de recolección' });
  for (const [name, value] of [
    ['Nombre', 'Ada'],
    ['Correo electrónico', 'ada@fsr.example'],
    ['Teléfono', '702-555-0100'],
    ['Dirección de recolección', '1 Main St, Las Vegas'],
    ['Artículos', '2 pares'],
  ] as const)
    await form.getByLabel(name).fill(value);
  await form.getByRole('button').last().click();
  const panel = page.locator('.sent-panel');
  await expect(panel).toBeFocused();
  const toast = await page.locator('.toast').boundingBox();
  const box = await panel.boundingBox();
  expect(toast?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 740));
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toBeHidden();
});

test('a message: sent once, with the button waiting, and the toast goes by Esc @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  await form.getByLabel('Email').fill('ada@fsr.example');
  const answer = await holdTimers(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await answer();
  await expect(toast(page)).toContainText('Message Sent');
  await expect(toast(page)).toContainText("Thank you for contacting us. We'll be in touch soon!");
  await expect(form.getByLabel('Message')).toHaveValue('');
  const width = (await toast(page).boundingBox())?.width ?? Number.POSITIVE_INFINITY;
  expect(width).toBeLessThanOrEqual(420);
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('the campaigns count down together @full', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Support Our Cause' }).scrollIntoViewIfNeeded();
  const card = page.getByRole('article', { name: 'Summer Sneaker Drive' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('$6,500 raised of $10,000');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65');
  const timer = card.getByRole('timer');
  await expect(timer).toHaveText(/^29d 23h 59m \d{1,2}s$/);
  const first = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(first);
});
