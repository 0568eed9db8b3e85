import { expect, test } from 'vitest';
import { withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { landingHead } from '../../../src/ui/landing/head/landing-head';

const surroundings = {
  siteUrl: 'https://www.fsr.example',
  themeColor: '#000',
  pictures: new Map(),
};

function structuredDataOf(content = DEFAULT_CONTENT) {
  const scripts = landingHead(content, surroundings).filter(({ tag }) => tag === 'script');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.text ?? '');
}

test('search engines read how to reach the foundation', () => {
  const { email, phone } = DEFAULT_CONTENT.siteSettings.contact;
  expect(structuredDataOf()).toMatchObject({
    '@type': 'NGO',
    name: DEFAULT_CONTENT.siteSettings.siteName,
    contactPoint: { '@type': 'ContactPoint', email, telephone: phone },
  });
});

test('each language of a page names the other one, and itself', () => {
  const head = landingHead(DEFAULT_CONTENT, surroundings);
  const links = head.filter(({ attributes }) => attributes.rel === 'alternate');
  expect(links.map(({ attributes: { hreflang, href } }) => [hreflang, href])).toEqual([
    ['en', 'https://www.fsr.example/'],
    ['es', 'https://www.fsr.example/es/'],
    ['x-default', 'https://www.fsr.example/'],
  ]);
  const locales = head.filter(({ attributes }) => attributes.property?.startsWith('og:locale'));
  expect(locales.map(({ attributes: { property, content } }) => [property, content])).toEqual([
    ['og:locale', 'en_US'],
    ['og:locale:alternate', 'es_US'],
  ]);
  expect(structuredDataOf()).toMatchObject({ inLanguage: 'en' });
});

test('what is empty is left out', () => {
  const withoutPhone = withValueAt(DEFAULT_CONTENT, 'siteSettings.contact.phone', '');
  expect(structuredDataOf(withoutPhone).contactPoint).toEqual({
    '@type': 'ContactPoint',
    email: DEFAULT_CONTENT.siteSettings.contact.email,
  });
  const unreachable = withValueAt(withoutPhone, 'siteSettings.contact.email', '');
  expect(structuredDataOf(unreachable)).not.toHaveProperty('contactPoint');
});
