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
];

test.use({ allowedProblems: [/./s] });

for (const { what, provoke, seen } of PROVOKED) {
  test(`the fixture reports ${what}`, async ({ page, siteProblems }) => {
    await page.goto('/login');
    expect(siteProblems).toEqual([]);
    await page.evaluate(provoke);
    await expect.poll(() => siteProblems).toContainEqual(expect.stringMatching(seen));
  });
}
