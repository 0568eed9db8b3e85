import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all';
import { inPage } from './page-tools';

/**
 * Words of usual length and numbers do not break across lines, longer words break into two pieces at most, and no punctuation
 * mark stands alone on a line. A word may break after its hyphen, and an address where the page allows it ('wbr').
 * `mostPieces` is the number of pieces that a usual word may have.
 */
export async function brokenWords(page: Page, mostPieces = 1): Promise<readonly string[]> {
  await layOutAll(page);
  return inPage(
    page,
    ({ isShown, isForEarsOnly, scope, tell }, most) => {
      const USUAL_LENGTH = 13;
      const found = new Set<string>();
      const range = document.createRange();
      const boxes = (node: Node, start: number, length: number) => {
        range.setStart(node, start);
        range.setEnd(node, start + length);
        return [...range.getClientRects()];
      };
      const pieces = (node: Node, start: number, length: number) =>
        new Set(boxes(node, start, length).map(({ top }) => Math.round(top))).size;
      const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
      let before: Node | null = null;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? '';
        if (!element || !text.trim() || element.closest('script, style, noscript, svg')) continue;
        if (!isShown(element) || isForEarsOnly(element)) continue;
        const last = before?.textContent ?? '';
        if (before && /^[.,;:!?)]+(\s|$)/.test(text) && /\S$/.test(last)) {
          const [word] = boxes(before, last.length - 1, 1);
          const [mark] = boxes(node, 0, 1);
          if (word && mark && mark.top >= word.bottom)
            found.add(`${tell(element)} leaves '${text[0]}' alone`);
        }
        before = node;
        for (const { 0: word, index } of text.matchAll(/\S+/g))
          if (/^\W*\d[\d.,]*\W*$/.test(word) && pieces(node, index, word.length) > 1)
            found.add(`${tell(element)} breaks the number ${word}`);
        for (const { 0: word, index } of text.matchAll(/[^\s\u2010-\u2014-]+[\u2010-\u2014-]*/g)) {
          // Longer words must break on a small screen in any layout. Identifiers in code are not words.
          if (word.length > 16) continue;
          const isUsual = word.length <= USUAL_LENGTH && !element.closest('code');
          if (pieces(node, index, word.length) > (isUsual ? most : 2))
            found.add(`${tell(element)} breaks '${word}' into pieces`);
        }
      }
      return [...found].slice(0, 12);
    },
    mostPieces,
  );
}
