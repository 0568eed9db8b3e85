// A whole way in Spanish on the server: from the landing page to an answer by mail, without a word in English.
import { devices, type Page } from '@playwright/test';
import { expect } from '../fixtures';
import { mailedLink, test } from './running-server';
import { visitorElsewhere } from './second-browser';
import { signIn } from './sign-in';

const PHONE = { viewport: devices['Pixel 7'].viewport, isMobile: true, hasTouch: true } as const;
const PERSON = { name: 'Marisol Piedrabuena', email: 'marisol.p@mail.example', role: 'beneficiary' } as const;
const PASSWORD = 'caminar juntos una milla';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sentences that have one of these words in them, but do not say that they are in another language. */
async function sentencesInEnglish(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton:visible, [aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => {
    const ENGLISH = /\b(the|and|of|you|your|we|with|for|this|is|are|from|what|when|day|shoes)\b/i;
    const isSpanish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'es';
    const marked = [...document.querySelectorAll('[lang=en]')].map(
      ({ textContent }) => textContent?.trim() ?? '',
    );
    // What is marked where it stands may be part of a Spanish name, such as that of a button.
    const unmarked = (text: string) =>
      marked.reduce((rest, words) => (words === '' ? rest : rest.replaceAll(words, '')), text);
    const found: string[] = [];
    const note = (text: string | null) => {
      if (text && ENGLISH.test(unmarked(text))) found.push(text);
    };
    note(document.title);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSpanish(element) || element.closest('script, style, template, noscript')) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) note(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.textContent);
    }
    return found;
  });
}

test('somebody who reads Spanish is invited, takes a place, applies and is answered, without a word of English', async ({
  page,
  browser,
  server,
  mails,
}) => {
  test.slow();
  const context = await browser.newContext({ ...PHONE, baseURL: server.origin, reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  const expectSpanish = async (place: string) =>
    expect.soft(await sentencesInEnglish(theirs), place).toEqual([]);

  await theirs.goto('/es/');
  await expectSpanish('landing page');
  await theirs.getByRole('link', { name: '¿Necesita zapatos?' }).first().click();
  await expect(theirs).toHaveURL('/es/get-shoes');
  await expectSpanish('the way to shoes');

  await signIn(page, 'admin');
  const { origin } = new URL((await page.request.get('/robots.txt')).url());
  const invited = await page.request.post('/api/people/invite', {
    headers: { Origin: origin },
    data: { ...PERSON, language: 'es' },
  });
  expect(invited.status()).toBe(200);
  const { pathname, hash } = new URL(await mailedLink(mails, PERSON.email, ''));
  expect(pathname).toBe('/es/invitation');
  await theirs.goto(`${pathname}${hash}`);
  await theirs.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await expectSpanish('invitation');
  await theirs.getByRole('button', { name: 'Guardar contraseña' }).click();
  await theirs.getByLabel('Correo electrónico').fill(PERSON.email);
  await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(theirs).toHaveURL('/es/dashboard');
  await expectSpanish('Home');

  await theirs.goto('/dashboard/events');
  await expect(theirs).toHaveURL('/es/dashboard/events');
  await expectSpanish('events');
  await theirs
    .getByRole('button', { name: /^Apartar un lugar/ })
    .first()
    .click();
  await expect(theirs.getByText('Usted tiene un lugar.').first()).toBeVisible();
  await expectSpanish('events, with a place');

  await theirs.goto('/es/dashboard/available-programs');
  await expectSpanish('programs');
  await theirs.getByRole('button', { name: 'Solicitar un lugar: Zapatos para cada persona' }).click();
  await expectSpanish('application');
  await theirs.getByRole('radio', { name: 'Mujer', exact: true }).click();
  await theirs.getByRole('radio', { name: '7½', exact: true }).click();
  await theirs.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(theirs).toHaveURL('/es/dashboard/my-applications/pending');
  await expect(theirs.getByRole('heading', { name: 'Zapatos para cada persona' })).toBeVisible();
  await expectSpanish('applications');

  const manager = await visitorElsewhere(browser, server.origin);
  await signIn(manager, 'program_manager');
  await manager.goto('/dashboard/volunteers/applications');
  await manager.getByRole('link', { name: PERSON.name.split(' ')[0] ?? '', exact: true }).click();
  await expect(manager.getByText('Wrote in Spanish')).toBeVisible();
  await manager.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = manager.getByRole('dialog', { name: /^Approve / });
  await expect(question.getByText(/ reads Spanish\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question).toBeHidden();
  await theirs.goto('/es/dashboard/my-applications/approved');
  await expect(theirs.getByRole('heading', { name: 'Zapatos para cada persona' })).toBeVisible();
  await expectSpanish('answered');

  await page.goto('/dashboard/settings');
  const mailed = page
    .getByRole('region', { name: 'Mails of the site' })
    .getByRole('listitem')
    .filter({ hasText: `To ${PERSON.email}` });
  await expect(mailed.filter({ hasText: 'Noticias sobre su solicitud' }).first()).toBeVisible();
  await expect(
    mailed.filter({ hasText: 'Su cuenta está lista: elija una contraseña' }).first(),
  ).toBeVisible();
  await expect(mailed.filter({ has: page.locator('[lang=es]') })).toHaveCount(await mailed.count());
  await context.close();
  await manager.context().close();
});
