import { type BrowserContext, test as base, expect } from '@playwright/test';
import { LATENCY_MS } from '../src/adapters/mock/latency';
import { toldIn } from './support/told-in-addresses';
import { staleTexts, type TranslatorKind, translatePages } from './support/translator';

/** What tests of the site can ask for, and what they are given. */
export interface SiteFixtures {
  /**
   * Problems that a test provokes on purpose, by their text. Any other problem in a page fails the test. It is one pattern, since
   * Playwright takes a list of two for a value and its options.
   */
  readonly allowedProblems: RegExp | null;
  /** The problems in the pages of this test so far. */
  readonly siteProblems: readonly string[];
  /** Whether the simulation answers at once, for tests that look at no page that waits. */
  readonly answersAtOnce: boolean;
  /** How the browser translates every page, if it does. At the end of the test no page shows a text that is over. */
  readonly translator: TranslatorKind | null;
}

/** The timers that make an answer of the simulation late, by their ms; a second is also what a countdown waits. */
const LATE_ANSWERS: readonly number[] = [...new Set<number>(Object.values(LATENCY_MS))].filter(
  (ms) => ms < 1000,
);

/** Notes each address of a request or a page of a browser context that tells something about somebody. */
function watchAddresses(context: BrowserContext, problems: string[]): void {
  const note = (what: string, address: string) => {
    const told = toldIn(address);
    if (told !== null) problems.push(`address of a ${what} with ${told}: ${address}`);
  };
  context.on('request', (request) => note('request', request.url()));
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note('page', frame.url());
    }),
  );
}

/**
 * Playwright's test, which also watches every page of the browser context. A console error (browsers report violations of the
 * content security policy there), an uncaught exception, a request to another origin or an address that tells about somebody
 * fails the test; addresses are watched in every other context that the test opens, too.
 */
export const test = base.extend<SiteFixtures>({
  allowedProblems: [null, { option: true }],
  answersAtOnce: [false, { option: true }],
  translator: [null, { option: true }],
  context: async ({ context, answersAtOnce, translator }, use) => {
    if (translator) await translatePages(context, translator);
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
    async ({ context, browser, baseURL, allowedProblems, translator }, use) => {
      const problems: string[] = [];
      watchAddresses(context, problems);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await newContext(options);
        watchAddresses(other, problems);
        return other;
      };
      const origin = new URL(baseURL ?? '').origin;
      context.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => {
        const { message, stack } = event.error();
        // Early exceptions have no stack, because src/ui/app/boot/load-in-turn.ts switches stack traces off while code loads.
        problems.push(`uncaught: ${message} ${stack ?? ''}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        const local = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
        if (!local) problems.push(`request to another origin: ${request.url()}`);
      });
      await use(problems);
      browser.newContext = newContext;
      if (translator)
        for (const page of context.pages()) expect(await staleTexts(page), 'texts that are over').toEqual([]);
      const unexpected = problems.filter((problem) => !allowedProblems?.test(problem));
      expect(unexpected, 'problems in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
