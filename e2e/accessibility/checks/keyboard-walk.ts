import type { Page } from '@playwright/test';
import { inPage } from './page-tools';
import { compare, placeOf } from './pixels';

/** A place where Tab stops. */
interface Stop {
  /** How often Tab was pressed. */
  readonly step: number;
  readonly what: string;
  /** One focus ring is checked for all elements of a kind. */
  readonly kind: string;
  /** Whether nothing has the focus, or the focus left the page. */
  readonly isNowhere: boolean;
  readonly isInDialog: boolean;
  /** Whether it comes before the previous stop in the document. */
  readonly isBack: boolean;
  readonly isCovered: boolean;
  /** The fixed, sticky or opened element that contains it; boxes of different layers are not compared. */
  readonly layer: string;
  /** Its position in its layer. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

const MOST_STOPS = 150;
const PARTS_OF_A_DATE = 8;
/** About a ring of one px around a target of 24 px; people could not see less. */
const LEAST_RING_PX = 60;

/**
 * Walks through the page with Tab, from the current focus to the end and from the start to where it was (in a dialog, once
 * around). Reports controls that Tab does not reach, that are out of order or covered, or that show no visible focus ring.
 */
export async function keyboardWalk(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const isTrapped = await inPage(page, ({ openDialog }) => openDialog() !== null);
  await inPage(page, () => {
    for (const marked of document.querySelectorAll('[data-walked]')) marked.removeAttribute('data-walked');
  });
  /** One stretch to the end of the page, and one from its start. */
  const stretches: Stop[][] = [[]];
  const ringed = new Set<string>();
  let last = 0;
  let ends = 0;
  for (let step = 1; ; step += 1) {
    if (step > MOST_STOPS) {
      found.push(`Tab has not come to an end after ${MOST_STOPS} stops`);
      break;
    }
    await page.keyboard.press('Tab');
    const stop = await look(page, step, last);
    if (stop.isNowhere) {
      if (isTrapped) found.push('the focus falls out of the dialog');
      ends += 1;
      if (isTrapped || ends > 1) break;
      stretches.push([]);
      continue;
    }
    if (isTrapped && !stop.isInDialog) found.push(`the focus leaves the dialog for ${stop.what}`);
    // A date field takes several presses of Tab, one for each of its parts. In a dialog with one control, Tab stays on it.
    if (stop.step === last && (!isTrapped || step - last < PARTS_OF_A_DATE)) continue;
    if (stop.step !== step) break;
    last = step;
    // Tab wraps around in a dialog; on a page it ends first.
    if (isTrapped && stop.isBack && ends === 0) {
      ends += 1;
      stretches.push([]);
    }
    stretches.at(-1)?.push(stop);
    if (stop.isCovered) found.push(`${stop.what} is covered while it has the focus`);
    if (!ringed.has(stop.kind)) {
      ringed.add(stop.kind);
      const ring = await ringOf(page);
      if (ring < LEAST_RING_PX) found.push(`${stop.what} shows its focus with ${ring} px`);
      // A toast may close while it loses the focus for the screenshot; then the browser starts again from the top.
      if (await inPage(page, () => document.activeElement === document.body)) stretches.push([]);
    }
  }
  found.push(...stretches.flatMap(outOfOrder), ...(await missed(page)));
  return found;
}

/** Describes the focused element after a press of Tab; an element that was visited before keeps its step. */
function look(page: Page, step: number, last: number): Promise<Stop> {
  return inPage(
    page,
    async ({ tell, openDialog }, { now, previous }) => {
      // An overlay may move away in the frame that shows the focus.
      await new Promise(requestAnimationFrame);
      const element = document.activeElement ?? document.body;
      const nowhere = element === document.body || element === document.documentElement;
      const walked = Number(element.getAttribute('data-walked') ?? now);
      if (!nowhere) element.setAttribute('data-walked', `${walked}`);
      // Tab goes from a button into the menu that it opened over the page, and then on along the button's own line.
      const isOpened = (part: Element) =>
        getComputedStyle(part).position === 'absolute' &&
        document.querySelector(`[aria-expanded=true][aria-controls="${part.id}"]`) !== null;
      let layer: Element = document.body;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position) || isOpened(at)) {
          layer = at;
          break;
        }
      const ground = layer.getBoundingClientRect();
      const drawn = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      // A link that covers its whole card, or a box that a sibling draws, is tested at its own center.
      const x = Math.min(Math.max(left + width / 2, 1), window.innerWidth - 1);
      // What is taller than the window, such as a table that scrolls, is tested in the middle of what shows of it.
      const isTall = height > window.innerHeight;
      const shownAt = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const y = isTall
        ? shownAt
        : Math.min(Math.max(top + Math.min(height, 40) / 2, 1), window.innerHeight - 1);
      const isOnScreen = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      const met = document.elementFromPoint(x, y);
      const around = element.closest('label, li, p, .field__box, .ant-input-affix-wrapper');
      const isMet =
        met !== null &&
        (met.contains(element) || [element, drawn, around].some((each) => each?.contains(met)));
      const dialog = openDialog();
      const before = document.querySelector(`[data-walked="${previous}"]`);
      return {
        step: walked,
        what: tell(element),
        kind: `${element.localName} ${element.className} ${element.getAttribute('type')} ${element.closest('header, footer, aside, main, section')?.className}`,
        isNowhere: nowhere,
        isInDialog: dialog === null || dialog.contains(element) || element.closest('[role=region]') !== null,
        isBack: Boolean(before && element.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING),
        isCovered: !nowhere && !(isOnScreen && isMet),
        layer: layer === document.body ? 'page' : tell(layer),
        box: {
          left: left - ground.left,
          // A dialog taller than the screen scrolls within its layer.
          top: top - ground.top + layer.scrollTop,
          right: right - ground.left,
          bottom: bottom - ground.top + layer.scrollTop,
        },
      };
    },
    { now: step, previous: last },
  );
}

