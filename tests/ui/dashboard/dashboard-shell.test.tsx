import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ROLES } from '../../../src/core/access/role';
import { menuFor } from '../../../src/core/navigation/menu';
import { fail, ok } from '../../../src/core/shared/result';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { menuTexts } from '../../../src/ui/shared/menu.texts';
import { InMemorySidebarPreference } from '../../support/in-memory/in-memory-sidebar-preference';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

afterEach(() => vi.unstubAllEnvs());

async function openShell(path = '/dashboard/profile', options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(path, { user: aUser(), ...options });
  await screen.findByRole('navigation', { name: 'Dashboard' });
  const menu = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));
  const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });
  return { app, menu, toggle };
}

test('the skip link leads to the page, and leaves no step in the history that the router does not know', async () => {
  const { app } = await openShell();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  const isFollowed = fireEvent.click(skip);
  expect(isFollowed).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(app.path).toBe('/dashboard/profile');
});

describe('the sidebar', () => {
  test.each([...ROLES, 'root'])(
    'shows the menu of %s, the initial, the name and the role in words',
    async (role) => {
      const { menu } = await openShell('/dashboard/profile', { user: aUser({ role, name: 'parker Lane' }) });
      const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }));
      expect(sidebar.getByText('P')).toBeInTheDocument();
      expect(sidebar.getByText('parker Lane')).toBeInTheDocument();
      expect(sidebar.getByText(role.replaceAll('_', ' '))).toBeInTheDocument();
      const titles = [...screen.getByRole('navigation', { name: 'Dashboard' }).querySelectorAll('a, button')];
      expect(titles.map((entry) => entry.textContent)).toEqual(
        menuFor(role).map((item) => menuTexts[item.id]),
      );
      for (const { id, path, items } of menuFor(role))
        if (items.length === 0)
          expect(menu().getByRole('link', { name: menuTexts[id] })).toHaveAttribute('href', path);
        else
          expect(menu().getByRole('button', { name: menuTexts[id] })).toHaveAttribute(
            'aria-expanded',
            'false',
          );
    },
  );

  test('an item with sub-items opens and closes on click', async () => {
    const { app, menu } = await openShell('/dashboard/home', { user: aUser({ role: 'admin' }) });
    const programs = menu().getByRole('button', { name: 'Programs' });
    await app.user.click(programs);
    expect(programs).toHaveAttribute('aria-expanded', 'true');
    expect(menu().getByRole('link', { name: 'Archive' })).toHaveAttribute(
      'href',
      '/dashboard/programs/archive',
    );
    await app.user.click(programs);
    expect(programs).toHaveAttribute('aria-expanded', 'false');
    expect(menu().queryByRole('link', { name: 'Archive' })).not.toBeInTheDocument();
  });

  test.each([
    ['/dashboard', 'Home'],
    ['/dashboard/user', 'Home'],
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/programs/archive', 'Archive'],
  ])('on %s exactly %s is current, and its item is open', async (path, title) => {
    const { menu } = await openShell(path, { user: aUser({ role: 'admin' }) });
    const current = menu()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current).toEqual([menu().getByRole('link', { name: title })]);
  });

  test('on /dashboard/admin nothing is current', async () => {
    const { menu } = await openShell('/dashboard/admin', { user: aUser({ role: 'admin' }) });
    expect(
      menu()
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current')),
    ).toEqual([]);
  });

  test('an avatar takes the place of the initial, and the initial comes back when it does not load', async () => {
    await openShell('/dashboard/profile', { user: aUser({ avatar: '/images/dana.svg' }) });
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    const picture = sidebar.querySelector('img');
    expect(picture).toHaveAttribute('src', '/images/dana.svg');
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(within(sidebar).getByText('D')).toBeInTheDocument();
  });

  test('collapses to icons by its button and is remembered', async () => {
    const sidebar = new InMemorySidebarPreference();
    const { app, toggle, menu } = await openShell('/dashboard/profile', { sidebar });
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(await sidebar.read()).toBe('collapsed');
    expect(menu().getByRole('link', { name: 'Tax Receipts' })).toBeInTheDocument();
  });

  test('what was remembered is read back', async () => {
    const { toggle } = await openShell('/dashboard/profile', {
      sidebar: new InMemorySidebarPreference('collapsed'),
    });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('collapsed, an item with sub-items makes room and shows them', async () => {
    const { app, toggle, menu } = await openShell('/dashboard/home', {
      user: aUser({ role: 'admin' }),
      sidebar: new InMemorySidebarPreference('collapsed'),
    });
    await app.user.click(menu().getByRole('button', { name: 'Events' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(menu().getByRole('link', { name: 'Past Events' })).toBeInTheDocument();
  });

  test.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}', '{Control>}B{/Control}'])(
    '%s toggles it',
    async (keys) => {
      const { app, toggle } = await openShell();
      await app.user.keyboard(keys);
      expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('other keys, and the shortcut while somebody types, do nothing', async () => {
    const { app, toggle } = await openShell();
    await app.user.keyboard('b{Control>}{Shift>}b{/Shift}{/Control}{Control>}{Alt>}b{/Alt}{/Control}');
    for (const field of ['input', 'textarea']) {
      const element = document.createElement(field);
      document.body.append(element);
      element.focus();
      await app.user.keyboard('{Control>}b{/Control}');
      element.remove();
    }
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });
});

/** A window that starts out as a phone, or not, and can become the other. */
function aWindow(isPhone: boolean): { resize: (isPhone: boolean) => void } {
  const list = Object.assign(new EventTarget(), {
    matches: isPhone,
    media: '',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  const other = Object.assign(new EventTarget(), { ...list, matches: false });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query === BREAKPOINTS.phone ? list : other));
  return {
    resize: (becomesPhone) =>
      act(() => {
        list.matches = becomesPhone;
        list.dispatchEvent(new Event('change'));
      }),
  };
}

describe('the focus does not fall to the body', () => {
  test('when the sidebar collapses over an entry of a group: the group has it', async () => {
    const { app, menu } = await openShell('/dashboard/home', { user: aUser({ role: 'admin' }) });
    await app.user.click(menu().getByRole('button', { name: 'Events' }));
    menu().getByRole('link', { name: 'Past Events' }).focus();
    await app.user.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(menu().getByRole('button', { name: 'Events' })).toHaveFocus());
    expect(menu().queryByRole('link', { name: 'Past Events' })).not.toBeInTheDocument();
  });

  test('when the window becomes too narrow for the sidebar: the button that opens it has it', async () => {
    const { resize } = aWindow(false);
    const { menu } = await openShell();
    menu().getByRole('link', { name: 'Tax Receipts' }).focus();
    resize(true);
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu, toggle sidebar' })).toHaveFocus());
  });

  test('when the window becomes too wide for the side sheet, which does not come back by itself', async () => {
    const { resize } = aWindow(true);
    const app = renderApp('/dashboard/home', { user: aUser() });
    await screen.findByRole('heading', { name: 'Welcome, Dana Donor' });
    const toggle = screen.getByRole('button', { name: 'Menu, toggle sidebar' });
    await app.user.click(toggle);
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    within(sheet).getByRole('button', { name: 'Close' }).focus();
    resize(false);
    await waitFor(() => expect(toggle).toHaveFocus());
    resize(true);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('and nothing takes it from where it is', async () => {
    const { app, menu, toggle } = await openShell('/dashboard/home', { user: aUser({ role: 'admin' }) });
    await app.user.click(menu().getByRole('button', { name: 'Programs' }));
    toggle().focus();
    await app.user.keyboard('{Control>}b{/Control}');
    expect(menu().queryByRole('link', { name: 'Archive' })).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });
});

describe('on a phone', () => {
  test('the sidebar is a side sheet that keeps the focus and closes when a page was chosen', async () => {
    aWindow(true);
    const app = renderApp('/dashboard/home', { user: aUser() });
    await screen.findByRole('heading', { name: 'Welcome, Dana Donor' });
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Menu, toggle sidebar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    within(sheet).getByRole('button', { name: 'Close' }).focus();
    await app.user.tab({ shift: true });
    expect(within(sheet).getByRole('button', { name: 'Logout' })).toHaveFocus();
    await app.user.tab();
    expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await app.user.click(within(sheet).getByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu, toggle sidebar' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
    );
    expect(await app.sidebar.read()).toBeNull();
  });

  test('the button of the menu carries its word, and the way to a page shows from three steps on', async () => {
    aWindow(true);
    const app = renderApp('/dashboard/home', { user: aUser({ role: 'volunteer' }) });
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(screen.getByRole('button', { name: 'Menu, toggle sidebar' })).toHaveTextContent('Menu');
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
    await act(() => app.router.navigate('/dashboard/programs/time-tracking'));
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('logging out', () => {
  test('by the sidebar goes to the login page, with a toast and without a way back', async () => {
    const { app } = await openShell('/dashboard/tax-receipts');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in to your account' });
    expect(app.path).toBe('/login');
    expect(app.router.state.location.state).toBeNull();
    expect(app.toasts.toast).toMatchObject({
      title: 'Logged out',
      description: 'You have been logged out successfully',
    });
    expect(await app.sessions.read()).toEqual(ok(null));
  });

  test('that fails says so, and the session in memory is gone all the same', async () => {
    const { app } = await openShell();
    app.sessions.clear = async () => fail({ code: 'unavailable' });
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in to your account' });
    expect(app.toasts.toast).toMatchObject({ title: 'Failed to log out properly', variant: 'destructive' });
  });
});

describe('the header', () => {
  test('shows the way to the page, the last step being the page itself', async () => {
    await openShell('/dashboard/programs/time-tracking', { user: aUser({ role: 'volunteer' }) });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Programs',
      'Time Tracking',
    ]);
    expect(crumbs.getByText('Time Tracking')).toHaveAttribute('aria-current', 'page');
    expect(crumbs.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('the account menu is headed My Account and leads to the profile; Settings is disabled', async () => {
    const { app } = await openShell('/dashboard/home');
    const button = screen.getByRole('button', { name: 'Account menu' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('My Account')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(app.path).toBe('/dashboard/profile');
  });

  test.each([
    ['admin', '/dashboard/settings'],
    ['volunteer', '/dashboard/profile'],
  ])('with a server, Settings of the account menu leads %s to %s', async (role, path) => {
    vi.stubEnv('VITE_BACK_END', 'server');
    const { app } = await openShell('/dashboard/home', { user: aUser({ role }) });
    await app.user.click(screen.getByRole('button', { name: 'Account menu' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(app.path).toBe(path));
  });

  test('while the frame is being rendered the skeleton stands there, not an empty page', async () => {
    const sidebar = new InMemorySidebarPreference();
    sidebar.read = () => new Promise(() => {});
    renderApp('/dashboard/profile', { user: aUser(), sidebar });
    await waitFor(() => expect(document.querySelector('.dashboard-skeleton')).toBeVisible());
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('the account menu: arrows go around, Esc gives the focus back, and a press beside it closes it', async () => {
    const { app } = await openShell();
    const button = screen.getByRole('button', { name: 'Account menu' });
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    await app.user.click(button);
    expect(entry('Profile')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowUp}', 'Logout'],
      ['{ArrowDown}', 'Profile'],
      ['{End}', 'Logout'],
      ['{Home}', 'Profile'],
      ['{ArrowDown}', 'Settings'],
      ['{Enter}', 'Settings'],
    ] as const) {
      await app.user.keyboard(key);
      expect(entry(name)).toHaveFocus();
    }
    await app.user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
    await app.user.click(button);
    await app.user.click(screen.getByRole('main'));
    expect(screen.queryByRole('menu')).toBeNull();
    await app.user.click(button);
    await app.user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('the account menu logs out', async () => {
    const { app } = await openShell();
    await app.user.click(screen.getByRole('button', { name: 'Account menu' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in to your account' });
    expect(app.toasts.toast?.title).toBe('Logged out');
  });

  test('the site header is white, without the links to sections', async () => {
    await openShell();
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-variant', 'solid');
    expect(within(header).queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    expect(within(header).getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
  });
});

test('a change of page moves the focus to its heading and says its title', async () => {
  const { app, menu } = await openShell('/dashboard/home');
  expect(document.title).toBe('Home – FSR');
  await app.user.click(menu().getByRole('link', { name: 'Tax Receipts' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tax Receipts' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Tax Receipts – FSR');
  expect(screen.getByText('Tax Receipts – FSR')).toHaveAttribute('role', 'status');
});
