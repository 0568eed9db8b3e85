// Tests the fixture that watches every page: no other test notices these problems.
import { expect, test } from './fixtures';

const PROVOKED = [
  {
    what: 'an error in the console',
    provoke: 'console.error("Something is wrong")',
    seen: /^console: Something is wrong/,
  },
  {
    what: 'an uncaught exception',
    provoke: 'void Promise.reject(new Error("Nobody caught it"))',
    seen: /^uncaught: .*Nobody caught it/,
  },
  {
    what: 'a request to another origin',
    provoke: 'void (new Image().src = "https://elsewhere.example/pixel.gif")',
    // Firefox applies the policy first: it reports an error and sends no request.
    seen: /^(request to another origin:|\w+: .*img-src.*) https:\/\/elsewhere\.example\/pixel\.gif/,
  },
  {
    what: 'a script that the policy blocks',
    provoke: 'document.body.append(Object.assign(document.createElement("script"), { text: "1" }))',
    seen: /^console: .*Content.Security.Policy.*script-src/i,
  },
  {
    what: 'a window that opens another site',
    provoke: 'void open("https://donate.fsr.example/form", "_blank", "noopener")',
    seen: /^request to another origin: https:\/\/donate\.fsr\.example\/form/,
  },
  {
    what: 'a question in an address that holds what somebody typed',
    provoke:
      'void fetch("/api/people/list?q=" + encodeURIComponent(JSON.stringify({ search: "zoe", page: 1 })))',
    seen: /^address of a request with what somebody typed, as 'search'/,
  },
  {
    what: 'a name of the samples in an address',
    provoke: 'void fetch("/shoes?of=okafor")',
    seen: /^address of a request with the name 'okafor'/,
  },
  {
    what: 'a contact in an address',
    provoke: 'void fetch("/shoes/rosa@mail.example")',
    seen: /^address of a request with a contact/,
  },
  {
    what: 'a secret in an address',
    provoke: `void fetch("/reset-password/${'s'.repeat(43)}")`,
    seen: /^address of a request with a secret/,
  },
  {
    what: 'a page whose address keeps what somebody typed',
    provoke: 'history.pushState(null, "", "/login?search=zoe")',
    seen: /^address of a page with what somebody typed, as 'search'/,
  },
];

test.use({ allowedProblems: /./s });

for (const { what, provoke, seen } of PROVOKED) {
  test(`the fixture reports ${what}`, async ({ page, siteProblems }) => {
    await page.goto('/login');
    expect(siteProblems).toEqual([]);
    await page.evaluate(provoke);
    await expect.poll(() => siteProblems).toContainEqual(expect.stringMatching(seen));
  });
}

test('the fixture reports an address of another browser of the test', async ({
  browser,
  siteProblems,
  baseURL,
}) => {
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto('/login');
  expect(siteProblems).toEqual([]);
  await other.evaluate('history.replaceState(null, "", "/login?donor=zoe")');
  await expect.poll(() => siteProblems).toContainEqual(expect.stringMatching(/^address of a page/));
  await other.close();
});
