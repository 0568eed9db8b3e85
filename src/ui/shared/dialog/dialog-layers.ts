import { type RefObject, useLayoutEffect, useRef } from 'react';
import { countTurn } from './guard-presses';
import './dialog-layers.css';

/** The open dialogs, the topmost last. */
const layers: HTMLElement[] = [];

/** What lies below the topmost dialog takes neither keys nor presses. */
function coverOthers(): void {
  countTurn();
  for (const page of document.querySelectorAll('[data-under-dialogs]'))
    page.toggleAttribute('inert', layers.length > 0);
  for (const layer of layers) layer.toggleAttribute('inert', layer !== layers.at(-1));
}

/** An open dialog, and what had the focus before. */
interface Layer {
  readonly dialog: HTMLElement;
  readonly opener: Element | null;
}

function enter(dialog: HTMLElement): Layer {
  const layer = { dialog, opener: document.activeElement };
  layers.push(dialog);
  coverOthers();
  return layer;
}

function leave({ dialog, opener }: Layer): void {
  layers.splice(layers.indexOf(dialog), 1);
  coverOthers();
  dialog.toggleAttribute('inert', true);
  const { activeElement } = document;
  const isLost = activeElement === document.body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/**
 * Makes an open dialog the only thing that can be used, from the moment in which it is in the page, and gives `first` the focus then.
 * When it closes, what had the focus before has it again at once, and the dialog takes no more presses while it fades. What is inside
 * calls the answer once it is rendered: the library renders it and puts it into the page in an order of its own.
 */
export function useDialogLayer(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
  first: (dialog: HTMLElement) => void,
): () => void {
  const layer = useRef<Layer | null>(null);
  const enterOnce = () => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]');
    if (layer.current || !open || !dialog?.isConnected) return;
    layer.current = enter(dialog);
    first(dialog);
  };
  const latest = useRef(enterOnce);
  useLayoutEffect(() => {
    latest.current = enterOnce;
  });
  const leaveOnce = () => {
    if (layer.current) leave(layer.current);
    layer.current = null;
  };
  // Not when the effect is cleaned up: React puts the focus back to where it was before, into the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it opens or closes
  useLayoutEffect(() => (open ? enterOnce() : leaveOnce()), [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is left with the dialog open
  useLayoutEffect(() => leaveOnce, []);
  return () => {
    enterOnce();
    // A dialog within a dialog is put into the page by the outer one, after this.
    queueMicrotask(() => latest.current());
  };
}
