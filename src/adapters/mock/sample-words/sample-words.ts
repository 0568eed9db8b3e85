import * as v from 'valibot';
import { translationsFrom } from '../../../core/shared/translations/translations-from';

/** What reads the records of a format, and what is there at first. */
interface Readings<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly samples: () => T;
}

/** What the texts of samples say in Spanish, by the English text. */
type Words = Readonly<Record<string, string>>;

/** The Spanish words of some samples. */
export interface SampleWords {
  readonly words: Words;
  readonly addedTo: <T>(format: Readings<T>) => Readings<T>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Samples that nobody has changed have this revision. */
const UNCHANGED = 'sample';

/** Samples with these words: pages in English, which have none, are spared the code as well. */
export function sampleWords(words: Words): SampleWords {
  return { words, addedTo: (format) => withWords(format, words) };
}

/**
 * How a format reads its records, with the Spanish words of its samples. What a browser keeps may be from before there were any, or
 * written by a page in English, which has none. So a sample gets them when it is read, if nobody has changed it and none are kept with
 * it, and each text only while it is the one that was translated. Whatever staff wrote has another revision, and stays as it is.
 */
function withWords<T>(format: Readings<T>, words: Words): Readings<T> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((stored) => (Array.isArray(stored) ? stored.map((item) => sampleIn(item, words)) : stored)),
    // It drops the translations of what is not translated.
    format.schema,
  );
  return { schema, samples: () => v.parse(schema, format.samples()) };
}

function sampleIn(item: unknown, words: Words): unknown {
  return isRecord(item) && item.revision === UNCHANGED && !item.es ? spanishOf(item, words) : item;
}

/** A record, and the records in its lists, with the words of each. */
function spanishOf(record: Fields, words: Words): Fields {
  const [english, spanish] = [{ ...record }, {} as Record<string, unknown>];
  for (const [field, value] of Object.entries(record)) {
    if (!Array.isArray(value)) spanish[field] = words[String(value)];
    else if (value.some(isRecord)) english[field] = value.map((item) => spanishOf(item, words));
    else spanish[field] = value.map((text) => words[String(text)]);
  }
  return { ...english, es: translationsFrom(english, spanish, Object.keys(spanish)) };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
