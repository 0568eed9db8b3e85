import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the tools have called the elements of the page so far. */
    marks?: { readonly of: WeakMap<Element, number>; next: number };
  }
}

/**
 * The checks' tools inside the page. The function is sent there as text, so it refers to nothing outside itself.
 */
function pageTools() {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], ' +
    '[role=button], [role=link], [role=tab], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=option]';

  /** Whether people can perceive the element: it is laid out, not hidden and not inert. */
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    element.getClientRects().length > 0;

  const earsOnly = new Map<Element, boolean>();
  /** Whether the element, or one around it, is only for screen readers: one pixel large, or clipped. Each element is looked at once. */
  const isForEarsOnly = (element: Element | null): boolean => {
    if (!element) return false;
    const known = earsOnly.get(element);
    if (known !== undefined) return known;
    const isHiddenByItself = (): boolean => {
      const { clipPath, position, clip } = getComputedStyle(element);
      if (position !== 'absolute' && position !== 'fixed') return false;
      const { width, height } = element.getBoundingClientRect();
      return clipPath === 'inset(50%)' || clip.startsWith('rect(0px') || (width <= 1 && height <= 1);
    };
    const answer = isHiddenByItself() || isForEarsOnly(element.parentElement);
    earsOnly.set(element, answer);
    return answer;
  };

  /** Whether it is an invisible element at the end of a dialog that passes the focus on. */
  const isSentinel = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.matches('div, span') &&
      element.childElementCount === 0 &&
      !element.textContent &&
      width * height <= 1
    );
  };

  /** The controls in a part of the page that people can use. */
  const controlsIn = (part: Element): HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => isShown(element) && !isSentinel(element),
    );

  /** The dialog that covers the page, if one is open. */
  const openDialog = (): Element | null =>
    [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isShown).at(-1) ?? null;

  /** The part of the page that people can use now: the open dialog, or the whole page. */
  const scope = (): Element => openDialog() ?? document.body;

  /** A short description by which to find the element again. */
  const tell = (element: Element): string => {
    const id = element.id ? `#${element.id}` : '';
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `${element.localName}${id}${classes.join('')} '${text.replaceAll(/\s+/g, ' ')}'`;
  };

  /** A number that identifies the element again in a later check of the page, after others have moved or gone. */
  const markOf = (element: Element): number => {
    window.marks ??= { of: new WeakMap(), next: 0 };
    const { marks } = window;
    const mark = marks.of.get(element) ?? marks.next++;
    marks.of.set(element, mark);
    return mark;
  };

  const byIds = (ids: string | null): string =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();

  /** The accessible name of the element, by the simple cases of the accessible name computation. */
  const nameOf = (element: Element): string => {
    const given =
      byIds(element.getAttribute('aria-labelledby')) || element.getAttribute('aria-label')?.trim();
    if (given) return given;
    if (element instanceof HTMLFieldSetElement) return element.querySelector('legend')?.textContent ?? '';
    if (element instanceof HTMLTableElement && element.caption) return element.caption.textContent ?? '';
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
      return [...element.labels]
        .map(({ textContent }) => textContent ?? '')
        .join(' ')
        .trim();
    if (element.matches('input[type=submit], input[type=button]')) return (element as HTMLInputElement).value;
    if (
      element.matches(
        'a, button, summary, h1, h2, h3, h4, h5, h6, [role=tab], [role=menuitem], [role=option]',
      )
    ) {
      const alternatives = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
      return `${element.textContent ?? ''} ${alternatives}`.trim();
    }
    return element.getAttribute('title')?.trim() ?? '';
  };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and alpha from 0 to 255, for any notation of the browser. */
  const colorOf = (text: string): readonly [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const luminance = (color: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The contrast of two opaque colors, as WCAG defines it. */
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [dark = 0, light = 0] = [luminance(one.slice(0, 3)), luminance(other.slice(0, 3))].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  const over = (top: readonly number[], ground: readonly number[]): readonly number[] => {
    const share = (top[3] ?? 255) / 255;
    return [0, 1, 2].map((index) => (top[index] ?? 0) * share + (ground[index] ?? 0) * (1 - share));
  };
  /** The background color of an element, from its own and its ancestors' backgrounds; the page is white. */
  const groundOf = (element: Element | null): readonly number[] => {
    if (!element) return [255, 255, 255];
    const own = colorOf(getComputedStyle(element).backgroundColor);
    return own[3] === 255 ? own : over(own, groundOf(element.parentElement));
  };

  return {
    controlsIn,
    isShown,
    isForEarsOnly,
    openDialog,
    scope,
    tell,
    markOf,
    nameOf,
    colorOf,
    contrast,
    over,
    groundOf,
  };
}

/** What a check may use inside the page. */
export type PageTools = ReturnType<typeof pageTools>;

/** Runs a function inside the page. It gets the tools and refers to nothing else outside itself. */
export function inPage<Found, Given = undefined>(
  page: Page,
  look: (tools: PageTools, given: Given) => Found | Promise<Found>,
  given?: Given,
): Promise<Found> {
  return page.evaluate(`(${look})((${pageTools})(), ${JSON.stringify(given)})`);
}
