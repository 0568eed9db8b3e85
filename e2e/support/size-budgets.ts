import type { Page } from '@playwright/test';
import type { MEASURED_VISITS } from '../../bench/size-budgets.mjs';
import { expect } from '../fixtures';

/** What the test of a measured visit is called; `isServer` is the build for a server. */
export function titleOf({ budgets }: (typeof MEASURED_VISITS)[number], isServer = false): string {
  return budgets
    .map(
      ({ name, bytes, serverBytes = bytes }) =>
        `${name}: at most ${(isServer ? serverBytes : bytes) / 1000} kB`,
    )
    .join('; ');
}

/** Makes the visit, and holds each of its sizes to its budget. */
export async function expectInBudget(
  page: Page,
  { budgets, measure }: (typeof MEASURED_VISITS)[number],
  isServer = false,
): Promise<void> {
  const measured = await measure(page);
  expect(measured).toHaveLength(budgets.length);
  for (const [index, { name, bytes, serverBytes = bytes }] of budgets.entries()) {
    expect.soft(measured[index], `${name}: something was loaded`).toBeGreaterThan(0);
    expect.soft(measured[index], `${name}: bytes`).toBeLessThanOrEqual(isServer ? serverBytes : bytes);
  }
}
