import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { textsOf } from '../../support/cells';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

/** Some of what waits is counted by code that is fetched first. */
const SLOWLY = { timeout: 20_000 };

test('the home view greets and names the role; where a menu is in sight it repeats none of it', async () => {
  renderApp('/dashboard/home', { user: aUser({ name: 'Parker Manager', role: 'program_manager' }) });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Parker Manager' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('program manager')).toBeInTheDocument();
  expect(main.queryByRole('heading', { name: 'Where to next' })).toBeNull();
  expect(main.queryByRole('heading', { name: 'Active campaigns' })).toBeNull();
});

test('on a phone the home view links to the first four places of the menu after Home and Profile', async () => {
  const wide = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: media === BREAKPOINTS.phone }));
  onTestFinished(() => spy.mockRestore());
  const app = renderApp('/dashboard/home', { user: aUser({ name: 'Val', role: 'volunteer' }) });
  // What stands above is known first.
  const places = await waitFor(async () => {
    await act(() => app.time.advance(300));
    return within(screen.getByRole('region', { name: 'Where to next' }));
  }, SLOWLY);
  expect(places.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Schedule', '/dashboard/my-schedule'],
    ['Programs', '/dashboard/programs'],
    ['Training', '/dashboard/training'],
    ['Resources', '/dashboard/resources'],
  ]);
});

test('the home view shows the active campaigns with their progress', async () => {
  const app = renderApp('/dashboard', { user: aUser() });
  await waitFor(async () => {
    await act(() => app.time.advance(500));
    expect(screen.getByRole('heading', { name: 'Summer Sneaker Drive' })).toBeInTheDocument();
  }, SLOWLY);
  expect(screen.getByRole('heading', { level: 2, name: 'Active campaigns' })).toBeInTheDocument();
  expect(screen.getByText('$6,500 raised of $10,000')).toBeInTheDocument();
});

test('the home view of an admin says first what waits, then links to campaigns and site content', async () => {
  const app = renderApp('/dashboard/home', { user: aUser({ name: 'Avery Admin', role: 'admin' }) });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Avery Admin' });
  const waiting = () => within(screen.getByRole('region', { name: 'Waiting today' }));
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(waiting().getByRole('link', { name: '3 unread messages' })).toBeVisible();
    // Their service is fetched by the first call.
    expect(waiting().getByRole('link', { name: '2 pickups to schedule' })).toBeVisible();
    expect(waiting().getByRole('link', { name: '1 person asks for shoes' })).toBeVisible();
    expect(waiting().getByRole('link', { name: '7 applications to answer' })).toBeVisible();
    expect(waiting().getByRole('link', { name: '1 gift of goods to sort' })).toBeVisible();
  }, SLOWLY);
  const today = screen.getByRole('region', { name: 'Today' });
  expect(today).toHaveTextContent(/Sorting Evening, .*, 6 of 9 marked/);
  expect(today.compareDocumentPosition(screen.getByRole('region', { name: 'Waiting today' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(
    waiting()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard/admin?tab=messages&state=unread',
    '/dashboard/admin?tab=messages&topic=shoes',
    '/dashboard/donations/recent-donations?tab=pickups&state=requested',
    '/dashboard/programs/active-programs',
    '/dashboard/donations/recent-donations?tab=sizes',
  ]);
  const [, , , , , , first, second] = within(screen.getByRole('main')).getAllByRole('link');
  expect(first).toHaveTextContent('Manage campaigns');
  expect(first).toHaveAttribute('href', '/dashboard/admin?tab=campaigns');
  expect(second).toHaveTextContent('Edit site content');
  expect(second).toHaveAttribute('href', '/dashboard/admin?tab=content');
});

test.each([
  [
    'volunteer',
    'account-3',
    ['1 training to do'],
    ['training'],
    'Next shift',
    ['Fitting: Fitting Day'],
    ['my-schedule'],
    /^Next shiftFitting: Fitting Day.* PT\. You are coming\.$/,
  ],
  [
    'beneficiary',
    'account-5',
    ['1 answer to your application for Shoes for Everyone'],
    ['my-applications/approved'],
    'Next session',
    ['Reserve your place', 'Your Men 10½ pair is reserved.'],
    ['events', 'my-applications/approved'],
    /^Next sessionReserve your placeFitting Day, .* PT$/,
  ],
  [
    'donor',
    'account-4',
    [],
    [],
    'Next event with a place',
    ['Reserve your place'],
    ['upcoming-events'],
    /^Next event with a placeReserve your placeFitting Day, .* PT$/,
  ],
] as const)(
  'the home view of a %s says what waits for them alone, and apart from it what comes next',
  async (...given) => {
    const [role, id, waiting, waitingAt, label, coming, comingAt, about] = given;
    const app = renderApp('/dashboard/home', { user: aUser({ id, role }) });
    const links = (region: string) => {
      const part = screen.queryByRole('region', { name: region });
      return part ? within(part).getAllByRole('link') : [];
    };
    const textsOf = (region: string) => links(region).map((link) => link.textContent);
    const pathsOf = (region: string) => links(region).map((link) => link.getAttribute('href'));
    await waitFor(async () => {
      await act(() => app.time.advance(300));
      expect(textsOf('Coming up')).toEqual(coming);
      expect(textsOf('Waiting today')).toEqual(waiting);
    }, SLOWLY);
    expect(pathsOf('Waiting today')).toEqual(waitingAt.map((path) => `/dashboard/${path}`));
    expect(pathsOf('Coming up')).toEqual(comingAt.map((path) => `/dashboard/${path}`));
    expect(screen.getByText(label).closest('li')).toHaveTextContent(about);
    if (role === 'beneficiary')
      expect(screen.getByRole('region', { name: 'Waiting today' })).toHaveTextContent(
        'You have a place. See what happens next.',
      );
    expect(localStorage.getItem('simulation:messages')).toBeNull();
  },
);

test('a program manager has applications, hours, open shifts and past events to see to', async () => {
  const app = renderApp('/dashboard/home', { user: aUser({ id: 'account-2', role: 'program_manager' }) });
  const links = () => within(screen.getByRole('region', { name: 'Waiting today' })).getAllByRole('link');
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(links().map((link) => link.textContent)).toEqual([
      '4 applications to answer',
      '2 hours to approve',
      expect.stringMatching(/^\d+ open shifts? in the next 7 days$/),
      expect.stringMatching(/^\d+ past events? to mark$/),
    ]);
  }, SLOWLY);
  expect(links()[0]).toHaveAttribute('href', '/dashboard/volunteers/applications');
});

