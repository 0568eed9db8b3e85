import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../shared/error/error-boundary';
import { PlainToast } from '../shared/toast/plain-toast';
import { ToastViewModel } from '../shared/toast/toast.view-model';
import { useSharedViewModel } from './page-hooks';

/** What somebody does before anything can be said about it. */
const FIRST_USE = ['pointerdown', 'keydown', 'input'] as const;

/** A browser does not ask again for a module that it could not fetch: without a connection it is not asked for. */
async function fetchToaster(): Promise<ComponentType> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return (await import('../shared/toast/toaster')).Toaster;
}

/** How long a toast waits for the toaster's code before it is shown without it, in ms. */
const PATIENCE_MS = 1000;

interface Code {
  readonly Toaster: ComponentType | null;
  /** A toast has waited for too long, or the code cannot be had: toasts are shown plainly until it is there. */
  readonly isLate: boolean;
  /** The toast that was open already: it stays plain, or it would be announced twice. */
  readonly plainId: number | null;
}

/**
 * The toaster, whose code is fetched as soon as somebody uses the page: no page needs it in order to appear. A toast that
 * comes before the code waits a second for it; a toast that has waited in vain, or that says that nothing can be fetched
 * any more, is shown plainly.
 */
export const LazyToaster = observer(function LazyToaster() {
  const toasts = useSharedViewModel(ToastViewModel);
  const { toast } = toasts;
  const [{ Toaster, isLate, plainId }, setCode] = useState<Code>({
    Toaster: null,
    isLate: false,
    plainId: null,
  });
  const isNeeded = toast !== null;
  const isWaiting = isNeeded && !Toaster && !isLate;

  useEffect(() => {
    const end = new AbortController();
    const begin = () => {
      for (const type of FIRST_USE) document.removeEventListener(type, begin, true);
      fetchToaster().then(
        (Fetched) => {
          const open = toasts.toast?.open ? toasts.toast.id : null;
          if (end.signal.aborted) return;
          setCode((code) => ({ ...code, Toaster: Fetched, plainId: code.isLate ? open : null }));
        },
        () => setCode((code) => ({ ...code, isLate: true })),
      );
    };
    if (isNeeded) begin();
    else
      for (const type of FIRST_USE)
        document.addEventListener(type, begin, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [toasts, isNeeded]);

  useEffect(() => {
    const giveUp = () => setCode((code) => ({ ...code, isLate: true }));
    return isWaiting ? toasts.after(navigator.onLine ? PATIENCE_MS : 0, giveUp) : undefined;
  }, [toasts, isWaiting]);

  if (isWaiting) return null;
  const plain = <PlainToast toasts={toasts} />;
  if (!Toaster || (isNeeded && toast.id === plainId)) return plain;
  return <ErrorBoundary fallback={() => plain}>{isNeeded && <Toaster />}</ErrorBoundary>;
});
