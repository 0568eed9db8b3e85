import { storable } from '../text/storable-text';
import { type GoodsLine, MOST_LINES } from './goods-line';

/** What a donor wrote as lines to begin with: each part of the text is one, and a number before it its count. */
export function linesOfText(text: string): GoodsLine[] {
  return storable(text)
    .split(/[;\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MOST_LINES)
    .map((part) => {
      const [, count = '', rest = ''] = /^([1-9]\d{0,4})\s+(\p{L}.*)$/su.exec(part) ?? [];
      const description = count === '' ? part : rest;
      return {
        description: description.charAt(0).toUpperCase() + description.slice(1),
        count: count === '' ? null : Number(count),
      };
    });
}
