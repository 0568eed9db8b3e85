import type { Browser, Page } from '@playwright/test';
import { signIn } from './sign-in';

/** A page of somebody else, in a browser of their own, at the same server. Close its context when it is done. */
export async function visitorElsewhere(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  return context.newPage();
}

/** The same, signed in with the admin's sample account. */
export async function adminElsewhere(browser: Browser, origin: string): Promise<Page> {
  const page = await visitorElsewhere(browser, origin);
  await signIn(page, 'admin');
  return page;
}
