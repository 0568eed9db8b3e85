import { test as base, expect } from '@playwright/test';
import { LATENCY_MS } from '../src/adapters/mock/latency';

interface SiteFixtures {
  /** Problems that a test provokes on purpose, by their text. Any other problem in a page fails the test. */
  readonly allowedProblems: readonly RegExp[];
  /** The problems in the pages of this test so far. */
  readonly siteProblems: readonly string[];
  /** Whether the simulation answers at once, for tests that look at no page that waits. */
  readonly answersAtOnce: boolean;
}

/** The timers that make an answer of the simulation late, by their ms; a second is also what a countdown waits. */
const LATE_ANSWERS: readonly number[] = [...new Set<number>(Object.values(LATENCY_MS))].filter(
  (ms) => ms < 1000,
);

/**
 * Playwright's test, which also watches every page of the browser context. A console error (browsers report violations of the
 * content security policy there), an uncaught exception or a request to another origin fails the test.
 */
export const test = base.extend<SiteFixtures>({
  allowedProblems: [[], { option: true }],
  answersAtOnce: [false, { option: true }],
  context: async ({ context, answersAtOnce }, use) => {
    if (answersAtOnce)
      await context.addInitScript((late) => {
        const start = window.setTimeout.bind(window);
        const startAtOnce = (...[work, ms, ...values]: Parameters<typeof start>) =>
          start(work, ms !== undefined && late.includes(ms) ? 0 : ms, ...values);
        window.setTimeout = startAtOnce as typeof window.setTimeout;
      }, LATE_ANSWERS);
    await use(context);
  },
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
