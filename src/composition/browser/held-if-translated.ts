import type { HeldPart } from './served-page';

/**
 * Finds what the browser has translated within an element; null where it has not. React takes over only HTML as it would have
 * rendered it. Its code is fetched then alone: most people read the page as it is.
 */
export function heldIfTranslated(selector: string): Promise<HeldPart> | null {
  return document.querySelector(`${selector} font`)
    ? import('./served-page').then(({ heldPart }) => heldPart(selector))
    : null;
}
