// What the watch over every test does not see, no test would.
import { expect, test } from './fixtures';

const PROVOKED = [
  {
    what: 'an error in the console',
    provoke: 'console.error("Something is wrong")',
    seen: /^console: Something is wrong/,
  },
  {
    what: 'an exception that nobody caught',
    provoke: 'void Promise.reject(new Error("Nobody caught it"))',
    seen: /^uncaught: .*Nobody caught it/,
  },
  {
    what: 'a request to another origin',
    provoke: 'void (new Image().src = "https://elsewhere.example/pixel.gif")',
    // Firefox refuses it, by the policy and with an error, before it becomes a request.
    seen: /^(request to another origin:|\w+: .*img-src.*) https:\/\/elsewhere\.example\/pixel\.gif/,
  },
  {
    what: 'a script that the policy refuses',
    provoke: 'document.body.append(Object.assign(document.createElement("script"), { text: "1" }))',
    seen: /^console: .*Content.Security.Policy.*script-src/i,
  },
  {
    what: 'a window that leaves the site',
    provoke: 'void open("https://donate.fsr.example/form", "_blank", "noopener")',
    seen: /^request to another origin: https:\/\/donate\.fsr\.example\/form/,
  },
];

test.use({ allowedProblems: [/./s] });

for (const { what, provoke, seen } of PROVOKED) {
  test(`the watch over every test sees ${what}`, async ({ page, siteProblems }) => {
    await page.goto('/login');
    expect(siteProblems).toEqual([]);
    await page.evaluate(provoke);
    await expect.poll(() => siteProblems).toContainEqual(expect.stringMatching(seen));
  });
}
