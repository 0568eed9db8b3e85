import { MEASURED_VISITS } from '../bench/size-budgets.mjs';
import { test } from './fixtures';
import { expectInBudget, titleOf } from './support/size-budgets';

// The bytes are the site's, not a browser's. Only Chromium takes Brotli without a certificate, as every host of it will have.
for (const visit of MEASURED_VISITS)
  test(`${titleOf(visit)} @chromium`, async ({ page }) => {
    await expectInBudget(page, visit);
  });

// The side sheet of a phone waits until somebody begins to use the page.
for (const visit of MEASURED_VISITS.filter(({ path }) => path === '/dashboard/home'))
  test(`on a phone, ${titleOf(visit)} @full @phone @chromium`, async ({ page }) => {
    await expectInBudget(page, visit);
  });
