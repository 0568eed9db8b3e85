// @vitest-environment node
// The pages below /es as a build in Spanish renders them: saved words in Spanish, and English ones marked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENT } from '../../src/core/content/default-document';
import type { SiteContent } from '../../src/core/content/site-content';
import type { PublicEvent } from '../../src/core/events/event-view';
import { contentTitled, partlySpanishContent } from '../support/content-builder';
import { aPublicEvent } from '../support/public-event-builder';
import { spanishFor } from '../support/translations/in-spanish';

const SETTINGS = {
  VITE_DONATION_FORM_URL: 'https://donate.fsr.example/form',
  VITE_SITE_URL: 'https://www.fsr.example',
};

/** Before the event of the builder. */
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The pages of a language with this content and these events saved, by file. */
async function pagesIn(language: 'en' | 'es', content: SiteContent, events: readonly PublicEvent[] = []) {
  vi.stubEnv('VITE_LANGUAGE', language);
  const { readConfiguration } = await import('../../src/composition/browser/configuration');
  const { renderPages } = await import('../../src/composition/prerendering/render-pages');
  const configuration = readConfiguration({ ...SETTINGS, VITE_LANGUAGE: language });
  return renderPages(configuration, { content, pictures: new Map(), events: { events, madeAt: NOW } });
}

test('saved words in Spanish are published below /es, and what has none is in English and says so', async () => {
  const { pages, files } = await pagesIn('es', partlySpanishContent());
  const [head = '', html = ''] = pages['es/index.html'] ?? [];
  expect(html).toContain('<span class="hero__step">Cada talla.</span>');
  expect(html).not.toMatch(/<h1[^>]* lang=/);
  expect(html).toMatch(/<p class="hero__subtitle" lang="en">/);
  expect(html).toMatch(/<span lang="en">Donate Now<\/span>/);
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Learn More<\/a>/);
  expect(html).toMatch(/<h2 id="mission-title" lang="en">/);
  expect(html).toContain('<p>Segundo</p>');
  expect(html).toMatch(/<h3 class="vision-point__title">Dignidad<\/h3><p lang="en">/);
  // Attributes in English alone, and the name of the carousel, which is its heading.
  expect(html).toMatch(
    /<img [^>]*alt="On a desert path[^>]*lang="en"|<img [^>]*lang="en"[^>]*alt="On a desert path/,
  );
  expect(html).toMatch(/<h2 id="impact-title" lang="en">Community Impact<\/h2>/);
  expect(html).toMatch(/aria-labelledby="impact-title"/);
  expect(html).toMatch(/<figcaption [^>]*lang="en">/);
  expect(html).toMatch(/<p lang="en">Shoes, clothing and a way forward in Las Vegas<\/p>/);
  expect(pages['es/login/index.html']?.[2]).toMatch(/<p class="auth-page__tagline" lang="en">/);
  // The head and the manifest fall back without a mark.
  expect(head).toContain('<title>FSR: Shoes, clothing and a way forward in Las Vegas</title>');
  expect(head).toContain('"inLanguage":"es"');
  expect(head).toContain('content="FSR: Cada talla."');
  expect(head).not.toContain(' lang=');
  expect(JSON.parse(files['es/site.webmanifest'] ?? '')).toMatchObject({
    lang: 'es',
    name: 'FSR: Shoes, clothing and a way forward in Las Vegas',
  });
});

test('what an event has no Spanish words for is in English and says so: title, access notes, why it is canceled', async () => {
  const words = { title: 'Fitting Day', access: 'No stairs', why: 'Shoes that fit', kind: 'items' as const };
  const canceled = { state: 'canceled' as const, cancelReason: 'Storm.' };
  const es = {
    title: spanishFor('Fitting Day', 'Día de prueba'),
    access: spanishFor('No stairs', 'Sin escaleras'),
    why: spanishFor('Shoes that fit', 'Zapatos que quedan'),
    cancelReason: spanishFor('Storm.', 'Tormenta.'),
  };
  const { pages } = await pagesIn('es', DEFAULT_DOCUMENT, [
    aPublicEvent({ ...words, id: 'english' }),
    aPublicEvent({ ...words, ...canceled, id: 'gone' }),
    aPublicEvent({ ...words, ...canceled, es, id: 'spanish' }),
  ]);
  const html = pages['es/events/index.html']?.[1] ?? '';
  expect(html).toMatch(/<h3 id="english-title" lang="en">Fitting Day<\/h3>/);
  expect(html).toContain('<p lang="en">No stairs</p>');
  expect(html).toContain('<p class="dated__why" lang="en">Shoes that fit</p>');
  // Only a build replaces the texts of the code.
  expect(html).toMatch(/<strong>Canceled:(<!-- -->)? <span lang="en">Storm\.<\/span><\/strong>/);
  expect(html).toMatch(/<strong>Canceled:(<!-- -->)? <span>Tormenta\.<\/span><\/strong>/);
  expect(html).toMatch(/<h3 id="spanish-title">Día de prueba<\/h3>/);
  // Places and addresses are as somebody typed them.
  expect(html).toContain('<p lang="">Foundation, 100 Main St</p>');
  expect(html).toContain('<li lang="">100 Example Avenue');
  const getShoes = pages['es/get-shoes/index.html']?.[1] ?? '';
  expect(getShoes).toMatch(/<h3><a [^>]*lang="en"[^>]*>Fitting Day<\/a><\/h3>/);
});

test('the content that the site comes with is in Spanish word for word', async () => {
  const { pages, files } = await pagesIn('es', DEFAULT_DOCUMENT);
  const [head = '', html = ''] = pages['es/index.html'] ?? [];
  expect(html).toContain('Cada paso.');
  expect(html).toContain('Secretaria y tesorera');
  const main = html.slice(html.indexOf('<main'));
  expect(main).not.toContain('lang="en"');
  expect(head).toContain('<title>FSR: Zapatos, ropa y un camino hacia adelante en Las Vegas</title>');
  expect(head).toContain('"slogan":"Zapatos, ropa y un camino hacia adelante en Las Vegas"');
  expect(JSON.parse(files['es/site.webmanifest'] ?? '')).toMatchObject({
    description: expect.stringContaining('sin fines de lucro'),
  });
});

test('pages in English say nothing in Spanish, and mark nothing', async () => {
  const { pages } = await pagesIn('en', contentTitled('Boots for everyone'));
  const html = pages['index.html']?.[1] ?? '';
  expect(html).toContain('Boots for everyone');
  expect(html).not.toContain('Cada');
  expect(html.slice(html.indexOf('<main'))).not.toContain('lang="en"');
});

test('a page in Spanish shows what a browser has stored in the words of its language', async () => {
  vi.stubEnv('VITE_LANGUAGE', 'es');
  const { inPageWords } = await import('../../src/ui/shared/site-content/in-page-language');
  const { ok } = await import('../../src/core/shared/result');
  const stored = { value: partlySpanishContent(), revision: 'r1', savedAt: 1 };
  const loaded = await inPageWords({ load: async () => ok(stored) }).load();
  expect(loaded).toMatchObject({
    ok: true,
    value: { revision: 'r1', value: { heroContent: { title: 'Cada talla.', lang: { subtitle: 'en' } } } },
  });
  const none = ok(null);
  expect(await inPageWords({ load: async () => none }).load()).toBe(none);
});

test('a page in English takes what is stored as it is', async () => {
  vi.stubEnv('VITE_LANGUAGE', 'en');
  const { inPageWords } = await import('../../src/ui/shared/site-content/in-page-language');
  const store = { load: vi.fn() };
  expect(inPageWords(store)).toBe(store);
});
