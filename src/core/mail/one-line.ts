import { wellFormed } from '../shared/text/storable-text';

/** Characters that are not seen but turn the text around them or hide in it; joiners belong to words and emoji. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** A name as a header and a sentence can hold it: one short line that reads in the order in which it was typed. */
export function oneLine(name: string): string {
  const line = name
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return wellFormed(line.slice(0, 100));
}
