/** The part of the page that dialogs lie over; toasts are outside of it. */
export const UNDER_DIALOGS = { 'data-under-dialogs': '' } as const;

/** Counts how often a dialog opened or closed. */
let turns = 0;
/** That count when somebody began to press, with the pointer and with a key. */
const begun = { pointer: 0, key: 0 };

/** Tells that a dialog opens or closes. */
export function countTurn(): void {
  turns += 1;
}

/**
 * The second half of a double press is not for what has come or gone under the pointer since the first: it presses nothing, and
 * takes the focus from nothing.
 */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail <= 1) begun.pointer = turns;
  else if (begun.pointer !== turns) stop(event);
}

/** Nor is a key that is held down for what has the focus since then. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (!event.repeat) begun.key = turns;
  else if (begun.key !== turns && (event.key === 'Enter' || event.key === ' ')) stop(event);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps one press from doing two things where a dialog opens or closes between its halves. Returns a function that stops this. */
export function guardPresses(): () => void {
  document.addEventListener('mousedown', ignoreSecondPress, true);
  document.addEventListener('click', ignoreSecondPress, true);
  document.addEventListener('keydown', ignoreHeldKey, true);
  return () => {
    document.removeEventListener('mousedown', ignoreSecondPress, true);
    document.removeEventListener('click', ignoreSecondPress, true);
    document.removeEventListener('keydown', ignoreHeldKey, true);
  };
}
