import { SIZE_BUDGETS } from '../bench/size-budgets.mjs';
import { expect, test } from './fixtures';

// The bytes are the site's, not a browser's. Only Chromium takes Brotli without a certificate, as every host of it will have.
for (const { name, bytes, measure } of SIZE_BUDGETS) {
  test(`at most ${bytes / 1000} kB: ${name} @chromium`, async ({ page }) => {
    const measured = await measure(page);
    expect(measured, 'something was loaded').toBeGreaterThan(0);
    expect(measured, 'bytes').toBeLessThanOrEqual(bytes);
  });
}
