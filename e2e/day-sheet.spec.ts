// The sheet of an event's day on a phone, at the door with a queue.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn } from './support/accounts';

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  answersAtOnce: true,
});

const SHEET = '/dashboard/events?event=sample-event-past-fitting-2&view=day';

/** Makes forty guests of those whom a sample event has. */
async function withFortyGuests(page: Page): Promise<void> {
  await openSignedIn(page, 'program_manager', SHEET);
  await expect(page.getByRole('list', { name: 'Guests' })).toBeVisible();
  await page.evaluate(() => {
    const records = JSON.parse(localStorage.getItem('simulation:signups') ?? '');
    const isGuest = (signup: { eventId: string; shiftId: string | null }) =>
      signup.eventId === 'sample-event-past-fitting-2' && signup.shiftId === null;
    const [guest] = records.value.filter(isGuest);
    const guests = Array.from({ length: 40 }, (_, index) => {
      const number = String(index + 1).padStart(2, '0');
      return {
        ...guest,
        id: `guest-${number}`,
        personId: null,
        personKey: `guest ${number}`,
        name: `Guest ${number}`,
        state: 'going',
        markedAt: null,
        markedBy: null,
      };
    });
    const others = records.value.filter(
      ({ eventId }: { eventId: string }) => eventId !== 'sample-event-past-fitting-2',
    );
    localStorage.setItem('simulation:signups', JSON.stringify({ ...records, value: [...others, ...guests] }));
  });
  await page.reload();
}

test('forty guests stand within three and a half screens, each marked by one press while the count stays in sight @desktop', async ({
  page,
}) => {
  await withFortyGuests(page);
  const guest = (number: string) => page.getByRole('group', { name: `Guest ${number}` });
  await expect(guest('40')).toBeAttached();
  const end = await guest('40').evaluate((row) => row.getBoundingClientRect().bottom + window.scrollY);
  expect(end).toBeLessThanOrEqual(3.5 * 740);
  expect((await guest('20').boundingBox())?.height).toBeLessThanOrEqual(56);

  await guest('40').getByRole('button', { name: 'Here' }).click();
  const count = page.getByText('Marked 1 of 40');
  await expect(count).toBeInViewport({ ratio: 1 });
  await expect(guest('40').getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Find a name').fill('07');
  await guest('07').getByRole('button', { name: 'Here' }).click();
  await expect(page.getByText('Marked 2 of 40')).toBeVisible();
  await page.getByLabel('Find a name').fill('');
  await page.getByRole('button', { name: 'Unmarked only' }).click();
  await expect(page.getByRole('group')).toHaveCount(38);
  // A second press takes a mark back.
  await guest('01').getByRole('button', { name: 'Here' }).click();
  await expect(page.getByText('Marked 3 of 40')).toBeVisible();
  await guest('01').getByRole('button', { name: 'Here' }).click();
  await expect(page.getByText('Marked 2 of 40')).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(38);
});
