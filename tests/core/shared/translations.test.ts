import { fc, test as property } from '@fast-check/vitest';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lineSchema } from '../../../src/core/shared/text/text-schema';
import { inSpanish } from '../../../src/core/shared/translations/in-spanish';
import { keptTranslations } from '../../../src/core/shared/translations/kept-translations';
import { isMissing, pairsOf } from '../../../src/core/shared/translations/pairs';
import { isStale } from '../../../src/core/shared/translations/translated-text';
import {
  sentTranslationsSchema,
  translationsSchema,
} from '../../../src/core/shared/translations/translations-schema';
import { auditedFields } from '../../../src/core/unit-of-work/audited-fields';
import { spanishFor } from '../../support/translations/in-spanish';

const schema = translationsSchema({ text: lineSchema(20) }, { choices: lineSchema(20) });
const sent = sentTranslationsSchema({ text: lineSchema(20) }, { choices: lineSchema(20) });
const read = (value: unknown) => v.safeParse(schema, value);
const [yes, no] = [spanishFor('Yes', 'Sí'), spanishFor('No', 'No')];

describe('the translations of a record', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty group', {}],
    ['null in place of a text', { text: null, choices: null }],
    ['an empty text', { text: { text: '  ', of: yes.of } }],
    ['a list that says nothing', { choices: [null, { text: '', of: '' }] }],
    ['unknown fields', { title: yes, constructor: yes, es: { text: yes } }],
    ['a prototype', JSON.parse('{"__proto__":{"text":{"text":"Sí","of":""}}}')],
  ])('%s is none', (_, value) => {
    expect(read(value)).toMatchObject({ success: true, output: null });
    expect(v.parse(v.object({ es: schema }), value === undefined ? {} : { es: value })).toEqual({ es: null });
  });

  test('what is known is read, with the digest that it has', () => {
    const stored = { text: { ...yes, by: 'me' }, choices: [null, no, null], title: yes };
    expect(read(stored)).toMatchObject({ success: true });
    expect(read(stored).output).toEqual({ text: yes, choices: [null, no] });
    expect(read({ text: { text: 'Sí', of: 'odd' } }).output).toEqual({ text: { text: 'Sí', of: '' } });
  });

  test.each([
    ['a text that is too long', { text: { text: 'x'.repeat(21), of: '' } }],
    ['two lines where there is one', { text: { text: 'a\nb', of: '' } }],
    ['a text that cannot be stored', { choices: [{ text: 'a\u0000', of: '' }] }],
    ['a number', { text: 5 }],
    ['no group', 'Sí'],
    ['more texts than any list has', { choices: Array.from({ length: 101 }, () => yes) }],
  ])('%s is refused', (_, value) => {
    expect(read(value).success).toBe(false);
  });

  test.each([
    ['nothing', {}],
    ['a list', { es: [] }],
    ['a list of words', { es: [yes] }],
    ['an empty group', { es: {} }],
    ['fields that are not known alone', { es: { title: yes } }],
    ['a text', { es: 'Sí' }],
    ['a text that is too long', { es: { text: { text: 'x'.repeat(21), of: '' } } }],
  ])('a form that sends %s is refused, and takes nothing away', (_, form) => {
    const { issues = [] } = v.safeParse(v.strictObject({ es: sent }), form);
    expect(issues.map((issue) => v.getDotPath(issue)?.split('.')[0])).toEqual(['es']);
  });

  test('a form sends null for none, and words with the digest that they have', () => {
    expect(v.parse(sent, null)).toBeNull();
    expect(v.parse(sent, { text: yes })).toEqual({ text: yes });
    expect(v.parse(sent, { choices: [null, no] })).toEqual({ choices: [null, no] });
    expect(v.parse(sent, { text: { text: ' ', of: '' } })).toBeNull();
  });

  property.prop([fc.jsonValue(), fc.array(fc.string(), { maxLength: 5 })])(
    'whatever is read is kept as it was read, and says something',
    (value, choices) => {
      const parsed = read(value);
      if (!parsed.success) return;
      const kept = keptTranslations(parsed.output, { text: '', choices });
      expect(keptTranslations(kept, { text: '', choices })).toEqual(kept);
      expect(kept === null || Object.keys(kept).length > 0).toBe(true);
    },
  );

  const entry = fc.option(fc.record({ text: fc.string(), of: fc.constant(yes.of) }));
  property.prop([entry, fc.array(entry, { maxLength: 6 }), fc.array(fc.string(), { maxLength: 4 })])(
    'none is kept of a text that is gone, and each of the others is trimmed at its place',
    (text, each, choices) => {
      const es = { ...(text && { text }), choices: each };
      const kept = keptTranslations(es, { text: '', choices });
      expect(kept?.text?.text ?? '').toBe(text?.text.trim() ?? '');
      expect(kept?.choices?.length ?? 0).toBeLessThanOrEqual(choices.length);
      choices.forEach((_, index) => {
        expect(kept?.choices?.[index]?.text ?? '').toBe(each[index]?.text.trim() ?? '');
      });
    },
  );
});

describe('a record with its translations', () => {
  const question = { text: 'Why?', help: '', choices: ['Yes', 'No'], es: { choices: [yes] } };

  test('has pairs in the order of its fields, of which some are missing and some out of date', () => {
    const pairs = pairsOf(question, ['text', 'help', 'choices'], 'questions.0.');
    expect(pairs.map(({ path, spanish }) => [path, spanish?.text])).toEqual([
      ['questions.0.text', undefined],
      ['questions.0.help', undefined],
      ['questions.0.choices.0', 'Sí'],
      ['questions.0.choices.1', undefined],
    ]);
    expect(pairs.filter(isMissing).map(({ path }) => path)).toEqual([
      'questions.0.text',
      'questions.0.choices.1',
    ]);
    expect(pairs.some(isStale)).toBe(false);
    const other = { ...question, choices: ['Yes, please', 'No'] };
    const changed = pairsOf(other, ['choices']);
    expect(changed.filter(isStale).map(({ path }) => path)).toEqual(['choices.0']);
  });

  test('is shown field by field, and says what is in English', () => {
    expect(inSpanish(question, ['text', 'help', 'choices'])).toEqual({
      text: 'Why?',
      help: '',
      choices: ['Sí', 'No'],
      lang: { text: 'en', choices: [undefined, 'en'] },
    });
  });
});

describe('the audit log', () => {
  const record = { title: 'A', places: 3, questions: [{ id: 'q', text: 'Why?', es: null }], es: null };
  const inEs = { text: yes };

  test.each([
    ['nothing', record, ''],
    ['a field', { ...record, title: 'B' }, 'title'],
    ['words in Spanish', { ...record, es: { title: yes } }, 'es.title'],
    ['both', { ...record, title: 'B', es: { title: yes } }, 'title es.title'],
    ['an item in Spanish', { ...record, questions: [{ id: 'q', text: 'Why?', es: inEs }] }, 'es.questions'],
    [
      'an item in both languages',
      { ...record, questions: [{ id: 'q', text: 'How?', es: inEs }] },
      'questions es.questions',
    ],
    [
      'another item before it',
      {
        ...record,
        questions: [
          { id: 'new', text: 'When?', es: null },
          { id: 'q', text: 'Why?', es: null },
        ],
      },
      'questions',
    ],
    ['no item', { ...record, questions: [] }, 'questions'],
  ])('names %s that changed', (_, after, fields) => {
    expect(auditedFields<object & { es: object | null }>(record, after)).toBe(fields);
  });
});
