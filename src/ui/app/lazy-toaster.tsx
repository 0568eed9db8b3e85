import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { ToastViewModel } from '../shared/toast/toast.view-model';
import { useSharedViewModel } from './use-view-model';

const Toaster = lazy(async () => ({ default: (await import('../shared/toast/toaster')).Toaster }));

/** The toaster, whose code is fetched with the first toast: no page needs it in order to appear. */
export const LazyToaster = observer(function LazyToaster() {
  const { toast } = useSharedViewModel(ToastViewModel);
  return (
    toast && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
});
