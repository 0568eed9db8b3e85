import { expect, type Response } from '@playwright/test';

/** Checks that a page came with the headers that keep it safe and fresh, and answers all of them. */
export function expectSiteHeaders(response: Response | null): Readonly<Record<string, string>> {
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-cache');
  return headers;
}
