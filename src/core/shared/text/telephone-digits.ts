/** What stands between the digits of a telephone number. */
const GAP = '[ \\t().\\-/\\u2010-\\u2015\\u2212]{0,4}';
/** No letter and no digit stands before or behind it. */
const [START, END] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];

/** A number of North America, with or without its area and the 1 in front, and with an extension that is written to it, as in x12. */
const NUMBER = new RegExp(
  `${START}(?:(?:1${GAP})?(\\d{3})${GAP})?(\\d{3})${GAP}(\\d{4})(?:x\\d{1,6})?${END}`,
  'gu',
);
/** A number of another country, with its plus sign. */
const FOREIGN = new RegExp(`${START}\\+(?!1)\\d(?:${GAP}\\d){6,14}${END}`, 'gu');
/** What every number has. To look for this alone is much quicker. */
const SEVEN_DIGITS = new RegExp(`\\d{3}${GAP}\\d{4}`);
/** The beginning of a number that is still being typed. */
const COUNTRY = new RegExp(`${START}\\+1${END}`, 'gu');

/**
 * The telephone numbers of a text in small letters, by all of their digits. Those of North America go without the 1 in front, and are
 * also there without the area, and by the last four digits.
 */
export function numbersIn(plain: string): readonly string[] {
  const foreign = plain.includes('+') ? (plain.match(FOREIGN) ?? []).map(digitsOf) : [];
  const rest = foreign.length > 0 ? plain.replace(FOREIGN, digitsOf) : plain;
  const numbers = [...foreign];
  if (SEVEN_DIGITS.test(rest))
    for (const [, area = '', office, line = ''] of rest.matchAll(NUMBER))
      numbers.push(`${area}${office}${line}`, `${office}${line}`, line);
  return numbers;
}

/** What finds digits in a text in which they may stand apart, as those of a telephone number do. */
export function spacedDigits(digits: string): RegExp {
  return new RegExp([...digits].join(GAP));
}

/** A search in small letters with each telephone number that has its area or its country in one piece, as numbersIn has it. */
export function wholeNumbers(plain: string): string {
  return plain
    .replace(FOREIGN, digitsOf)
    .replace(NUMBER, (match, area, office, line) => (area ? `${area}${office}${line}` : match))
    .replace(COUNTRY, '');
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