/** How many pixels in and around the focused element change by 3:1 or more when it gets the focus. */
async function ringOf(page: Page): Promise<number> {
  // If a label, frame or card draws the control, the ring is there.
  await inPage(page, () => {
    const element = document.activeElement;
    const drawn = element?.matches('input, textarea')
      ? element.closest('label, .field__box, .ant-input-affix-wrapper')
      : element?.closest('.quick-links__card, .waiting__card');
    (drawn ?? element)?.setAttribute('data-ring', '');
    element?.setAttribute('data-focused', '');
  });
  // The place is measured once, because a skip link is visible only while it has the focus.
  const place = await placeOf(page, page.locator('[data-ring]'));
  const on = await page.screenshot({ clip: place });
  await inPage(page, () => document.querySelector<HTMLElement>('[data-focused]')?.blur());
  const off = await page.screenshot({ clip: place });
  await inPage(page, () => {
    const element = document.querySelector<HTMLElement>('[data-focused]');
    element?.focus({ preventScroll: true });
    element?.removeAttribute('data-focused');
    document.querySelector('[data-ring]')?.removeAttribute('data-ring');
  });
  return (await compare(page, off, on)).strong;
}

/** Tab goes down the page and along its lines; the next column may begin further up. */
function outOfOrder(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, index) => {
    const before = stops.slice(0, index).findLast(({ layer }) => layer === stop.layer);
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    const isBeside = stop.box.left >= before.box.right - 1;
    const isSameLine = stop.box.top < before.box.bottom - 1 && before.box.top < stop.box.bottom - 1;
    const isLeft = stop.box.right <= before.box.left + 1;
    return (isAbove && !isBeside) || (isSameLine && isLeft)
      ? [`${stop.what} comes after ${before.what}`]
      : [];
  });
}

/** Controls that Tab never reached. In a group of radio buttons, Tab reaches one and the arrow keys the others. */
function missed(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ controlsIn, scope, tell }) => {
    const groups = new Set<string>();
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio][data-walked]'))
      groups.add(radio.name);
    return controlsIn(scope())
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [data-walked]'))
      .filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'radio' && groups.has(element.name)),
      )
      .map((element) => `${tell(element)} is not reached`);
  });
}
