import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteHeader, type SiteHeaderProps } from '../../../src/ui/shared/site-header/site-header';

const props: SiteHeaderProps = {
  logos: { white: '/images/white.svg', color: '/images/color.svg' },
  siteName: 'FSR',
  variant: 'landing',
};

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

describe('SiteHeader', () => {
  it('links to every section, and to what each state of the session needs', () => {
    render(<SiteHeader {...props} />);
    const addresses = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(addresses).toEqual([
      ['Skip to content', '#main'],
      ['FSR', '/'],
      ['Home', '/#hero'],
      ['About', '/#about'],
      ['Mission', '/#mission'],
      ['Vision', '/#vision'],
      ['Donate', '/#donate'],
      ['Contact', '/#contact'],
      ['Dashboard', '/dashboard'],
      ['Your profile', '/dashboard/profile'],
      ['Log In', '/login'],
    ]);
  });

  it.each([
    ['landing', '/images/color.svg'],
    ['page', '/images/white.svg'],
    ['solid', '/images/white.svg'],
  ] as const)('on %s the logo that cannot be seen yet, %s, lets the other one go first', (variant, later) => {
    const { container } = render(<SiteHeader {...props} variant={variant} />);
    const low = [...container.querySelectorAll('img[fetchpriority=low]')];
    expect(low.map((logo) => logo.getAttribute('src'))).toEqual([later]);
  });

  it('shows the dashboard and the user instead of the login to somebody who is signed in', () => {
    render(<SiteHeader {...props} />);
    const shownWhen = (name: string) =>
      screen.getByRole('link', { name }).closest('[data-when]')?.getAttribute('data-when');
    expect(['Dashboard', 'Your profile', 'Log In'].map(shownWhen)).toEqual([
      'signed-in',
      'signed-in',
      'signed-out',
    ]);
  });

  it('shows nothing for visitors on the dashboard', () => {
    render(<SiteHeader {...props} variant="solid" />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/dashboard/profile');
    expect(screen.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  });

  it('has no section links on the dashboard, and keeps Home', () => {
    render(<SiteHeader {...props} variant="solid" />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
  });

  it.each([
    [0, false, '0'],
    [10, false, '0'],
    [11, true, `${1 / 30}`],
    [25, true, '0.5'],
    [40, true, '1'],
    [900, true, '1'],
  ])('at %d px is scrolled: %s, with the color logo at %s', (y, scrolled, fade) => {
    render(<SiteHeader {...props} />);
    scrollTo(y);
    const header = screen.getByRole('banner');
    expect(header.hasAttribute('data-scrolled')).toBe(scrolled);
    expect(header.style.getPropertyValue('--scroll-fade')).toBe(fade);
  });

  it('falls back to the text when a logo fails', () => {
    render(<SiteHeader {...props} />);
    const header = screen.getByRole('banner');
    expect(header).not.toHaveAttribute('data-logo-failed');
    const [logo] = header.querySelectorAll('img');
    if (logo) fireEvent.error(logo);
    expect(header).toHaveAttribute('data-logo-failed');
    expect(within(header).getByText('FSR')).toBeInTheDocument();
  });

  describe('its menu', () => {
    it('opens and closes by its button', async () => {
      render(<SiteHeader {...props} />);
      const menu = screen.getByRole('button', { name: 'Menu' });
      await userEvent.click(menu);
      expect(menu).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(menu);
      expect(menu).toHaveAttribute('aria-expanded', 'false');
    });

    it('closes after a link is chosen', async () => {
      render(<SiteHeader {...props} />);
      const menu = screen.getByRole('button', { name: 'Menu' });
      await userEvent.click(menu);
      await userEvent.click(screen.getByRole('link', { name: 'About' }));
      expect(menu).toHaveAttribute('aria-expanded', 'false');
    });

    it('closes by Escape and gives focus back', async () => {
      render(<SiteHeader {...props} />);
      const menu = screen.getByRole('button', { name: 'Menu' });
      await userEvent.click(menu);
      screen.getByRole('link', { name: 'About' }).focus();
      await userEvent.keyboard('{Escape}');
      expect(menu).toHaveAttribute('aria-expanded', 'false');
      expect(menu).toHaveFocus();
    });

    it('closes by a press outside and when focus leaves', async () => {
      render(
        <>
          <SiteHeader {...props} />
          <button type="button">Elsewhere</button>
        </>,
      );
      const menu = screen.getByRole('button', { name: 'Menu' });
      await userEvent.click(menu);
      fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
      expect(menu).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(menu);
      screen.getByRole('link', { name: 'Log In' }).focus();
      await userEvent.tab();
      expect(menu).toHaveAttribute('aria-expanded', 'false');
    });
  });

  it('leaves nothing listening after it is gone', () => {
    const { unmount } = render(<SiteHeader {...props} />);
    const header = screen.getByRole('banner');
    unmount();
    scrollTo(500);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});
