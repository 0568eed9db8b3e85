// On a server every section of the content can be edited, and what is saved stands in all pages of every process.
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import { PUBLIC_PAGES } from '../../src/ui/app/public-pages';
import { openEditor, openSection } from '../editor-steps';
import { expect } from '../fixtures';
import { expectAccessible } from '../support/accessibility';
import { signIn } from './sign-in';
import { test } from './two-processes';

// In one worker, so that PostgreSQL and the two processes are started once.
test.describe.configure({ mode: 'default' });
// What is chosen moves into place otherwise, and a press meanwhile lands beside it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECTIONS = ['Hero', 'About', 'Mission', 'Vision', 'Image Gallery', 'Site Settings', 'Brand Assets'];

const formOf = (page: Page, name: string) => page.getByRole('region', { name: `${name} form` });
const itemOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openForm(page: Page, name: string) {
  const isOnPage = ['Hero', 'About', 'Mission', 'Vision'].includes(name);
  if (isOnPage && (await page.getByRole('tab', { name: 'Page Content' }).isVisible()))
    await openSection(page, 'Page Content');
  await openSection(page, name);
}

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/^Live since/)).toBeVisible();
  await expect(page.getByText('All Changes Saved', { exact: true })).toBeVisible();
}

/** Saves as another admin does. */
async function saveElsewhere(request: APIRequestContext, change: (content: SiteContent) => SiteContent) {
  const stored = await (await request.get('/api/content')).json();
  const { origin } = new URL((await request.get('/robots.txt')).url());
  const answer = await request.put('/api/content', {
    headers: { Origin: origin },
    data: {
      content: change(stored?.value ?? DEFAULT_CONTENT),
      base: stored?.revision ?? null,
      automatic: false,
    },
  });
  expect(answer.status()).toBe(200);
}

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('what an admin writes in every section, visitors read on both processes', async ({
  page,
  request,
  processes,
}) => {
  await openEditor(page);
  await openForm(page, 'Mission');
  await formOf(page, 'Mission').getByLabel('Title', { exact: true }).fill('What we do');
  await page.getByRole('button', { name: 'Add a paragraph' }).click();
  await expect(page.getByLabel('Paragraph 3')).toBeFocused();
  await page.keyboard.type('A third paragraph.');
  await openForm(page, 'Vision');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.keyboard.type('A fifth card');
  await openForm(page, 'Image Gallery');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await expect(itemOf(page, 'Image 5').getByText('Choose a picture.')).toBeVisible();
  await itemOf(page, 'Image 5').getByRole('button', { name: 'Move up' }).click();
  await itemOf(page, 'Image 4')
    .getByLabel('Picture', { exact: true })
    .setInputFiles({
      name: 'shoes.png',
      mimeType: 'image/png',
      buffer: readFileSync('public/images/icon-512.png'),
    });
  await expect(page.getByText('1 picture without a description')).toBeVisible();
  await itemOf(page, 'Image 4').getByLabel('Caption').fill('A new caption');
  await openForm(page, 'Site Settings');
  const settings = formOf(page, 'Site Settings');
  for (const [label, value] of [
    ['Site name', 'Desert Soles'],
    ['Tagline', 'Every step'],
    ['Description', 'Shoes for the desert.'],
    ['Email', 'write@fsr.example'],
    ['Phone', '702-555-0177'],
    ['LinkedIn', 'https://www.example.org/soles'],
  ] as const)
    await settings.getByLabel(label, { exact: true }).fill(value);
  await save(page);

  for (const { origin } of [processes.first, processes.second]) {
    const read = async (path: string) => (await request.get(`${origin}${path}`)).text();
    await expect.poll(() => read('/')).toContain('What we do');
    const landing = await read('/');
    for (const words of [
      'A third paragraph.',
      'A fifth card',
      'A new caption',
      '<title>Desert Soles: Every step</title>',
      '<meta name="description" content="Shoes for the desert.">',
      'https://www.example.org/soles',
    ])
      expect(landing).toContain(words);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(landing)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'NGO',
      name: 'Desert Soles',
      slogan: 'Every step',
      contactPoint: { '@type': 'ContactPoint', email: 'write@fsr.example', telephone: '702-555-0177' },
    });
    const named = ['/', '/no-such-page', '/login', '/signup', ...PUBLIC_PAGES.map((name) => `/${name}`)];
    for (const path of named) {
      const text = await read(path);
      expect(text, `${origin}${path}`).toContain('702-555-0177');
      expect(text, `${origin}${path}`).not.toContain('702-555-0142');
      expect(text, `${origin}${path}`).toMatch(/<title>[^<]*Desert Soles/);
    }
    expect(await (await request.get(`${origin}/site.webmanifest`)).json()).toMatchObject({
      name: 'Desert Soles: Every step',
      short_name: 'Desert Soles',
      description: 'Shoes for the desert.',
    });
  }
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveTitle('Home – Desert Soles');
});

