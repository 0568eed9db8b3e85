// The link to the other language, on pages of each language.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const LOGOS = { white: '/images/white.svg', color: '/images/color.svg' };

/** The link in the header of a page in this language, at this address. */
async function linkAt(language: string, address: string) {
  vi.stubEnv('VITE_LANGUAGE', language);
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const { SiteHeader } = await import('../../../src/ui/shared/site-header/site-header');
  render(<SiteHeader logos={LOGOS} siteName="FSR" variant="landing" path="/" />);
  return screen.queryByRole<HTMLAnchorElement>('link', { name: language === 'es' ? 'English' : 'Español' });
}

/** Puts a section of the page at this height, in px below the upper edge of the window. */
function place(id: string, top: number): void {
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(section);
}

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['en', '/', '/es/', 'es'],
  ['es', '/es/', '/', 'en'],
])(
  'the link on a page in %s says its own language, and leads to the other page without script',
  async (language, here, there, other) => {
    const link = await linkAt(language, here);
    expect(link).toHaveAttribute('href', there);
    expect(link).toHaveAttribute('lang', other);
    expect(link).toHaveAttribute('hreflang', other);
  },
);

test.each([
  ['en', '/events?from=mail#fitting', '/es/events?from=mail#fitting'],
  ['en', '/no-such-page', '/es/no-such-page'],
  ['es', '/es', '/'],
  ['es', '/es/invitation#secret', '/invitation#secret'],
])('pressed in %s at %s it leads to %s', async (language, here, there) => {
  const link = await linkAt(language, here);
  if (link) fireEvent.click(link);
  expect(link).toHaveAttribute('href', there);
});

test('pressed far down the page, it leads to the section in view', async () => {
  place('about', -900);
  place('mission', window.innerHeight / 2 - 1);
  place('vision', window.innerHeight / 2 + 1);
  const link = await linkAt('en', '/');
  if (link) fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/es/#mission');
});
