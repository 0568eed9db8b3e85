import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { LandingPage, type LandingPageProps } from '../../../src/ui/landing/landing-page';

const props: LandingPageProps = {
  content: DEFAULT_CONTENT,
  donationFormUrl: 'https://donate.example/form',
  parts: {
    carousel: <p>the carousel</p>,
    campaigns: <p>the campaigns</p>,
    donation: <p>the donation forms</p>,
    contact: <p>the contact form</p>,
  },
};

function Broken(): never {
  throw new Error('no campaigns today');
}

describe('LandingPage', () => {
  it('shows the texts of the content document', () => {
    render(<LandingPage {...props} />);
    const { heroContent, aboutContent, missionContent, visionContent, galleryContent } = DEFAULT_CONTENT;
    expect(screen.getByRole('heading', { level: 1, name: heroContent.title })).toBeInTheDocument();
    for (const title of [aboutContent, missionContent, visionContent, galleryContent].map(
      ({ title }) => title,
    )) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    }
    for (const { name, bio } of aboutContent.teamMembers) {
      expect(screen.getByRole('img', { name: `Portrait of ${name}` })).toBeInTheDocument();
      expect(screen.getByText(bio)).toBeInTheDocument();
    }
    for (const { title } of visionContent.visionPoints) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
    for (const part of ['the carousel', 'the campaigns', 'the donation forms', 'the contact form']) {
      expect(screen.getByText(part)).toBeInTheDocument();
    }
  });

  it('shows markup in any text of the content document as text', () => {
    const texts: string[] = [];
    const json = JSON.stringify(DEFAULT_CONTENT, (key, value) => {
      if (typeof value !== 'string' || /^(\/|https:)/.test(value)) return value;
      texts.push(`<b>${key}</b><img src=x onerror=alert(${texts.length})>`);
      return texts.at(-1);
    });
    const { container } = render(<LandingPage {...props} content={JSON.parse(json)} />);
    expect(container.querySelector('b, img[src=x], [onerror]')).toBeNull();
    const { textContent } = container;
    const shown = texts.filter((text) => textContent.includes(text));
    // Not on this page: what belongs to other pages, and to the carousel, which is a stand-in here.
    expect(shown.length).toBeGreaterThan(30);
  });

  it('has an anchor for each section, which takes focus', () => {
    const { container } = render(<LandingPage {...props} />);
    for (const id of ['hero', 'about', 'mission', 'vision', 'donate', 'contact']) {
      expect(container.querySelector(`section#${id}[tabindex="-1"]`)).toBeInTheDocument();
    }
  });

  it('opens the donation form in a new tab, and says so', () => {
    render(<LandingPage {...props} />);
    const links = screen.getAllByRole('link', { name: 'Donate Now (opens in a new tab)' });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://donate.example/form');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('offers signing in or the dashboard, each to be shown in its state of the session', () => {
    render(<LandingPage {...props} />);
    const offered = (name: string) => screen.getByRole('link', { name });
    expect(offered('Sign In')).toHaveAttribute('href', '/login');
    expect(offered('Sign In')).toHaveAttribute('data-when', 'signed-out');
    expect(offered('Access Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(offered('Access Dashboard')).toHaveAttribute('data-when', 'signed-in');
  });

  it('shows the profiles that the content names, X for twitter', () => {
    const socialMedia = { ...DEFAULT_CONTENT.siteSettings.socialMedia, instagram: '' };
    const siteSettings = { ...DEFAULT_CONTENT.siteSettings, socialMedia };
    render(<LandingPage {...props} content={{ ...DEFAULT_CONTENT, siteSettings }} />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', socialMedia.facebook);
    expect(footer.getByRole('link', { name: 'X' })).toHaveAttribute('href', socialMedia.twitter);
    expect(footer.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
    for (const name of ['Facebook', 'X'])
      expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<p>',
    'vbscript:x',
    '//elsewhere.example',
    ' https://x.example',
  ])('never links to %j, whoever stored it', (facebook) => {
    const socialMedia = { ...DEFAULT_CONTENT.siteSettings.socialMedia, facebook };
    const siteSettings = { ...DEFAULT_CONTENT.siteSettings, socialMedia };
    render(<LandingPage {...props} content={{ ...DEFAULT_CONTENT, siteSettings }} />);
    expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'X' })).toBeInTheDocument();
  });

  it('keeps the other sections when one throws, and reports it', () => {
    const onSectionError = vi.fn();
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parts = { ...props.parts, campaigns: <Broken /> };
    render(<LandingPage {...props} parts={parts} onSectionError={onSectionError} />);
    consoleError.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent('support our cause');
    expect(screen.getByText('the donation forms')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(onSectionError).toHaveBeenCalledExactlyOnceWith(
      new Error('no campaigns today'),
      'support our cause',
    );
  });
});