test('whose schedule is empty is told where to look', async () => {
  const app = renderApp('/dashboard/home', { user: aUser({ id: 'somebody', role: 'volunteer' }) });
  const link = async () => {
    await act(() => app.time.advance(300));
    return screen.getByRole('link', { name: 'Find a shift' });
  };
  await waitFor(async () => {
    expect(await link()).toHaveAttribute('href', '/dashboard/programs/available-programs');
  }, SLOWLY);
  expect(screen.getByText('Nothing is scheduled.')).toBeVisible();
});

test('Home shows nothing of what waits before it is known how much room it takes', async () => {
  const app = renderApp('/dashboard/home', { user: aUser({ name: 'Avery Admin', role: 'admin' }) });
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Avery Admin' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where to next' })).toBeNull();
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.getByRole('region', { name: 'Where to next' })).toBeVisible();
  }, SLOWLY);
  expect(screen.getByRole('region', { name: 'Today' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('the profile shows name, email and role', async () => {
  renderApp('/dashboard/profile', { user: aUser() });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const account = within(screen.getByRole('region', { name: 'Your account' }));
  for (const fact of ['Dana Donor', 'dana@fsr.example', 'donor'])
    expect(account.getByText(fact)).toBeInTheDocument();
  // The simulation knows no other browsers.
  expect(screen.queryByText('Log out everywhere')).toBeNull();
});

test('the admin view greets the admin and shows four figures, the activity and the tasks', async () => {
  renderApp('/dashboard/admin', { user: aUser({ name: 'Avery Admin', role: 'admin' }) });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Avery Admin' });
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Recent Activity' });
  const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
  const [figures] = overview.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(figures?.map(textsOf)).toEqual([
    ['Total Users', '1,258'],
    ['Active Programs', '12'],
    ['Upcoming Events', '8'],
    ['New Beneficiaries', '36'],
  ]);
  const tasks = within(screen.getByRole('region', { name: 'Pending Tasks' }));
  expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/admin?tab=messages&state=unread',
    '/dashboard/admin?tab=messages&topic=shoes',
    '/dashboard/donations/recent-donations?tab=pickups&state=requested',
    '/dashboard/programs/active-programs',
    '/dashboard/donations/recent-donations?tab=sizes',
  ]);
  expect(tasks.getByText('Review 4 volunteer applications')).toBeVisible();
});

test('every pending task carries a number, and samples say Sample once', async () => {
  const app = renderApp('/dashboard/admin', { user: aUser({ role: 'admin' }) });
  await screen.findByRole('heading', { name: 'Pending Tasks' });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    const rows = region('Pending Tasks').getAllByRole('listitem').map(textsOf);
    expect(rows).toHaveLength(10);
    for (const [what] of rows) expect(what).toMatch(/\b\d+ \w/);
  }, SLOWLY);
  // What waits in this browser is real: it stands above the samples, as a link.
  const tasks = region('Pending Tasks');
  const waits = tasks.getByRole('link', { name: '3 unread messages' });
  const sample = tasks.getByText('Review 4 volunteer applications');
  expect(waits.compareDocumentPosition(sample)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
  expect(overview.getAllByText('Sample')).toHaveLength(1);
  expect(
    overview.getByText('The figures and both lists are made up. Tasks with a link are real.'),
  ).toBeVisible();
});
