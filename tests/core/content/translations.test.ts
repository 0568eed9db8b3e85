// Words in Spanish inside the document: what is read of them, what pages show of them, and what becomes of them in edits.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type ListChange, withListChanged } from '../../../src/core/content/content-list';
import { withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { chooseSections, diffContent, sameContent } from '../../../src/core/content/diff-content';
import { parseDraft } from '../../../src/core/content/drafts/draft-store.port';
import { withPictures } from '../../../src/core/content/pictures/content-pictures';
import type { SiteContent } from '../../../src/core/content/site-content';
import { MAX_DOCUMENT_BYTES, parseSiteContent } from '../../../src/core/content/site-content.schema';
import { TRANSLATED_FIELDS } from '../../../src/core/content/translated-fields';
import { withTranslations } from '../../../src/core/content/with-translations';
import { sectionInSpanish, wordsIn } from '../../../src/core/content/words-in';
import { textDigest } from '../../../src/core/shared/translations/text-digest';
import { inSpanish, partlySpanishContent } from '../../support/content-builder';

const { heroContent, missionContent } = DEFAULT_CONTENT;
const TITLE = inSpanish('Cada talla.', heroContent.title);

/** What is read of the default document with this as the Spanish words of the hero. */
function readHero(es: unknown) {
  const read = parseSiteContent(
    JSON.parse(JSON.stringify({ ...DEFAULT_CONTENT, heroContent: { ...heroContent, es } })),
  );
  return read.ok ? read.value.heroContent : read.failure.fields;
}

describe('reading', () => {
  test('a document with words in Spanish survives a round trip, and keeps its keys', () => {
    const content = partlySpanishContent();
    const read = parseSiteContent(JSON.parse(JSON.stringify(content)));
    expect(read).toEqual({ ok: true, value: content });
    expect(read.ok && Object.keys(read.value)).toEqual(Object.keys(DEFAULT_CONTENT));
  });

  property.prop([fc.record({ title: fc.string(), lastSaved: fc.option(fc.date({ noInvalidDate: true })) })])(
    'a document without them is what it was before',
    ({ title, lastSaved }) => {
      const old = {
        ...DEFAULT_CONTENT,
        heroContent: { ...heroContent, title: `T${title}`, subtitle: title },
        lastSaved: lastSaved?.toISOString() ?? null,
      };
      const read = parseSiteContent(JSON.parse(JSON.stringify(old)));
      expect(JSON.stringify(read.ok && read.value)).not.toContain('"es"');
      expect(read.ok && Object.keys(read.value.heroContent)).toEqual(Object.keys(heroContent).sort(byTable));
    },
  );

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty group', {}],
    ['an empty text', { title: { text: '', of: TITLE.of } }],
    ['a text of spaces', { title: { text: ' \n', of: TITLE.of } }],
    ['null in place of a text', { title: null }],
    ['a field that is not translated', { backgroundImage: { text: '/images/x.png', of: '' } }],
    ['a field that is not there', { es: { title: TITLE }, constructor: TITLE, toString: TITLE }],
  ])('%s is no translation', (_, es) => {
    expect(readHero(es)).toEqual(heroContent);
    expect(readHero(es)).not.toHaveProperty('es');
  });

  test('unknown keys are dropped, and __proto__ changes nothing', () => {
    const entry = JSON.stringify(TITLE);
    const json = `{"__proto__":{"subtitle":${entry}},"title":{"__proto__":{"text":"X"},"by":"me",${entry.slice(1)},"extra":1}`;
    const read = readHero(JSON.parse(json));
    expect(read).toEqual({ ...heroContent, es: { title: TITLE } });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect('subtitle' in {}).toBe(false);
  });

  test.each([
    ['es', 'text', 'not-a-group'],
    ['es.title', { title: 'text' }, 'not-a-group'],
    ['es.title.text', { title: { text: 5, of: '' } }, 'not-a-text'],
    ['es.title.text', { title: { of: TITLE.of } }, 'field-missing'],
  ])('%s of the wrong kind is named: %j', (path, es, fault) => {
    expect(readHero(es)).toEqual([{ field: `heroContent.${path}`, fault }]);
  });

  test('a list of another kind is named, and items behind the last paragraph are dropped', () => {
    const read = (description: unknown) =>
      parseSiteContent({ ...DEFAULT_CONTENT, missionContent: { ...missionContent, es: { description } } });
    expect(read('text')).toMatchObject({
      failure: { fields: [{ field: 'missionContent.es.description', fault: 'not-a-list' }] },
    });
    const entry = inSpanish('Uno', missionContent.description[0] ?? '');
    expect(read([entry, null, entry])).toMatchObject({
      value: { missionContent: { es: { description: [entry] } } },
    });
    expect(read([null, null, entry])).toMatchObject({ value: { missionContent } });
  });

  test.each([undefined, 5, '', 'zz', 'x'.repeat(100)])('a digest that is none (%j) is not known', (of) => {
    expect(readHero({ title: { text: 'Sí', of } })).toEqual({
      ...heroContent,
      es: { title: { text: 'Sí', of: '' } },
    });
  });

  test('what cannot be stored is taken out of a text', () => {
    expect(readHero({ title: { text: 'a\u0000b', of: TITLE.of } })).toMatchObject({
      es: { title: { text: 'ab' } },
    });
  });

  test('both languages together have the bound of the document', () => {
    const large = (length: number) =>
      parseSiteContent({
        ...DEFAULT_CONTENT,
        heroContent: { ...heroContent, es: { title: inSpanish('x'.repeat(length), '') } },
      });
    expect(large(MAX_DOCUMENT_BYTES / 2).ok).toBe(true);
    expect(large(MAX_DOCUMENT_BYTES)).toMatchObject({
      failure: { fields: [{ fault: 'document-too-large' }] },
    });
  });

  test('a draft keeps them', () => {
    const content = partlySpanishContent();
    const draft = { person: 'a', tab: 'b', base: null, editedAt: 1, savedAs: null, content };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('on pages', () => {
  test('each text is in Spanish where there is one, and otherwise in English and said to be', () => {
    const shown = wordsIn('es', partlySpanishContent());
    expect(shown.heroContent).toMatchObject({ title: 'Cada talla.', subtitle: heroContent.subtitle });
    expect(shown.heroContent.lang).toEqual({
      subtitle: 'en',
      primaryButtonText: 'en',
      secondaryButtonText: 'en',
    });
    expect(shown.missionContent.description).toEqual([missionContent.description[0], 'Segundo']);
    expect(shown.missionContent.lang?.description).toEqual(['en', undefined]);
    expect(shown.visionContent.visionPoints[0]).toMatchObject({
      title: 'Dignidad',
      lang: { description: 'en' },
    });
    expect(shown.visionContent.visionPoints[0]?.lang).not.toHaveProperty('title');
    expect(shown.brandAssets).toBe(DEFAULT_CONTENT.brandAssets);
    expect(shown.siteSettings.contact).toEqual(DEFAULT_CONTENT.siteSettings.contact);
    expect(JSON.stringify(shown)).not.toContain('"es"');
  });

  test('an English text that is empty is said to be in no language', () => {
    const shown = wordsIn('es', withValueAt(DEFAULT_CONTENT, 'heroContent.subtitle', ''));
    expect(shown.heroContent.lang).not.toHaveProperty('subtitle');
    expect(shown.heroContent.lang).toHaveProperty('title', 'en');
  });

  test('a translation that is out of date is shown as it is', () => {
    const changed = withValueAt(partlySpanishContent(), 'heroContent.title', 'New');
    expect(wordsIn('es', changed).heroContent.title).toBe('Cada talla.');
  });

  test('on a page in English, a section in Spanish says which of its texts are in Spanish', () => {
    const content = partlySpanishContent();
    const hero = sectionInSpanish('heroContent', content.heroContent, 'en');
    expect(hero).toEqual({ ...heroContent, title: 'Cada talla.', lang: { title: 'es' } });
    const { description, lang } = sectionInSpanish('missionContent', content.missionContent, 'en');
    expect(description).toEqual([missionContent.description[0], 'Segundo']);
    expect(lang).toEqual({ description: [undefined, 'es'] });
    const { visionPoints } = sectionInSpanish('visionContent', content.visionContent, 'en');
    expect(visionPoints[0]).toMatchObject({ title: 'Dignidad', lang: { title: 'es' } });
    expect(sectionInSpanish('brandAssets', content.brandAssets, 'en')).toBe(content.brandAssets);
  });

  test('in English the document is shown as it is', () => {
    const content = partlySpanishContent();
    expect(wordsIn('en', content)).toBe(content);
  });

  test('a document whose every word is translated has no word in English', () => {
    const spanish = JSON.parse(
      JSON.stringify(DEFAULT_CONTENT, (key, value) => (key === 'title' ? `${value} en español` : value)),
    ) as SiteContent;
    expect(wordsIn('es', withTranslations(DEFAULT_CONTENT, spanish))).toEqual(spanish);
  });
});

describe('in edits', () => {
  const [first = '', second = ''] = missionContent.description;
  const [one, two] = [inSpanish('Uno', first), inSpanish('Dos', second)];
  const told = (description: readonly (typeof one | null)[]): SiteContent => ({
    ...DEFAULT_CONTENT,
    missionContent: { ...missionContent, es: { title: TITLE, description } },
  });

  test.each<[ListChange, readonly unknown[], readonly unknown[] | undefined]>([
    [{ kind: 'add' }, [one, two], [one, two]],
    [{ kind: 'add' }, [one], [one]],
    [{ kind: 'remove', index: 0 }, [one, two], [two]],
    [{ kind: 'remove', index: 1 }, [one, two], [one]],
    [{ kind: 'remove', index: 1 }, [null, two], undefined],
    [{ kind: 'move', index: 0, by: 1 }, [one], [null, one]],
    [{ kind: 'move', index: 1, by: -1 }, [one, two], [two, one]],
    [{ kind: 'move', index: 1, by: -1 }, [null, two], [two]],
  ])('paragraphs and their translations stay in step: %j of %j', (change, before, after) => {
    const changed = withListChanged(told(before as (typeof one)[]), 'missionContent.description', change);
    expect(changed.missionContent.es).toEqual({ title: TITLE, ...(after && { description: after }) });
    expect(parseSiteContent(changed)).toEqual({ ok: true, value: changed });
  });

  test('cards take theirs along, and a new one has none', () => {
    const path = 'visionContent.visionPoints';
    const moved = withListChanged(partlySpanishContent(), path, { kind: 'move', index: 0, by: 1 });
    expect(moved.visionContent.visionPoints[1]?.es?.title?.text).toBe('Dignidad');
    expect(moved.visionContent.visionPoints[0]).not.toHaveProperty('es');
    const added = withListChanged(moved, path, { kind: 'add' });
    expect(added.visionContent.visionPoints.at(-1)).toEqual({ title: '', description: '' });
    const removed = withListChanged(moved, path, { kind: 'remove', index: 1 });
    expect(JSON.stringify(removed)).not.toContain('Dignidad');
  });

  test('editing an English text, and another picture, leave all translations', () => {
    const content = partlySpanishContent();
    const edited = withValueAt(
      withValueAt(content, 'heroContent.title', 'New'),
      'missionContent.description.0',
      'N',
    );
    expect(edited.heroContent.es).toEqual(content.heroContent.es);
    expect(edited.missionContent.es).toEqual(content.missionContent.es);
    const pictured = withPictures(content, new Map([['/images/hero.svg', '/images/other.svg']]));
    expect(pictured).toEqual(withValueAt(content, 'heroContent.backgroundImage', '/images/other.svg'));
  });

  test('a translation is a difference of its section, and is chosen with it', () => {
    const content = partlySpanishContent();
    expect(sameContent(content, DEFAULT_CONTENT)).toBe(false);
    expect(diffContent(content, partlySpanishContent())).toEqual([]);
    expect(diffContent(DEFAULT_CONTENT, content)).toEqual([
      { section: 'heroContent', field: 'es.title', before: null, after: 'Cada talla.' },
      { section: 'missionContent', field: 'es.description.1', before: null, after: 'Segundo' },
      { section: 'visionContent', field: 'visionPoints.0.es.title', before: null, after: 'Dignidad' },
    ]);
    const chosen = chooseSections(content, DEFAULT_CONTENT, { heroContent: 'mine' });
    expect(chosen).toEqual({ ...DEFAULT_CONTENT, heroContent: content.heroContent });
  });

  test('a translation of another English text is a difference, too', () => {
    const still = {
      ...DEFAULT_CONTENT,
      heroContent: { ...heroContent, es: { title: inSpanish(TITLE.text, 'Old') } },
    };
    expect(diffContent(partlySpanishContent(), still)[0]).toMatchObject({
      field: 'es.title',
      before: TITLE.text,
      after: TITLE.text,
    });
  });
});

test('every translated field is a text of the document, or a list of texts', () => {
  for (const [path, fields] of Object.entries(TRANSLATED_FIELDS)) {
    const [section = '', list] = path.split('.');
    const group = DEFAULT_CONTENT[section as keyof SiteContent] as unknown as Record<string, unknown>;
    const item = (list ? (group[list] as unknown[])[0] : group) as Record<string, unknown>;
    for (const field of fields)
      expect([item[field]].flat().every((text) => typeof text === 'string')).toBe(true);
  }
});

test('the digest of a text never changes, and tells texts apart', () => {
  expect([textDigest(''), textDigest('a'), textDigest('Every size. Every step. Everyone.')]).toEqual([
    '811c9dc5',
    'e40c292c',
    'c258525b',
  ]);
  expect(textDigest('Every size')).not.toBe(textDigest('Every size.'));
  expect(textDigest('ñandú 👟')).toMatch(/^[0-9a-f]{8}$/);
});

function byTable(a: string, b: string): number {
  const order = ['backgroundImage', 'title', 'subtitle', 'primaryButtonText', 'secondaryButtonText'];
  return order.indexOf(a) - order.indexOf(b);
}
