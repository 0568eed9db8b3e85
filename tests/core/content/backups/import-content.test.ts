import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ExportContent } from '../../../../src/core/content/backups/export-content';
import {
  ImportContent,
  MAX_IMPORT_BYTES,
  textSource,
} from '../../../../src/core/content/backups/import-content';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import { toDataUrl } from '../../../../src/core/content/pictures/data-url';
import type { PictureCodec } from '../../../../src/core/content/pictures/image-library.port';
import type { SiteContent } from '../../../../src/core/content/site-content';
import { parseSiteContent } from '../../../../src/core/content/site-content.schema';
import { fail, ok } from '../../../../src/core/shared/result';
import { contentTitled, largeContent, partlySpanishContent } from '../../../support/content-builder';
import { FakeTime } from '../../../support/fake-time';
import { InMemoryImageLibrary } from '../../../support/in-memory/in-memory-image-library';
import { jpegOf, jpegSegment, pngOf } from '../../../support/picture-bytes';

function library(): InMemoryImageLibrary {
  return new InMemoryImageLibrary(crypto.subtle, new FakeTime());
}

/** The width (px) of pictures that look whole by their head and cannot be decoded. */
const UNDECODABLE = 13;

const CODEC: PictureCodec = {
  scale: async () => null,
  square: async () => null,
  measure: async ({ bytes }) => (bytes.at(19) === UNDECODABLE ? null : { width: 1, height: 1 }),
};

function importText(text: string, into = library()) {
  return new ImportContent(into, CODEC).execute(textSource(text));
}

async function refusal(text: string): Promise<string> {
  const result = await importText(text);
  if (result.ok || result.failure.code !== 'validation') throw new Error('expected a refusal');
  return result.failure.fields.map(({ field, fault }) => `${field}: ${fault}`).join('\n');
}

const json = JSON.stringify(contentTitled('Imported'));

test.each([
  ['a bare document', json],
  ['a document with a byte-order mark', `\ufeff${json}`],
  ['an exported file', `{"content":${json},"pictures":{}}`],
  ['an exported file without pictures', `{"content":${json}}`],
  ['the last of duplicate keys', `{"content":5,"content":${json}}`],
])('%s is accepted', async (_name, text) => {
  const result = await importText(text);
  expect(result.ok && result.value.content.heroContent.title).toBe('Imported');
});

test('what cannot be stored is taken out of the texts', async () => {
  const title = `Half \ud83d and\u0000 e${'\u0301\u0316'.repeat(100)}`;
  const result = await importText(JSON.stringify(contentTitled(title)));
  expect(result.ok && result.value.content.heroContent.title).toBe(
    `Half \ufffd and e${'\u0301\u0316'.repeat(15)}`,
  );
});

test('words in Spanish come along with an export, and are not missed in one without them', async () => {
  for (const content of [partlySpanishContent(), DEFAULT_CONTENT]) {
    const exported = await new ExportContent(library(), new FakeTime()).execute(content);
    if (!exported.ok) throw new Error('not exported');
    expect(await importText(exported.value.json)).toEqual(ok({ content, unusablePictures: [] }));
  }
});

test('words in Spanish that are damaged are named, and those of nothing are dropped', async () => {
  const { heroContent } = DEFAULT_CONTENT;
  const told = (es: unknown) => JSON.stringify({ ...DEFAULT_CONTENT, heroContent: { ...heroContent, es } });
  expect(await refusal(told({ title: 'Cada talla.' }))).toBe('heroContent.es.title: not-a-group');
  const odd = told({ nothing: { text: 'Nada', of: '' }, title: { text: '', of: '' } });
  const read = await importText(odd.replace('"nothing"', '"__proto__"'));
  expect(read).toMatchObject({ ok: true, value: { content: { heroContent } } });
  expect(JSON.stringify(read)).not.toContain('Nada');
});

test('a byte-order mark is dropped at the beginning alone', async () => {
  const result = await importText(JSON.stringify(contentTitled('No\ufeffbreak')));
  expect(result.ok && result.value.content.heroContent.title).toBe('No\ufeffbreak');
});

