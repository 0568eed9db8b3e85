import * as RadixToast from '@radix-ui/react-toast';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { keepOffFocus } from '../focus/keep-off-focus';
import { siteTexts } from '../site.texts';
import { shownSentence } from '../translation/marked-words';
import { type Toast, ToastViewModel } from './toast.view-model';
import './toaster.css';

/** Shows the one toast of the site; each entry page has it once, beside its content. */
export const Toaster = observer(function Toaster() {
  const toasts = useSharedViewModel(ToastViewModel);
  const { toast } = toasts;
  const viewport = useRef<HTMLOListElement>(null);
  const openId = toast?.open ? toast.id : null;
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(
    () => (openId !== null && viewport.current ? keepOffFocus(viewport.current) : undefined),
    [openId],
  );

  // When the toast closes, a focus that F8 or Tab moved into it would be left in an empty list.
  useEffect(() => {
    const region = viewport.current?.parentElement;
    if (!region) return undefined;
    if (openId === null) {
      if (region.contains(document.activeElement)) wayBack(cameFrom.current)?.focus();
      return undefined;
    }
    const noteOrigin = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.contains(activeElement))
        cameFrom.current = activeElement;
    };
    noteOrigin();
    document.addEventListener('focusin', noteOrigin);
    return () => document.removeEventListener('focusin', noteOrigin);
  }, [openId]);

  useEffect(() => {
    const follow = () => (document.hidden ? toasts.hold('hidden-tab') : toasts.release('hidden-tab'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      toasts.release('hidden-tab');
    };
  }, [toasts]);

  return (
    <RadixToast.Provider label={siteTexts.notification}>
      {toast && <OneToast key={toast.id} toast={toast} toasts={toasts} />}
      <RadixToast.Viewport
        ref={viewport}
        className="toaster screen-only"
        label={siteTexts.notifications}
        // Without a toast there is nothing to see there.
        hotkey={openId === null ? [] : ['F8']}
      />
    </RadixToast.Provider>
  );
});

/** Where the focus was before; the page's content where that is gone, or was nothing. */
function wayBack(origin: HTMLElement | null): HTMLElement | null {
  return origin?.isConnected && origin !== document.body ? origin : document.getElementById('main');
}

function OneToast({ toast, toasts }: { readonly toast: Toast; readonly toasts: ToastViewModel }) {
  const titleId = useId();
  const isTouched = useRef(false);
  const isDestructive = toast.variant === 'destructive';
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toasts.release('focus');
  };
  // The view model has the clock: an endless duration keeps the library's own from running beside it.
  return (
    <RadixToast.Root
      className={isDestructive ? 'toast toast--destructive' : 'toast'}
      duration={Number.POSITIVE_INFINITY}
      open={toast.open}
      aria-labelledby={titleId}
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => isOpen || toasts.clear()}
      onPointerEnter={() => toasts.hold('hover')}
      onPointerLeave={() => toasts.release('hover')}
      // A tap leaves the focus where it is: a toast that has it stays, and on a phone it would lie in the way.
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch';
      }}
      onMouseDown={(event) => {
        if (isTouched.current) event.preventDefault();
      }}
      onFocus={() => toasts.hold('focus')}
      onBlur={handleBlur}
    >
      <svg className="toast__mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={isDestructive ? 'M12 6v7.5M12 17v.6' : 'M7 12.5l3.4 3.4L17 9'} />
      </svg>
      <div className="toast__text">
        <RadixToast.Title className="toast__title" id={titleId}>
          {toast.title}
        </RadixToast.Title>
        {/* Announced as one text: without a space the two would run together. */}{' '}
        {toast.description !== undefined && (
          <RadixToast.Description>{shownSentence(toast.description)}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close className="toast__close" aria-label={siteTexts.closeNotification}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
