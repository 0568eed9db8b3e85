import type { Page } from '@playwright/test';
import { inPage } from './page-tools';

/**
 * Targets are at least `least` px wide and high (WCAG 2.5.8). A link in a sentence may be as high as its line; a control counts
 * as large as its label, its frame or an element over it that takes its presses.
 */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return inPage(
    page,
    ({ controlsIn, isShown, isForEarsOnly, scope, tell }, size) => {
      const isInSentence = (element: Element): boolean => {
        if (!element.matches('a, button, summary') || getComputedStyle(element).display !== 'inline')
          return false;
        let block = element.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
      };
      const rectOf = (element: Element): DOMRect => {
        const own = element.getBoundingClientRect();
        const rects = [own];
        if (element instanceof HTMLInputElement)
          for (const label of element.labels ?? [])
            if (isShown(label)) rects.push(label.getBoundingClientRect());
        // A press anywhere on a field's frame focuses the field.
        const frame = element.closest('.field__box, .ant-input-affix-wrapper');
        if (frame) rects.push(frame.getBoundingClientRect());
        // A pseudo-element that extends a positioned control takes presses for it.
        const reach = getComputedStyle(element, '::after');
        if (reach.position === 'absolute' && getComputedStyle(element).position !== 'static')
          rects.push(
            new DOMRect(own.x, own.y, Number.parseFloat(reach.width), Number.parseFloat(reach.height)),
          );
        // A pseudo-element that covers a positioned ancestor makes all of the ancestor the target.
        if (
          getComputedStyle(element, '::after').position === 'absolute' &&
          getComputedStyle(element).position === 'static'
        ) {
          const card = element.parentElement?.closest('li, article');
          if (card) rects.push(card.getBoundingClientRect());
        }
        return rects.reduce((largest, rect) =>
          Math.min(rect.width, rect.height) > Math.min(largest.width, largest.height) ? rect : largest,
        );
      };
      return controlsIn(scope())
        .filter((element) => !element.matches('section, main, table, iframe, li, :disabled'))
        .filter((element) => !isForEarsOnly(element) || element.matches('input'))
        .filter((element) => !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = rectOf(element);
          if (width >= size - 0.5 && height >= size - 0.5) return [];
          return [`${tell(element)} is ${Math.round(width)} x ${Math.round(height)} px`];
        });
    },
    least,
  );
}