describe('what is refused names what is missing or wrong', () => {
  test.each(['', 'no json', '{', "{'a':1}", 'undefined'])('%j is not JSON', async (text) => {
    expect(await refusal(text)).toBe(': not-json');
  });

  test('a section that is missing', async () => {
    expect(await refusal('{"content":{}}')).toContain('heroContent: section-missing');
  });

  test('a link that would run a script', async () => {
    const content = JSON.stringify({
      ...DEFAULT_CONTENT,
      siteSettings: {
        ...DEFAULT_CONTENT.siteSettings,
        socialMedia: { ...DEFAULT_CONTENT.siteSettings.socialMedia, twitter: 'javascript:alert(1)' },
      },
    });
    expect(await refusal(content)).toBe('siteSettings.socialMedia.twitter: bad-link');
  });

  test('a document of more than 512 kB', async () => {
    expect(await refusal(JSON.stringify(largeContent(900)))).toBe(': document-too-large');
  });

  test('more than 20 MB, before it is read', async () => {
    const result = await new ImportContent(library(), CODEC).execute({
      size: MAX_IMPORT_BYTES + 1,
      read: async () => {
        throw new Error('must not be read');
      },
    });
    expect(result).toEqual(
      fail({
        code: 'validation',
        fields: [{ field: '', fault: 'file-too-large', size: MAX_IMPORT_BYTES + 1 }],
      }),
    );
  });

  test('but not exactly 20 MB', async () => {
    const source = { size: MAX_IMPORT_BYTES, read: async () => json };
    expect(await new ImportContent(library(), CODEC).execute(source)).toMatchObject({ ok: true });
  });

  test('a file that cannot be read', async () => {
    const result = await new ImportContent(library(), CODEC).execute({
      size: 5,
      read: () => Promise.reject(new Error('gone')),
    });
    expect(result).toMatchObject({
      ok: false,
      failure: { code: 'validation', fields: [{ fault: 'file-unreadable' }] },
    });
  });
});

test('a pasted text is measured in bytes', () => expect(textSource('Größe').size).toBe(7));

test.each([10_000, 100_000])('%i levels of nesting do not throw', async (levels) => {
  const deep = '['.repeat(levels) + ']'.repeat(levels);
  expect((await importText(deep)).ok).toBe(false);
  const inside = json.replace('"subtitle":', `"extra":${deep},"subtitle":`);
  const result = await importText(inside);
  expect(result.ok ? result.value.content : null).toEqual(result.ok ? contentTitled('Imported') : null);
});

