import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all';
import { inPage } from './page-tools';

/** No number goes on in the next line, where it reads as another one, and no word is in three pieces or more. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  await layOutAll(page);
  return inPage(page, ({ isShown, isForEarsOnly, scope, tell }) => {
    const MOST_PIECES = 2;
    const found = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, svg')) continue;
      if (!isShown(element) || isForEarsOnly(element)) continue;
      const pieces = (start: number, length: number) => {
        range.setStart(node, start);
        range.setEnd(node, start + length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (pieces(index, word.length) === 1) continue;
        if (/^\W*\d[\d.,]*\W*$/.test(word)) found.add(`${tell(element)} breaks the number ${word}`);
        // Longer words have to be broken on a small screen, however it is laid out.
        else if (word.length <= 16 && pieces(index, word.length) > MOST_PIECES)
          found.add(`${tell(element)} breaks '${word}' into pieces`);
      }
    }
    return [...found].slice(0, 12);
  });
}
