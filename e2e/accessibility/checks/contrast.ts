import type { Page } from '@playwright/test';
import { inPage } from './page-tools';

/** The contrast of each placeholder on its field is at least 4.5:1. */
export function placeholders(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, scope, tell, colorOf, contrast, over, groundOf }) =>
    [...scope().querySelectorAll('[placeholder]')]
      .filter((field) => isShown(field) && field.getAttribute('placeholder') !== '')
      .flatMap((field) => {
        const style = getComputedStyle(field, '::placeholder');
        const ground = groundOf(field);
        const color = colorOf(style.color);
        const alpha = (color[3] / 255) * Number(style.opacity || 1);
        const ratio = contrast(over([...color.slice(0, 3), alpha * 255], ground), ground);
        return ratio >= 4.5 ? [] : [`the placeholder of ${tell(field)} has ${ratio.toFixed(2)}:1`];
      }),
  );
}

/** The contrast of each field's, checkbox's and switch's edge on its background is at least 3:1. */
export function borders(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, scope, tell, colorOf, contrast, over, groundOf }) => {
    const fields =
      'input:not([type=hidden], [type=file], [type=range]), select, textarea, [role=switch], [role=checkbox], [role=radio]';
    /** The boxes that may draw the control's edge: its own, its frame's, or a sibling's. */
    const drawn = (element: Element): Element[] => {
      const near = [element, element.parentElement, element.parentElement?.parentElement];
      const stand = element.matches('[type=radio], [type=checkbox]')
        ? [...(element.parentElement?.children ?? [])]
        : [];
      return [...near, ...stand].filter((each) => each instanceof Element);
    };
    const edge = (box: Element): number => {
      const style = getComputedStyle(box);
      const ground = groundOf(box.parentElement);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const drawnSides = sides.filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0);
      const lines = drawnSides.map((side) =>
        contrast(over(colorOf(style[`border${side}Color`]), ground), ground),
      );
      const fill = contrast(groundOf(box), ground);
      return Math.max(fill, lines.length === 4 ? Math.min(...lines) : 1);
    };
    return [...scope().querySelectorAll(fields)]
      .filter((field) => isShown(field) && !field.matches(':disabled, [aria-disabled=true]'))
      .flatMap((field) => {
        const ratio = Math.max(...drawn(field).map(edge));
        return ratio >= 3 ? [] : [`the edge of ${tell(field)} has ${ratio.toFixed(2)}:1`];
      });
  });
}