describe('pictures', () => {
  const MISSING = `picture:${'0'.repeat(64)}`;

  const hero = (content: SiteContent, backgroundImage: string): SiteContent => ({
    ...content,
    heroContent: { ...content.heroContent, backgroundImage },
  });

  test('travel with an export and are stored by what they are', async () => {
    const source = library();
    const stored = await source.put({ bytes: pngOf(3, 2), type: 'image/png' });
    if (!stored.ok) throw new Error('not stored');
    const exported = await new ExportContent(source, new FakeTime()).execute(
      hero(DEFAULT_CONTENT, stored.value),
    );
    if (!exported.ok) throw new Error('not exported');
    const target = library();
    const imported = await importText(exported.value.json, target);
    expect(imported).toMatchObject({ ok: true, value: { unusablePictures: [] } });
    expect(imported.ok && imported.value.content.heroContent.backgroundImage).toBe(stored.value);
    const read = await target.read(stored.value);
    expect(read.ok && read.value?.bytes).toEqual(pngOf(3, 2));
  });

  test('that claim a reference get the one that their bytes have', async () => {
    const claimed = `picture:${'0'.repeat(64)}`;
    const text = JSON.stringify({
      content: hero(DEFAULT_CONTENT, claimed),
      pictures: { [claimed]: `data:text/html;base64,${btoa(String.fromCharCode(...pngOf(1, 1)))}` },
    });
    const target = library();
    const imported = await importText(text, target);
    if (!imported.ok) throw new Error('refused');
    const ref = imported.value.content.heroContent.backgroundImage;
    expect(ref).not.toBe(claimed);
    const read = await target.read(ref);
    expect(read.ok && read.value?.type).toBe('image/png');
  });

  test.each(['https://evil.example/x.png', 5, [toDataUrl({ bytes: pngOf(1, 1), type: 'image/png' })]])(
    '%j in their place is refused at each field that refers to it',
    async (value) => {
      const ref = `picture:${'0'.repeat(64)}`;
      const content = hero(DEFAULT_CONTENT, ref);
      const text = JSON.stringify({
        content: { ...content, missionContent: { ...content.missionContent, image: ref } },
        pictures: { [ref]: value },
      });
      expect(await refusal(text)).toBe(
        'heroContent.backgroundImage: not-a-picture' + '\nmissionContent.image: not-a-picture',
      );
    },
  );

  test.each([
    'data:image/png;base64,PGh0bWw+',
    'data:image/png;base64,%%%',
    // Recognised by its head, and cut off after it.
    toDataUrl({ bytes: pngOf(UNDECODABLE, 1), type: 'image/png' }),
  ])('that are damaged (%s) are told from missing ones, and not stored', async (packed) => {
    const text = JSON.stringify({ content: hero(DEFAULT_CONTENT, MISSING), pictures: { [MISSING]: packed } });
    const target = library();
    const imported = await importText(text, target);
    expect(imported).toEqual(
      ok({
        content: hero(DEFAULT_CONTENT, MISSING),
        unusablePictures: [{ ref: MISSING, fault: 'damaged' }],
      }),
    );
    expect(await target.list()).toEqual(ok([]));
  });

  test('that are damaged in the import and whole in this browser are no trouble', async () => {
    const target = library();
    const held = await target.put({ bytes: pngOf(1, 1), type: 'image/png' });
    const content = hero(DEFAULT_CONTENT, held.ok ? held.value : '');
    const pictures = { [held.ok ? held.value : '']: 'data:image/png;base64,%%%' };
    const imported = await importText(JSON.stringify({ content, pictures }), target);
    expect(imported).toEqual(ok({ content, unusablePictures: [] }));
  });

  test('of more pixels than a device can decode are not decoded, and not stored', async () => {
    const file = { bytes: pngOf(20_000, 20_000), type: 'image/png' };
    const pictures = { [MISSING]: toDataUrl(file) };
    const source = textSource(JSON.stringify({ content: hero(DEFAULT_CONTENT, MISSING), pictures }));
    const codec = { measure: vi.fn(async () => null), scale: async () => null };
    const imported = await new ImportContent(library(), codec).execute(source);
    const unusable = [{ ref: MISSING, fault: 'damaged' }];
    expect(imported).toMatchObject({ ok: true, value: { unusablePictures: unusable } });
    expect(codec.measure).not.toHaveBeenCalled();
  });

  test('that nobody holds are counted', async () => {
    const imported = await importText(JSON.stringify(hero(DEFAULT_CONTENT, MISSING)));
    expect(imported.ok && imported.value.unusablePictures).toEqual([{ ref: MISSING, fault: 'missing' }]);
  });

  test('that this browser holds already are not missing', async () => {
    const target = library();
    const held = await target.put({ bytes: pngOf(1, 1), type: 'image/png' });
    const content = hero(DEFAULT_CONTENT, held.ok ? held.value : '');
    const imported = await importText(JSON.stringify(content), target);
    expect(imported).toEqual(ok({ content, unusablePictures: [] }));
  });

  test('that cannot be looked for count as missing', async () => {
    const broken = {
      isLocal: true,
      put: library().put,
      putCopy: library().putCopy,
      read: async () => fail({ code: 'unavailable' } as const),
    };
    const source = textSource(JSON.stringify(hero(DEFAULT_CONTENT, MISSING)));
    const imported = await new ImportContent(broken, CODEC).execute(source);
    expect(imported.ok && imported.value.unusablePictures).toEqual([{ ref: MISSING, fault: 'missing' }]);
  });

  test.each([null, [], 'text', 5])('are none when %j stands in the place of all', async (pictures) => {
    const imported = await importText(JSON.stringify({ content: hero(DEFAULT_CONTENT, MISSING), pictures }));
    expect(imported.ok && imported.value.unusablePictures).toEqual([{ ref: MISSING, fault: 'missing' }]);
  });

  test('that find no room end the import, and say why', async () => {
    const full = {
      isLocal: true,
      read: library().read,
      putCopy: library().putCopy,
      put: async () => fail({ code: 'quota', limit: 5 } as const),
    };
    const pictures = { [MISSING]: toDataUrl({ bytes: pngOf(1, 1), type: 'image/png' }) };
    const source = textSource(JSON.stringify({ content: hero(DEFAULT_CONTENT, MISSING), pictures }));
    expect(await new ImportContent(full, CODEC).execute(source)).toEqual(fail({ code: 'quota', limit: 5 }));
  });

  test('bring their smaller copies along, and those that do not fit are drawn again', async () => {
    const heavy = (width: number, kilobytes: number) => {
      return { bytes: pngOf(width, 10, kilobytes * 1024), type: 'image/png' };
    };
    const origin = library();
    const stored = await origin.put(heavy(2000, 9));
    const ref = stored.ok ? stored.value : '';
    await origin.putCopy(ref, 640, heavy(640, 2));
    // Its bytes are not as wide as its place says.
    await origin.putCopy(ref, 1280, heavy(1000, 3));
    const exported = await new ExportContent(origin, new FakeTime()).execute(hero(DEFAULT_CONTENT, ref));
    const target = library();
    const drawn: number[] = [];
    const codec: PictureCodec = {
      measure: async () => ({ width: 2000, height: 10 }),
      scale: async (_, { width }) => {
        drawn.push(width);
        return heavy(width, 4);
      },
      square: async () => null,
    };
    await new ImportContent(target, codec).execute(textSource(exported.ok ? exported.value.json : ''));
    expect(drawn).toEqual([1280]);
    expect(await target.read(ref, 640)).toEqual(ok(heavy(640, 2)));
    expect(await target.read(ref, 1280)).toEqual(ok(heavy(1280, 4)));
  });

  test('arrive without where they were taken', async () => {
    const photo = jpegOf(3, 2, jpegSegment(0xfe, [...new TextEncoder().encode('Las Vegas')]));
    const pictures = { [MISSING]: toDataUrl({ bytes: photo, type: 'image/jpeg' }) };
    const target = library();
    const imported = await importText(
      JSON.stringify({ content: hero(DEFAULT_CONTENT, MISSING), pictures }),
      target,
    );
    const read = await target.read(imported.ok ? imported.value.content.heroContent.backgroundImage : '');
    expect(read).toEqual(ok({ bytes: jpegOf(3, 2), type: 'image/jpeg' }));
  });

  test('that cannot be read now keep a document from being exported', async () => {
    const broken = { read: async () => fail({ code: 'unavailable' } as const) };
    const exporter = new ExportContent(broken, new FakeTime());
    expect(await exporter.execute(hero(DEFAULT_CONTENT, MISSING))).toEqual(fail({ code: 'unavailable' }));
  });

  test('that are gone do not, and the file is named after the day', async () => {
    const exporter = new ExportContent(library(), new FakeTime(Date.UTC(2026, 10, 21, 12)));
    const content = hero(DEFAULT_CONTENT, MISSING);
    const exported = await exporter.execute(content);
    if (!exported.ok) throw new Error('not exported');
    expect(exported.value.fileName).toBe('site-content-2026-11-21.json');
    expect(JSON.parse(exported.value.json)).toEqual({ content, pictures: {} });
  });
});

