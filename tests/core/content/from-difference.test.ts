import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fromDifference } from '../../../src/core/content/diff-content';

const STORY =
  'Josie spent years on the sales floor of a shoe store and can tell a size from across the room.';

describe('two texts from where they begin to differ', () => {
  test('what was added at the end of a long text is at the beginning of what is shown', () => {
    expect(fromDifference(STORY, `${STORY} She left in May.`)).toEqual([
      '… and can tell a size from across the room.',
      '… and can tell a size from across the room. She left in May.',
    ]);
  });

  test('short texts, and those that differ early, are shown whole', () => {
    expect(fromDifference('Every size.', 'Every step.')).toEqual(['Every size.', 'Every step.']);
    expect(fromDifference(STORY, `Our ${STORY}`)).toEqual([STORY, `Our ${STORY}`]);
  });

  test('a word is shown whole when it began less than 40 characters before, else it is cut inside', () => {
    const words = (length: number): [string, string] => {
      const word = `to ${'a'.repeat(length)}`;
      return [word, `${word}b`];
    };
    expect(fromDifference(...words(79))).toEqual([`… ${'a'.repeat(79)}`, `… ${'a'.repeat(79)}b`]);
    expect(fromDifference(...words(80))).toEqual([`… ${'a'.repeat(40)}`, `… ${'a'.repeat(40)}b`]);
    expect(fromDifference(...words(200))).toEqual([`… ${'a'.repeat(40)}`, `… ${'a'.repeat(40)}b`]);
  });

  test('a first word is shown whole, and says nothing of being cut', () => {
    const word = 'a'.repeat(60);
    expect(fromDifference(word, `${word}b`)).toEqual([word, `${word}b`]);
  });

  test('two that are the same are shown from shortly before their end', () => {
    const word = 'a'.repeat(200);
    expect(fromDifference(word, word)).toEqual([`… ${'a'.repeat(40)}`, `… ${'a'.repeat(40)}`]);
  });

  const text = fc.stringMatching(/^[a-c ]{0,120}$/);
  property.prop([text, text, text])('both keep all that follows the difference', (shared, one, other) => {
    const whole = [shared + one, shared + other] as const;
    const shown = fromDifference(...whole);
    const [first, second] = shown.map((each) => each.replace(/^… /, ''));
    expect(whole[0].endsWith(first ?? '!')).toBe(true);
    expect(whole[1].endsWith(second ?? '!')).toBe(true);
    expect(whole[0].length - (first ?? '').length).toBe(whole[1].length - (second ?? '').length);
    // The difference lies where a few lines show it.
    const at = [...(first ?? '')].findIndex((letter, index) => letter !== second?.[index]);
    expect(at).toBeLessThanOrEqual(80);
  });
});
