// In each form, a refused submission moves the focus to the first invalid field. The field says what is wrong until it is right.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ALL_SCREENS } from './screens/all-screens';
import { wakeAll } from './screens/public-screens';
import { open, type Screen } from './screens/screen';

interface FormCase {
  readonly form: string;
  readonly screen: string;
  readonly submit: string;
  /** The fields that are invalid when the form is empty, in order, each with a valid value. */
  readonly wrong: readonly (readonly [label: string, right: string])[];
  /** The autocomplete token of each field that the browser can fill in. */
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
    autocomplete: { Name: 'name', Email: 'email', Phone: 'tel', 'Pickup address': 'address-line1' },
  },
  {
    form: 'Contact',
    screen: 'landing page, hydrated',
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
  test(`${form}: a refused submission says what is wrong until it is right @full`, async ({ page }) => {
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

test('Monetary donation: the amount is one group, and the fields have autocomplete tokens @full', async ({
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

test('Sign in: password managers recognize the fields @full', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});
