import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { expect } from '../fixtures';
import { toastText } from '../support/toast';
import { invitedBy } from './new-people';
import { test } from './running-server';
import { adminElsewhere, visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

const PHONE = { viewport: devices['Pixel 7'].viewport, isMobile: true, hasTouch: true } as const;

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What is not there, or not any more, is written into the console, and so is a session that ended.
test.use({ allowedProblems: /status of (401|404)/ });

/** 'Why we ask: US size 1' has the label of its field in it, and what is read aloud the title of a toast. */
const EXACTLY = { exact: true } as const;

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Applies to the program of shoes by a call of somebody's page, and answers the id. */
async function sendByCall(page: Page, said: { readonly name: string; readonly contact: string }) {
  const { origin } = new URL((await page.request.get('/robots.txt')).url());
  const id = randomUUID();
  const sent = await page.request.post('/api/own-applications/send', {
    headers: { Origin: origin },
    data: {
      ...said,
      id,
      programId: 'sample-program-shoes',
      access: 'I come with a stroller.',
      pairs: [{ cut: 'men', size: 10, wide: false }],
      answers: [],
      adult: null,
      guardian: '',
    },
  });
  expect(sent.status()).toBe(200);
  return id;
}

/** Decides about an application that the manager's page shows. */
async function decide(page: Page, action: 'Approve' | 'Deny', fill: () => Promise<unknown>): Promise<void> {
  if (action === 'Deny') {
    await page.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('menuitem', { name: action }).click();
  } else await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${action} .*\\?$`) });
  await fill();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('people apply on a phone, a manager denies one and approves another, and both read it without a reload', async ({
  page,
  browser,
  server,
  mails,
}) => {
  const admin = await adminElsewhere(browser, server.origin);
  const context = await browser.newContext({ ...PHONE, baseURL: server.origin, reducedMotion: 'reduce' });
  const nadia = await context.newPage();
  const omar = await visitorElsewhere(browser, server.origin);
  const people = [
    [nadia, { name: 'Nadia Quillfeather', email: 'nadia.q@mail.example', role: 'beneficiary' }],
    [omar, { name: 'Omar Thistledown', email: 'omar.t@mail.example', role: 'beneficiary' }],
  ] as const;
  // At the same time, since mails leave every few seconds.
  await Promise.all(people.map(([theirs, person]) => invitedBy(admin, theirs, mails, person)));

  await nadia.goto('/dashboard/available-programs');
  await nadia.getByRole('button', { name: 'Apply to Shoes for Everyone' }).tap();
  await expect(nadia.getByLabel('Name to be called', EXACTLY)).toHaveValue('Nadia');
  await nadia.getByLabel('Access needs (optional)', EXACTLY).fill('I come with a stroller.');
  await nadia.getByRole('radio', { name: 'Woman' }).click();
  await nadia.getByRole('radio', { name: '7½', exact: true }).click();
  await nadia.getByRole('button', { name: 'Send Application' }).tap();
  await expect(nadia.getByText(/^You will hear from us by /)).toBeVisible();
  await expect(card(nadia, 'Shoes for Everyone')).toContainText('Women 7½');
  await nadia.goto('/dashboard/my-applications/denied');
  await expect(nadia.getByText('No denied applications.')).toBeVisible();
  await sendByCall(omar, { name: 'Omar', contact: 'omar.t@mail.example' });
  await omar.goto('/dashboard/my-applications/approved');
  await expect(omar.getByText(/^No answer yet\. That is normal/)).toBeVisible();

  await signIn(page, 'program_manager');
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: /applications to answer$/ }).click();
  await page.getByRole('link', { name: 'Nadia' }).click();
  await decide(page, 'Deny', async () => {
    await page.getByLabel('Why').selectOption('No place');
    await page.getByLabel('Reason').fill('We have no shoes of this size until spring.');
  });
  await expect(page.getByRole('region', { name: 'About this application' })).toContainText('Denied');
  await page.getByRole('textbox', { name: 'Staff note' }).fill('Wait for the next delivery.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toastText(page, 'Note Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Back to applications' }).click();
  await page.getByRole('link', { name: 'Omar' }).click();
  await decide(page, 'Approve', () => page.getByLabel('Message (optional)').fill('Come on Saturday at 10.'));

  // Both pages were open all the while.
  await expect(card(nadia, 'Shoes for Everyone')).toContainText(
    'We have no shoes of this size until spring.',
  );
  await expect(card(omar, 'Shoes for Everyone')).toContainText('Come on Saturday at 10.');
  const own = await nadia.request.get('/api/own-applications/list');
  expect(await own.text()).not.toContain('delivery');

  // The mails tell nothing to anybody else who reads them.
  await admin.goto('/dashboard/settings');
  const outbox = admin.getByRole('region', { name: 'Mails of the site' });
  const answers = outbox.getByRole('listitem').filter({ hasText: 'Answer to an application' });
  for (const [, { email }] of people)
    await expect(
      answers.filter({ hasText: `To ${email}` }).filter({ hasText: 'News about your request' }),
    ).toHaveCount(2);
  const came = () => mails.received.filter(({ message }) => message.includes('News about your request'));
  await expect.poll(() => came().length).toBeGreaterThan(1);
  for (const { message } of came()) expect(message).not.toMatch(/Shoes for Everyone|spring|Saturday|7½/);
  await context.close();
  await omar.context().close();
  await admin.context().close();
});

test('an applicant whose data is erased is named on no page of staff @full', async ({
  page,
  browser,
  server,
  mails,
}) => {
  const admin = await adminElsewhere(browser, server.origin);
  const theirs = await visitorElsewhere(browser, server.origin);
  const email = 'enid.w@mail.example';
  await invitedBy(admin, theirs, mails, { name: 'Enid Wrenfield', email, role: 'beneficiary' });
  const id = await sendByCall(theirs, { name: 'Enid', contact: email });
  await theirs.goto('/dashboard/my-applications/pending');
  await expect(card(theirs, 'Shoes for Everyone')).toBeVisible();
  await signIn(page, 'program_manager');
  await page.goto(`/dashboard/volunteers/applications?application=${id}`);
  await page.getByRole('textbox', { name: 'Staff note' }).fill('Has a twin sister.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toastText(page, 'Note Saved')).toBeVisible();
  await decide(page, 'Deny', async () => {
    await page.getByLabel('Why').selectOption('No place');
    await page.getByLabel('Reason').fill('We have none for twins.');
  });
  const main = (staff: Page) => staff.getByRole('main');
  await expect(main(page)).toContainText('We have none for twins.');

  await admin.goto('/dashboard/user-management/all-users');
  await admin.getByLabel('Search', { exact: true }).fill('enid');
  await admin.keyboard.press('Enter');
  await admin.getByRole('link', { name: 'Enid Wrenfield', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: 'Manage' });
  await dialog.getByRole('button', { name: 'Erase Data' }).click();
  const question = admin.getByRole('dialog', { name: 'Erase the data of Enid Wrenfield?' });
  await question.getByRole('button', { name: 'Erase Data' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Erased person');
  await expect(theirs).toHaveURL('/login');

  // The page that is open hears of it, and no other one knows them.
  const words = /Enid|Wrenfield|enid\.w|stroller|twin/;
  await expect(page.getByRole('heading', { level: 1, name: /^An application of / })).toBeVisible();
  expect(await main(page).textContent()).not.toMatch(words);
  const pages = [
    [page, '/dashboard/volunteers/applications?show=denied', 'An application of'],
    [page, `/dashboard/volunteers/applications?application=${id}`, 'No place'],
    [admin, `/dashboard/programs/active-programs?program=sample-program-shoes&application=${id}`, 'No place'],
    [admin, '/dashboard/user-management/permissions?tab=audit', 'erased the data of a person.'],
    [admin, '/dashboard/settings', 'New application: Shoes for Everyone'],
  ] as const;
  for (const [staff, path, loaded] of pages) {
    await staff.goto(path);
    await expect(main(staff)).toContainText(loaded);
    expect(await main(staff).textContent(), path).not.toMatch(words);
  }
  await theirs.context().close();
  await admin.context().close();
});

test('an application to a program of somebody else looks like one that is not there @full', async ({
  page,
  server,
}) => {
  const asked = (path: string) => page.request.get(`/api/applications/${path}`);
  const post = (call: string, data: object) =>
    page.request.post(`/api/applications/${call}`, { headers: { Origin: server.origin }, data });
  await signIn(page, 'program_manager');
  const theirs = { id: 'sample-application-3', base: 'sample' };
  for (const id of [theirs.id, 'no-such-application']) {
    await page.goto(`/dashboard/volunteers/applications?application=${id}`);
    const nothing = page.getByText('This page does not exist, or you do not have access to it.');
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Marisol');
    const one = { id, base: theirs.base };
    const answers = [
      await asked(`get?${new URLSearchParams({ q: JSON.stringify({ id }) })}`),
      await post('approve', { ...one, message: '', consentSeenOn: null }),
      await post('deny', { ...one, reasonKind: 'other', reason: 'No.' }),
      await post('withdraw', one),
      await post('end', { ...one, how: 'left' }),
      await post('changeSizes', { ...one, pairs: [] }),
      await post('told', one),
      await post('saveNote', { ...one, text: 'Mine.' }),
    ];
    for (const answer of answers) {
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toEqual({ code: 'not-found' });
    }
  }
});
