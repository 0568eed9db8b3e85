import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { testAlone } from './running-server';

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

// The first press may be too quick.
testAlone.use({ allowedProblems: /status of 422|Failed to send a contact message/ });

testAlone(
  'what a visitor hands in is in the database, and no form says that it is a demo',
  async ({ page, server }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const message = page.getByRole('form', { name: 'Contact' });
    await message.getByLabel('Name').fill('Ada');
    await message.getByLabel('Email').fill('ada@fsr.example');
    await message.getByLabel('Message').fill('Do you take boots?');
    // Who is as quick as a program is asked to press once more, and loses nothing.
    await expect(async () => {
      await message.getByRole('button', { name: 'Send Message' }).click();
      await expect(toast(page)).toContainText(/Message Sent|Press the button once more/);
      expect(await toast(page).textContent()).toContain('Message Sent');
    }).toPass();
    await page.keyboard.press('Escape');

    const gift = page.getByRole('form', { name: 'Monetary donation' });
    await expect(gift.getByText('Nobody can pay here yet.')).toBeVisible();
    await expect(gift.getByText(/receipt/)).toHaveCount(0);
    await gift.getByLabel('Custom amount').fill('12.50');
    await gift.getByLabel('Name').fill('Ada');
    await gift.getByLabel('Email').fill('ada@fsr.example');
    await gift.getByRole('button', { name: 'Donate' }).click();
    await expect(toast(page)).toContainText('Thank You!');
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Donate Shoes & Apparel', exact: true }).click();
    const pickup = page.getByRole('form', { name: 'Pickup request' });
    await pickup.getByLabel('Name').fill('Ada');
    await pickup.getByLabel('Email').fill('ada@fsr.example');
    await pickup.getByLabel('Phone').fill('702-555-0100');
    await pickup.getByLabel('Pickup address').fill('1 Desert Rd');
    await pickup.getByLabel('Items').fill('3 pairs');
    await pickup.getByRole('button', { name: 'Request Pickup' }).click();
    await expect(toast(page)).toContainText('Pickup Request Submitted');
    await expect(page.getByText(/^Demo: nothing is sent/)).toHaveCount(0);

    const { messages, gifts, pickups } = await server.handedIn();
    expect(messages).toMatchObject([
      { name: 'Ada', email: 'ada@fsr.example', message: 'Do you take boots?' },
    ]);
    expect(gifts).toMatchObject([{ cents: 1250, name: 'Ada', state: 'pending' }]);
    expect(pickups).toMatchObject([{ address: '1 Desert Rd', items: '3 pairs' }]);
  },
);
