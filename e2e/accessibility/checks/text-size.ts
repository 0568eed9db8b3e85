import type { Page } from '@playwright/test';
import { inPage } from './page-tools';

/** Sets the text size of the page, as a multiple of the usual size. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    share === 1 ? '' : `${share * 100}%`,
  );
}

/** Applies the text spacing of WCAG 1.4.12; the returned function removes it. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  });
  return () => style.evaluate((element) => (element as Element).remove());
}

/**
 * At twice the text size each text is twice as large. Only large text (in WCAG's sense: 24 px, or 18.66 px and bold) may grow
 * less, if its longest word would not fit the line, or on a phone, whose width is that of a desktop at 400% zoom.
 */
export async function doubledText(page: Page): Promise<readonly string[]> {
  const measure = () =>
    inPage(page, ({ isShown, isForEarsOnly, scope, tell, markOf }) => {
      const sizes: {
        mark: number;
        isLarge: boolean;
        what: string;
        size: number;
        word: number;
        room: number;
      }[] = [];
      const longestWord = (part: Element): number => {
        const range = document.createRange();
        let width = 0;
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            width = Math.max(width, ...[...range.getClientRects()].map((rect) => rect.width));
          }
        return width;
      };
      const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, svg'))
          continue;
        if (!isShown(element) || isForEarsOnly(element) || element.closest('[role=timer], [role=img]'))
          continue;
        const style = getComputedStyle(element);
        // All parts of a heading have one size, and the longest word of any part limits it.
        const longest = longestWord(element.closest('h1, h2, h3, h4, h5, h6') ?? element);
        let block: Element = element;
        while (getComputedStyle(block).display === 'inline' && block.parentElement)
          block = block.parentElement;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const size = Number.parseFloat(style.fontSize);
        sizes.push({
          mark: markOf(element),
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          what: tell(element),
          size,
          word: longest,
          room: block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        });
      }
      return sizes;
    });
  const before = new Map((await measure()).map((each) => [each.mark, each]));
  await setTextSize(page, 2);
  const isPhone = (page.viewportSize()?.width ?? 0) < 480;
  const found = (await measure()).flatMap(({ mark, what, size, word, room }) => {
    const usual = before.get(mark);
    // Elements that only the larger text shows (a menu button instead of links) cannot be compared.
    if (!usual || size >= usual.size * 1.98) return [];
    const largest = (word * usual.size * 2) / size;
    if (usual.isLarge && (largest > room || (isPhone && size >= usual.size))) return [];
    return [`${what} grows from ${usual.size} to ${size} px`];
  });
  await setTextSize(page, 1);
  return [...new Set(found)];
}

/** No heading is smaller than the text below it. */
export function smallHeadings(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, isForEarsOnly, scope, tell }) => {
    const found: string[] = [];
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    let heading: Element | null = null;
    for (const element of scope().querySelectorAll('h1, h2, h3, h4, h5, h6, p, li, dd')) {
      if (!isShown(element) || isForEarsOnly(element)) continue;
      if (element.localName.startsWith('h')) heading = element;
      // A large number is meant to stand out.
      else if (!/\p{L}/u.test(element.textContent ?? '')) continue;
      else if (heading?.parentElement?.contains(element) && sizeOf(heading) < sizeOf(element) - 0.5) {
        found.push(`${tell(heading)} of ${sizeOf(heading)} px is smaller than ${tell(element)}`);
        heading = null;
      }
    }
    return found;
  });
}