test('any JSON at all never throws and never makes an invalid document', async () => {
  const document = fc.record(
    Object.fromEntries(Object.keys(DEFAULT_CONTENT).map((key) => [key, fc.jsonValue()])),
    { requiredKeys: [] },
  );
  // Whole documents in which one place holds something else.
  const nearly = fc
    .tuple(fc.constantFrom(...Object.keys(DEFAULT_CONTENT)), fc.string(), fc.jsonValue())
    .map(([section, field, value]) => {
      const whole = JSON.parse(JSON.stringify(DEFAULT_CONTENT)) as Record<
        string,
        Record<string, unknown> | null
      >;
      const fields = Object.keys(whole[section] ?? {});
      const target = fields[field.length % Math.max(1, fields.length)] ?? field;
      return { ...whole, [section]: { ...whole[section], [target]: value } };
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), document, nearly), async (value) => {
      const result = await importText(JSON.stringify(value));
      if (result.ok) expect(parseSiteContent(result.value.content).ok).toBe(true);
      else expect(result.failure).toMatchObject({ code: 'validation' });
    }),
  );
});

test('any text at all never throws', async () => {
  // Any UTF-16 unit, halves of a pair included.
  const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit }), async (text) => {
      expect(typeof (await importText(text)).ok).toBe('boolean');
    }),
    { numRuns: 50 },
  );
});
