import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** For the text that says that the form is being sent; it must be focusable. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>;
  /** To be called when the form is submitted. */
  readonly noteFocus: () => void;
}

/**
 * A submit button loses the focus while it is disabled, and keyboard users would lose their place: meanwhile the text
 * beside it has the focus, and then the button gets it back.
 */
export function useKeptFocus(isSending: boolean): KeptFocus {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const wasOnButton = useRef(false);
  useLayoutEffect(() => {
    if (!wasOnButton.current) return;
    if (isSending) {
      statusRef.current?.focus({ preventScroll: true });
      return;
    }
    if (document.activeElement === statusRef.current) buttonRef.current?.focus();
    wasOnButton.current = false;
  }, [isSending]);
  const noteFocus = () => {
    wasOnButton.current = document.activeElement === buttonRef.current;
  };
  return { buttonRef, statusRef, noteFocus };
}
