import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all';
import { inPage } from './page-tools';

/** No element is wider than the screen, or than its dialog. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, openDialog, tell }) => {
    const dialog = openDialog();
    const edge = dialog?.getBoundingClientRect().right ?? 0;
    // An absolutely positioned element, such as the close button, may reach over the edge.
    const isApart = (element: Element) => {
      const { overflowX, position } = getComputedStyle(element);
      return position === 'absolute' || /auto|scroll|hidden/.test(overflowX);
    };
    for (const element of dialog?.querySelectorAll('*') ?? []) {
      if (!isShown(element) || element.getBoundingClientRect().right <= edge + 0.5) continue;
      let box: Element | null =
        getComputedStyle(element).position === 'absolute' ? null : element.parentElement;
      while (box && box !== dialog && !isApart(box)) box = box.parentElement;
      if (box === dialog) return [`${tell(element)} sticks out of its dialog`];
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 4)
      .map(tell);
    return [`the page scrolls ${scrollWidth - clientWidth} px sideways, because of ${widest.join(', ')}`];
  });
}

/**
 * No box that does not scroll cuts off text, no text is outside of the screen, and no two texts of one layer overlap. The text
 * in a field may scroll, but a line of it must fit the field's height.
 */
export async function cutOffText(page: Page): Promise<readonly string[]> {
  await layOutAll(page);
  return inPage(page, ({ isShown, isForEarsOnly, scope, tell }) => {
    const SLACK = 2;
    const found = new Set<string>();
    const say = (element: Element, what: string) => found.add(`${tell(element)} ${what}`);

    interface Line {
      readonly element: Element;
      readonly layer: Element | null;
      readonly rect: DOMRect;
    }
    /** What a box does to the text in it. Nothing changes while this looks, so each box is measured once. */
    const measure = (box: Element) => {
      const style = getComputedStyle(box);
      const { position, zIndex, overflowX, overflowY } = style;
      const isPaintedAlone =
        style.contentVisibility !== 'visible' || /paint|strict|content/.test(style.contain);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip' || isPaintedAlone;
      return {
        frame: box.getBoundingClientRect(),
        fontSize: Number.parseFloat(style.fontSize),
        isClear: style.opacity === '0',
        isFixed: position === 'fixed',
        isLayer:
          position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto'),
        scrolls: /auto|scroll/.test(overflowX + overflowY),
        clipsSideways: clips(overflowX),
        clipsDownwards: clips(overflowY),
      };
    };
    const measured = new Map<Element, ReturnType<typeof measure>>();
    const boxOf = (element: Element) => {
      const known = measured.get(element) ?? measure(element);
      measured.set(element, known);
      return known;
    };
    const layerOf = (element: Element | null): Element | null =>
      !element || boxOf(element).isLayer ? element : layerOf(element.parentElement);

    const lines: Line[] = [];
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, svg')) continue;
      if (!isShown(element) || isForEarsOnly(element) || boxOf(element).isClear) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      // The glyphs are about in the middle of a line's box; the leading above and below may overlap.
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const trim = Math.max(0, (box.height - boxOf(element).fontSize * 0.8) / 2);
        const rect = new DOMRect(box.x, box.y + trim, box.width, box.height - 2 * trim);
        lines.push({ element, layer, rect });
        for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
          const { frame, isFixed, clipsSideways, clipsDownwards, scrolls } = boxOf(at);
          if (isFixed) break;
          const lost = {
            sideways: Math.max(frame.left - rect.left, rect.right - frame.right),
            downwards: Math.max(frame.top - rect.top, rect.bottom - frame.bottom),
          };
          if (clipsSideways && lost.sideways > SLACK) say(element, `is cut off sideways by ${tell(at)}`);
          if (clipsDownwards && lost.downwards > SLACK) say(element, `is cut off in height by ${tell(at)}`);
          // A box that scrolls can show what is outside of it.
          if (scrolls) break;
          if (at === document.body && (rect.left < -SLACK || rect.right > window.innerWidth + SLACK))
            say(element, 'is outside of the screen');
        }
      }
    }

    for (const field of scope().querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')) {
      if (!isShown(field) || isForEarsOnly(field) || boxOf(field).isClear) continue;
      if (field.matches('[type=radio], [type=checkbox], [type=file], [type=range]')) continue;
      if (field.clientHeight < boxOf(field).fontSize * 1.1) say(field, 'is lower than its text');
    }

    // From the top down, each line is compared with those that begin above its end.
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of lines.entries())
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.rect.top >= one.rect.bottom - SLACK) break;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across <= SLACK || down <= SLACK || one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        say(one.element, `lies over ${tell(other.element)}`);
      }
    return [...found].slice(0, 12);
  });
}

/** At the top of the page, the fixed header covers no text of the content. Notifications may. */
export function coveredText(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, isForEarsOnly, openDialog, tell }) => {
    if (openDialog() || window.scrollY > 0) return [];
    const header = [...document.querySelectorAll('header, [role=banner]')].find(
      (each) => getComputedStyle(each).position === 'fixed',
    );
    const bar = header?.firstElementChild?.getBoundingClientRect();
    if (!header || !bar) return [];
    return [...document.querySelectorAll('main h1, main p, main button, main a, .top-bar *, aside *')]
      .filter((element) => isShown(element) && !isForEarsOnly(element) && element.textContent?.trim() !== '')
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < bar.bottom - 2 && top >= 0;
      })
      .slice(0, 3)
      .map((element) => `${tell(element)} is under the header`);
  });
}
