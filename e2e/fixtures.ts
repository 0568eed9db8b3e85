import { test as base, expect } from '@playwright/test';

interface SiteFixtures {
  /** Problems that a test provokes on purpose, by their text. Any other problem in a page fails the test. */
  readonly allowedProblems: readonly RegExp[];
  /** The problems in the pages of this test so far. */
  readonly siteProblems: readonly string[];
}

/**
 * Playwright's test, which also watches every page of the browser context. A console error (browsers report violations of the
 * content security policy there), an uncaught exception or a request to another origin fails the test.
 */
export const test = base.extend<SiteFixtures>({
  allowedProblems: [[], { option: true }],
  siteProblems: [
    async ({ context, baseURL, allowedProblems }, use) => {
      const problems: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      context.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => {
        const { message, stack } = event.error();
        // Early exceptions have no stack, because src/main-prerendered.ts switches stack traces off while code loads.
        problems.push(`uncaught: ${message} ${stack ?? ''}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        const local = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
        if (!local) problems.push(`request to another origin: ${request.url()}`);
      });
      await use(problems);
      const unexpected = problems.filter(
        (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
      );
      expect(unexpected, 'problems in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
