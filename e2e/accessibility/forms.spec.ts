// Each form: a refused submission leads to the first field that is wrong, which says what, until it is mended.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ALL_SCREENS } from './screens/all-screens';
import { wakeAll } from './screens/public-screens';
import { open, type Screen } from './screens/screen';

interface FormCase {
  readonly form: string;
  readonly screen: string;
  readonly submit: string;
  /** The fields that are wrong when nothing is filled in, in order, with something right. */
  readonly wrong: readonly (readonly [label: string, right: string])[];
  /** What the browser fills in by itself. */
  readonly autocomplete: Readonly<Record<string, string>>;
}

const FORMS: readonly FormCase[] = [
  {
    form: 'Pickup request',
    screen: 'pickup form',
    submit: 'Request Pickup',
    wrong: [
      ['Name', 'Ada'],
      ['Email', 'ada@fsr.example'],
      ['Phone', '702-555-0100'],
      ['Pickup address', '1 Desert Rd'],
      ['Items', '3 pairs'],
    ],
    autocomplete: { Name: 'name', Email: 'email', Phone: 'tel', 'Pickup address': 'street-address' },
  },
  {
    form: 'Contact',
    screen: 'landing page, awake',
    submit: 'Send Message',
    wrong: [
      ['Name', 'Ada'],
      ['Email', 'ada@fsr.example'],
      ['Message', 'Hello'],
    ],
    autocomplete: { Name: 'name', Email: 'email' },
  },
  {
    form: 'Create Campaign',
    screen: 'new campaign',
    submit: 'Create Campaign',
    wrong: [
      ['Title', 'Winter Boots'],
      ['Goal amount', '8000'],
    ],
    autocomplete: {},
  },
];

const screenOf = (name: string): Screen => {
  const found = ALL_SCREENS.find((screen) => screen.name === name);
  if (!found) throw new Error(`There is no screen '${name}'.`);
  return found;
};
const formIn = (page: Page, name: string) => page.getByRole('form', { name });

for (const { form, screen, submit, wrong, autocomplete } of FORMS) {
  test(`${form}: what is wrong is found, told and mended @full`, async ({ page }) => {
    await open(page, screenOf(screen));
    const here = formIn(page, form);
    await here.getByRole('button', { name: submit }).click();
    const [first] = wrong;
    await expect(here.getByLabel(first?.[0] ?? '', { exact: true })).toBeFocused();
    for (const [label, right] of wrong) {
      const field = here.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\S/);
      await field.fill(right);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field).not.toHaveAccessibleDescription(/Please/);
    }
    for (const [label, token] of Object.entries(autocomplete))
      await expect(here.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
  });
}

test('Monetary donation: the amount is one group, and the fields say what they hold @full', async ({
  page,
}) => {
  await page.goto('/');
  await wakeAll(page);
  const here = formIn(page, 'Monetary donation');
  await here.getByRole('button', { name: 'Donate' }).click();
  await expect(here.getByRole('radio', { name: '$25', exact: true })).toBeFocused();
  await expect(here.getByRole('radiogroup', { name: 'Amount' })).toHaveAccessibleDescription(
    /valid donation amount/,
  );
  await here.getByRole('radio', { name: '$25', exact: true }).check();
  await expect(here.getByRole('radiogroup', { name: 'Amount' })).not.toHaveAccessibleDescription(/amount/);
  for (const [label, token] of [
    ['Custom amount', 'transaction-amount'],
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const)
    await expect(here.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
});

test('Sign in: the fields are named to password managers @full', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});
