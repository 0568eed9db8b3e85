// @ts-check
// Texts for rows that nobody wrote: ten words in nearly a third of the texts each, most words in few, as people write.

const SYLLABLES = [
  'ba',
  'cor',
  'den',
  'fi',
  'gra',
  'hol',
  'in',
  'jus',
  'ka',
  'lem',
  'mo',
  'nar',
  'os',
  'pel',
  'qui',
  'ron',
];
const FIRST_NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dora',
  'Ezra',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'June',
  'Kai',
  'Lena',
  'Milo',
  'Nora',
];
const COMMON = ['shoes', 'boots', 'size', 'please', 'thank', 'school', 'family', 'winter', 'help', 'need'];
const RARE_WORDS = 4000;

/** Chance that is the same in each run. */
export class Chance {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed;
  }

  /** @param {number} limit @returns {number} a whole number from 0 up to below the limit */
  below(limit) {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  of(list) {
    return /** @type {T} */ (list[this.below(list.length)]);
  }
}

/** @param {number} number */
function rareWord(number) {
  let [word, rest] = ['', number + 16];
  for (; rest > 0; rest = Math.floor(rest / 16)) word += SYLLABLES[rest % 16];
  return word;
}

/** @param {Chance} chance @returns {string} a name that about 14 people in 10,000 share */
export const anyName = (chance) =>
  `${chance.of(FIRST_NAMES)} ${rareWord(chance.below(500)).replace(/^./, (letter) => letter.toUpperCase())}`;

/**
 * @param {Chance} chance
 * @param {number} length in words
 */
export function anyText(chance, length) {
  const words = Array.from({ length }, () =>
    chance.below(4) === 0
      ? chance.of(COMMON)
      : rareWord(Math.floor(RARE_WORDS * (chance.below(1000) / 1000) ** 2)),
  );
  return words.join(' ');
}
