import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOf } from '../../../src/core/navigation/paths';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';
import '../../../src/ui/campaigns/admin/campaign-management';
import '../../../src/ui/account/profile/profile-page';

const QUESTION = 'Leave with unsaved changes?';

// A look-up by role reads every style of the component library, which takes long here; texts are as good.
const press = (text: string, selector = 'button span') => screen.findByText(text, { selector });

async function openForm(address: string = pathOf('campaigns/create-campaign')) {
  const app = renderApp(address, { user: aUser({ role: 'admin' }) });
  await screen.findByLabelText('Title');
  return app;
}

async function typeTitle({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByLabelText('Title'));
  await user.paste('Winter Boots');
}

function closePage(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the campaign form asks before the route is left, and staying keeps what was typed', async () => {
  const app = await openForm();
  await typeTitle(app);
  await app.user.click(await press('Profile', 'a *'));
  await screen.findByText(QUESTION);
  await app.user.click(await press('Stay'));
  expect(screen.getByLabelText('Title')).toHaveValue('Winter Boots');
  expect(app.path).toBe(pathOf('campaigns/create-campaign'));
  await app.user.click(await press('Cancel'));
  await screen.findByText(QUESTION);
  await app.user.click(await press('Leave'));
  await waitFor(() => expect(app.path).toBe('/dashboard/campaigns/active-campaigns'));
});

test('the campaign form asks before its tab is changed, and Back leads to the tab before', async () => {
  const app = await openForm('/dashboard/admin?tab=campaigns&campaign=new');
  await typeTitle(app);
  await app.user.click(await press('Overview', '[role=tab] > span'));
  await app.user.click(await press('Stay'));
  expect(app.router.state.location.search).toBe('?tab=campaigns&campaign=new');
  await app.user.click(await press('Overview', '[role=tab] > span'));
  await screen.findByText(QUESTION);
  await app.user.click(await press('Leave'));
  await waitFor(() => expect(app.router.state.location.search).toBe('?tab=overview'));
  void app.router.navigate(-1);
  await waitFor(() => expect(app.router.state.location.search).toBe('?tab=campaigns&campaign=new'));
});

test('closing the page is held up only while the campaign form holds something new', async () => {
  const app = await openForm();
  expect(closePage()).toBe(false);
  await typeTitle(app);
  expect(closePage()).toBe(true);
  await app.user.clear(screen.getByLabelText('Title'));
  expect(closePage()).toBe(false);
});

test('an untouched form, or one that is saved, is left without a question', async () => {
  const app = await openForm();
  await app.user.click(await press('Profile', 'a *'));
  // The router is there before the page is.
  await screen.findByText('Your account');
  void app.router.navigate(-1);
  await screen.findByLabelText('Title');
  await typeTitle(app);
  for (const [label, text] of [
    ['Goal amount', '8000'],
    ['Start date', '2026-12-01'],
    ['End date', '2026-12-24'],
  ] as const) {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
  }
  await app.user.click(await press('Create Campaign'));
  // The form checks its fields before it asks the gateway: when that begins is the form's to say.
  await waitFor(async () => {
    await app.time.advance(800);
    expect(app.path).toBe('/dashboard/campaigns/active-campaigns');
  });
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

test.each([
  ['Name', ' Byron', 'Your name is not saved yet.'],
  ['Current password', 'walk', 'Your password is not changed yet.'],
  ['New password', 'walk', 'Your password is not changed yet.'],
])('Profile asks before what was typed as %j is lost', async (label, typed, said) => {
  const app = renderApp('/dashboard/profile', { user: aUser({ role: 'admin' }) });
  const field = await screen.findByLabelText(label);
  expect(closePage()).toBe(false);
  await app.user.click(field);
  await app.user.paste(typed);
  expect(closePage()).toBe(true);
  await app.user.click(await press('Home', 'a *'));
  await screen.findByText(said);
  await app.user.click(await press('Stay'));
  expect(field).toHaveDisplayValue(new RegExp(`${typed}$`));
  await app.user.click(await press('Home', 'a *'));
  await screen.findByText(said);
  await app.user.click(await press('Leave'));
  await waitFor(() => expect(app.path).toBe('/dashboard/home'));
});

test.each([
  ['the sidebar', async () => press('Logout', '.sidebar__label')],
  ['the account menu', async () => press('Logout', '[role=menuitem] *')],
])('logging out by %s asks first while something is unsaved', async (where, logout) => {
  const app = await openForm();
  await typeTitle(app);
  const open = async () => {
    if (where === 'the account menu') await app.user.click(screen.getByLabelText('Account menu'));
    await app.user.click(await logout());
  };
  await open();
  await screen.findByText(QUESTION);
  await app.user.click(await press('Stay'));
  expect(screen.getByLabelText('Title')).toHaveValue('Winter Boots');
  await open();
  await screen.findByText(QUESTION);
  await app.user.click(await press('Leave'));
  await waitFor(() => expect(app.path).toBe('/login'));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});
