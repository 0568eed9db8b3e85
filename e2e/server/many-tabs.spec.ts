import { ROLES } from '../../src/core/access/role';
import { roleNames } from '../../src/ui/people/roles.texts';
import { expect } from '../fixtures';
import { test } from './running-server';
import { signIn } from './sign-in';

/** A browser opens so many connections to one site over HTTP/1.1. */
const CONNECTIONS = 6;

test('with more pages open than a browser has connections, Roles opens and hears of changes, whichever page closes @full', async ({
  page,
  context,
  server,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/changes')) streams.push(request.url());
  });
  await signIn(page, 'admin');
  await page.goto('/dashboard/home');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  for (let pages = 1; pages < CONNECTIONS; pages++) {
    const other = await context.newPage();
    await other.goto('/dashboard/home');
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  const last = await context.newPage();
  await last.goto('/dashboard/user-management/roles');
  const holders = (role: (typeof ROLES)[number]) => last.getByRole('region', { name: roleNames[role] });
  for (const role of ROLES) await expect(holders(role)).toContainText(/\d (person|people)/);
  expect(streams).toHaveLength(1);

  const hearsOf = async (name: string) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@mail.example`;
    const headers = { Origin: server.origin };
    const invited = await context.request.post('/api/people/invite', {
      headers,
      data: { name, email, role: 'program_manager' },
    });
    expect(invited.status()).toBe(200);
    await expect(holders('program_manager')).toContainText(name);
  };
  await hearsOf('Abby Seventh');
  // The page whose stream it is closes, and another one takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await hearsOf('Abby Eighth');
  expect(streams).toHaveLength(2);
});
