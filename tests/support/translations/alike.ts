/** A text that is word for word the same in two languages, and where it stands: 'send', 'toasts.failed.title'. */
export interface Alike {
  readonly path: string;
  readonly text: string;
}

/**
 * The texts of a file that its translation has word for word, in whatever both export: objects and lists are looked through, and
 * functions are called. A text without letters, such as '–' or a number, belongs to no language.
 */
export function alikeTexts(english: unknown, translated: unknown, path = ''): readonly Alike[] {
  if (typeof english === 'string')
    return english === translated && /\p{L}/u.test(withoutProbes(english)) ? [{ path, text: english }] : [];
  if (typeof english === 'function') {
    if (typeof translated !== 'function' || PROBES.has(english)) return [];
    return ARGUMENTS.flatMap((given) =>
      alikeTexts(answerOf(english, given), answerOf(translated, given), `${path}()`),
    ).filter(isFirst);
  }
  if (typeof english !== 'object' || english === null) return [];
  const other = Object(translated);
  return Object.entries(english).flatMap(([name, entry]) =>
    NO_TEXTS.includes(name) ? [] : alikeTexts(entry, other[name], path === '' ? name : `${path}.${name}`),
  );
}

/** Entries that name a thing to programs. */
const NO_TEXTS: readonly string[] = ['field', 'target'];

/**
 * What is in no language: what functions are called with (ARGUMENTS) and what becomes of it, also where a field has the name of a
 * list's method; and hours and minutes, as '2 h 30 min'.
 */
const IN_NO_LANGUAGE =
  /\b(true|false|null|undefined)\b|function \w+\(\) \{ \[native code\] \}|\b(\d+|NaN) (h|min)\b|\bNaN\b/g;

const withoutProbes = (text: string) => text.replace(IN_NO_LANGUAGE, '');

function isFirst(one: Alike, index: number, all: readonly Alike[]): boolean {
  return all.findIndex(({ path, text }) => path === one.path && text === one.text) === index;
}

type Called = (...given: readonly unknown[]) => unknown;

/** What a function of texts answers, or null where it cannot take such arguments. */
function answerOf(texts: unknown, given: readonly unknown[]): unknown {
  try {
    return (texts as Called)(...given);
  } catch {
    return null;
  }
}

/** What functions were given, which some give back as it is. */
const PROBES = new WeakSet<object>();

/**
 * Stands for whatever a function of texts is given: a number and a text of digits, a list of one, a record that has every field. It
 * brings no letter of its own into a text.
 */
function probeOf(value: number): unknown {
  const probe = new Proxy(() => probeOf(value), {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? String(value) : value);
      if (name === Symbol.iterator) return () => [probeOf(value)].values();
      if (name === 'length') return 1;
      const own = METHODS[name as keyof typeof METHODS];
      return own ? own(probeOf(value)) : probeOf(value);
    },
  });
  PROBES.add(probe);
  return probe;
}

/** What functions of texts call on a list. */
const METHODS = {
  map: (one: unknown) => (change: Called) => [change(one, 0)],
  flatMap: (one: unknown) => (change: Called) => [change(one, 0)].flat(),
  filter: (one: unknown) => () => [one],
  join: (one: unknown) => () => String(one),
};

/** How functions are called: for one thing and for several, and with what only some take. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [1, 2, 3],
  [2, 1, 1],
  [0, 0, 0],
  ['7', '8', '9'],
  [['7'], ['8'], ['9']],
  [['7', '8', '9'], 2, 3],
  [true, false, true],
  [false, true, false],
  [null, null, null],
  [],
  [probeOf(1), probeOf(1), probeOf(1)],
  [probeOf(7), probeOf(7), probeOf(7)],
];
