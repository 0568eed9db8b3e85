import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { accessibilityTexts } from '../../../src/ui/policies/accessibility.texts';
import { policyHead } from '../../../src/ui/policies/policy-head';
import { PolicyPage } from '../../../src/ui/policies/policy-page';
import { privacyTexts } from '../../../src/ui/policies/privacy.texts';

const { email, phone } = DEFAULT_CONTENT.siteSettings.contact;
const main = () => within(screen.getByRole('main'));
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('the page about privacy has its parts, the ways to reach the foundation, and the footer', () => {
  const facts = { settings: FIRST_SETTINGS, name: 'FSR', email, isDemo: false };
  render(
    <PolicyPage
      path="/privacy"
      content={DEFAULT_CONTENT}
      policy={privacyTexts.policy(facts)}
      about={<section aria-label="About this foundation">FSR is a nonprofit organization.</section>}
    />,
  );
  expect(main().getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(headings()).toEqual([
    'What we ask for and why',
    'Who reads it',
    'How long we keep it',
    'What we never do',
    'Your choices',
    'Cookies and this device',
    'Contact',
  ]);
  expect(main().getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(main().getByRole('link', { name: phone })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('region', { name: 'About this foundation' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});

test('the page about accessibility says the goal, the checks, the limits and how to report a problem', () => {
  render(
    <PolicyPage
      path="/accessibility"
      content={DEFAULT_CONTENT}
      policy={accessibilityTexts.policy({ areDescribed: true })}
    />,
  );
  expect(main().getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(main().getByText(/\(WCAG\) 2\.2, level AA/)).toBeVisible();
  expect(main().getByText('None that we know of.')).toBeVisible();
  expect(main().getByText('We answer within 5 business days.')).toBeVisible();
  expect(main().getByRole('link', { name: email })).toBeVisible();
});

test('search engines read titles and addresses of their own', () => {
  const surroundings = {
    siteUrl: 'https://www.fsr.example',
    themeColor: '#1d1b38',
    pictures: new Map(),
  };
  for (const [name, title] of [
    ['privacy', 'Privacy – FSR'],
    ['accessibility', 'Accessibility – FSR'],
  ] as const) {
    const head = policyHead(name, DEFAULT_CONTENT, surroundings);
    expect(head.find(({ tag }) => tag === 'title')?.text).toBe(title);
    const canonical = head.find(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical?.attributes.href).toBe(`https://www.fsr.example/${name}`);
  }
});
