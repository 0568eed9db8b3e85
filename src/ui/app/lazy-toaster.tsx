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

interface FetchedToaster {
  readonly Toaster: ComponentType;
  /** The toast that was open already: it stays plain, or it would be announced twice. */
  readonly plainId: number | null;
}

/**
 * The toaster, whose code is fetched as soon as somebody uses the page: no page needs it in order to appear. A toast that
 * comes before the code, or that says that nothing can be fetched any more, is shown plainly.
 */
export const LazyToaster = observer(function LazyToaster() {
  const toasts = useSharedViewModel(ToastViewModel);
  const { toast } = toasts;
  const [fetched, setFetched] = useState<FetchedToaster | null>(null);
  const isNeeded = toast !== null;

  useEffect(() => {
    const end = new AbortController();
    const begin = () => {
      for (const type of FIRST_USE) document.removeEventListener(type, begin, true);
      fetchToaster().then(
        (Toaster) => {
          const open = toasts.toast?.open ? toasts.toast.id : null;
          if (!end.signal.aborted) setFetched({ Toaster, plainId: open });
        },
        // Toasts stay plain.
        () => {},
      );
    };
    if (isNeeded) begin();
    else
      for (const type of FIRST_USE)
        document.addEventListener(type, begin, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [toasts, isNeeded]);

  const plain = <PlainToast toasts={toasts} />;
  if (!fetched || (toast !== null && toast.id === fetched.plainId)) return plain;
  const { Toaster } = fetched;
  return <ErrorBoundary fallback={() => plain}>{toast && <Toaster />}</ErrorBoundary>;
});
