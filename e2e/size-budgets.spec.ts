import { SIZE_BUDGETS } from '../bench/size-budgets.mjs';
import { expect, test } from './fixtures';

for (const { name, bytes, phoneBytes = bytes, measure } of SIZE_BUDGETS) {
  test(`at most ${bytes / 1000} kB: ${name}`, async ({ page, isMobile }) => {
    const measured = await measure(page);
    expect(measured, 'something was loaded').toBeGreaterThan(0);
    expect(measured, 'bytes').toBeLessThanOrEqual(isMobile ? phoneBytes : bytes);
  });
}
