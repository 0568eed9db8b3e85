// The dashboards of members in Spanish: the words that staff wrote in it, and English words that say that they are.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openSignedIn, storeSession } from './support/accounts';

// Ant Design's dialogs grow into place, and a press meanwhile lands beside what it was meant for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, answersAtOnce: true });

/** What the samples are called in English, on pages of members. */
const ENGLISH = [
  'Shoes for Everyone',
  'Work Boots to Work',
  'School Shoes First',
  'Walk With Me',
  'Coming Home Mentors',
  'First Day Ready',
  'Interview Closet',
  'Warehouse Skills',
  'Young Leaders Circle',
  'Lace-Up Saturdays',
  'Clean Streets Saturday',
  'Desert Wash Cleanup',
  'Fitting Day',
  'Welcome desk',
  'Measuring',
];

/** The names of samples on a page that are in English and do not say so. */
async function unmarkedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((english) => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const unmarked: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (english.includes(text) && lang !== 'en') unmarked.push(text);
    }
    return unmarked;
  }, ENGLISH);
}

const WALKS = {
  beneficiary: {
    home: 'Inicio',
    profile: 'Perfil',
    'available-programs': 'Programas disponibles',
    'my-applications/pending': 'En espera',
    'my-applications/approved': 'Aprobadas',
    'my-applications/denied': 'No aprobadas',
    resources: 'Recursos',
    events: 'Eventos',
  },
  volunteer: {
    home: 'Inicio',
    profile: 'Perfil',
    'my-schedule': 'Mi horario',
    'programs/available-programs': 'Programas disponibles',
    'programs/my-programs': 'Mis programas',
    'programs/time-tracking': 'Registro de horas',
    training: 'Capacitación',
    resources: 'Recursos',
  },
  donor: {
    home: 'Inicio',
    profile: 'Perfil',
    'my-donations': 'Mis donaciones',
    'impact-reports': 'Informes de impacto',
    'upcoming-events': 'Próximos eventos',
    'recurring-donations': 'Donaciones periódicas',
    'tax-receipts': 'Recibos de impuestos',
  },
} as const;

for (const role of ['beneficiary', 'volunteer', 'donor'] as const)
  test(`every page of a ${role} is in Spanish, and its English words say so @full @chromium @desktop`, async ({
    page,
  }) => {
    await storeSession(page, role);
    for (const [path, title] of Object.entries(WALKS[role])) {
      await page.goto(`/es/dashboard/${path}`);
      await expect(page).toHaveURL(`/es/dashboard/${path}`);
      await expect(page).toHaveTitle(new RegExp(`^${title} `));
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      expect(await unmarkedWords(page), path).toEqual([]);
    }
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/dashboard/);
  });

const BOOTS = '/dashboard/programs/active-programs?program=sample-program-work-boots';

test('staff write a program in Spanish, a beneficiary reads it and applies in it, and staff read English @full @chromium @desktop', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${BOOTS}&view=edit`);
  const program = page.getByRole('form', { name: 'Program' });
  await program.getByRole('group', { name: 'Managers' }).getByLabel('Parker Manager').check();
  await program.locator('summary').filter({ hasText: 'Spanish' }).click();
  await program.getByLabel('Title in Spanish').fill('Botas para trabajar');
  await program.getByLabel('Question 2 in Spanish', { exact: true }).fill('¿Qué pide el trabajo?');
  await program.getByLabel('Choice 1 of question 2 in Spanish').fill('Punta de acero');
  await program.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(program).toBeHidden();

  await openSignedIn(page, 'beneficiary', '/dashboard/available-programs');
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Solicitar un lugar: Botas para trabajar' }).click();
  const form = page.getByRole('form', { name: 'Solicitar un lugar: Botas para trabajar' });
  await form.getByRole('radio', { name: 'Hombre', exact: true }).click();
  await form.getByRole('radio', { name: '10½', exact: true }).click();
  await form.getByLabel('¿Cuándo empieza su trabajo?', { exact: true }).fill('El lunes');
  await form.getByLabel('¿Qué pide el trabajo?', { exact: true }).selectOption('Punta de acero');
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/es/dashboard/my-applications/pending');
  const sent = page.getByRole('region', { name: /Botas para trabajar$/ });
  await expect(sent).toContainText('¿Qué pide el trabajo?Punta de acero');
  expect(await unmarkedWords(page)).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('¿Qué pide el trabajo?')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Steel toe')).toBeVisible();

  await openSignedIn(page, 'program_manager', '/dashboard/volunteers/applications');
  await page
    .getByRole('row')
    .filter({ hasText: 'Ben' })
    .filter({ hasText: 'Work Boots to Work' })
    .getByRole('link')
    .click();
  await expect(page.getByText('What does the job ask for?')).toBeVisible();
  await expect(page.getByText('Steel toe')).toBeVisible();
});

test('what is typed in the profile goes along with the switch, and a new tab opens the other language without saving it @full @chromium @desktop', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'beneficiary', '/dashboard/profile');
  const name = page.locator('#own-name_name');
  await name.fill('Benjamín');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Español' }).click({ modifiers: ['Control'] });
  const tab = await opening;
  await expect(tab).toHaveURL('/es/dashboard/profile');
  await tab.close();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').language),
  ).toBeUndefined();
  await expect(name).toHaveValue('Benjamín');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/dashboard/profile');
  await expect(name).toHaveValue('Benjamín');
  expect(questions, 'what the browser asks').toEqual([]);
  await page.reload();
  await expect(name).toHaveValue('Ben Beneficiary');
});
