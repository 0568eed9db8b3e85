import {
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';

interface FocusedPopupProps {
  readonly menu: ReactNode;
  readonly isOpen: boolean;
  /** Counts the openings. A menu that is not new would give the focus to the entry that had it last. */
  readonly opening: number;
  /** Above the menu. As the label of a group inside the menu, a heading would leave the group without a name. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** By which the library gives the focus to the menu. */
  readonly ref?: Ref<unknown> | undefined;
}

/** The menu that a button opens, with the focus on its first entry. */
export function FocusedPopup({ menu, isOpen, opening, children, className, ref }: FocusedPopupProps) {
  const root = useRef<HTMLDivElement>(null);
  // The library does not always give the focus to a menu that is opened again soon after it was closed.
  useEffect(() => {
    if (!isOpen) return undefined;
    const focusFirst = () => {
      if (root.current?.contains(document.activeElement)) return;
      root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      frame = requestAnimationFrame(focusFirst);
    };
    let frame = requestAnimationFrame(focusFirst);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <div className={className} ref={root} onKeyDownCapture={ignoreOnDisabled}>
      {children}
      {isValidElement<{ ref?: Ref<unknown> | undefined }>(menu) && cloneElement(menu, { ref, key: opening })}
    </div>
  );
}

/** Enter on a disabled entry would close the menu. */
function ignoreOnDisabled(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof Element && target.matches('[aria-disabled=true]'))
    event.stopPropagation();
}