test('without phone and email no sentence breaks off', async ({ page, request, processes }) => {
  await saveElsewhere(page.request, (content) => {
    const { siteSettings } = content;
    const contact = { ...siteSettings.contact, email: '', phone: '' };
    return { ...content, siteSettings: { ...siteSettings, contact } };
  });
  for (const { origin } of [processes.first, processes.second]) {
    const broken = async (path: string) => {
      const text = await (await request.get(`${origin}${path}`)).text();
      return text.match(/702-555-\d+|href="(tel|mailto):|You can reach the foundation|contactPoint/g) ?? [];
    };
    for (const path of ['/', '/login', '/signup', ...PUBLIC_PAGES.map((name) => `/${name}`)])
      await expect.poll(() => broken(path), path).toEqual([]);
  }
});

test('by keyboard a picture is moved and removed, and the focus is never lost', async ({ page }) => {
  await saveElsewhere(page.request, () => DEFAULT_CONTENT);
  await openEditor(page);
  await openForm(page, 'Image Gallery');
  const captions = () =>
    page
      .getByLabel('Caption')
      .evaluateAll((fields: HTMLTextAreaElement[]) => fields.map(({ value }) => value.split(':')[0]));
  await itemOf(page, 'Image 3').getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Image 2').getByRole('button', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Image 1').getByRole('button', { name: 'Move down' })).toBeFocused();
  expect(await captions()).toEqual(['Job readiness', 'Fitting day', 'Mentorship', 'Neighborhood cleanup']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Image 1')).toBeFocused();
  expect(await captions()).toEqual(['Fitting day', 'Mentorship', 'Neighborhood cleanup']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('All Changes Saved', { exact: true })).toBeVisible();
});

test('a phone of letters is refused at its field, and kept as a draft @full', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openEditor(page);
  await openForm(page, 'Site Settings');
  const phone = formOf(page, 'Site Settings').getByLabel('Phone');
  await phone.fill('call us');
  await openForm(page, 'Mission');
  await saveButton(page).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(
    'Enter a phone number with at least 7 digits, or leave this empty.',
  );
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('siteContent:draft')))
    .toContain('call us');
  await page.reload();
  await openForm(page, 'Site Settings');
  await expect(phone).toHaveValue('call us');
  await phone.fill(DEFAULT_CONTENT.siteSettings.contact.phone);
});

test('two admins on two sections both keep their words; on one section they choose', async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'Mission');
  const title = formOf(page, 'Mission').getByLabel('Title', { exact: true });
  await title.fill('Mission of mine');
  await saveElsewhere(page.request, (content) => ({
    ...content,
    missionContent: { ...content.missionContent, purposeTitle: 'Purpose of theirs' },
    visionContent: { ...content.visionContent, title: 'Vision of theirs' },
  }));
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'The content changed elsewhere' });
  const mission = dialog.getByRole('region', { name: 'Mission' });
  await expect(mission.getByText('Changed by both')).toBeVisible();
  await expect(mission.getByText('Purpose of theirs')).toBeVisible();
  await mission.getByLabel('Keep mine').check();
  const vision = dialog.getByRole('region', { name: 'Vision' });
  await expect(vision.getByText('Changed elsewhere')).toBeVisible();
  await vision.getByLabel('Take the saved one').check();
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await expect(dialog).toBeHidden();
  await save(page);
  const { value } = await (await page.request.get('/api/content')).json();
  expect(value.missionContent).toMatchObject({
    title: 'Mission of mine',
    purposeTitle: DEFAULT_CONTENT.missionContent.purposeTitle,
  });
  expect(value.visionContent.title).toBe('Vision of theirs');
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 780],
] as const)
  test(`every form can be used by everybody at ${width} px @full`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page);
    for (const section of SECTIONS) {
      await openForm(page, section);
      if (section === 'Image Gallery') await page.getByRole('button', { name: 'Add a picture' }).click();
      if (section === 'Site Settings') await page.getByLabel('Email', { exact: true }).fill('hello');
      await expectAccessible(page);
    }
  });
