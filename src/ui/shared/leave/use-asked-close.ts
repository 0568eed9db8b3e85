import { useSharedViewModel } from '../../app/page-hooks';
import { UnsavedWorkViewModel } from './unsaved-work.view-model';

/** Closes a dialog, after its LeaveGuard has asked about what is unsaved in it. */
export function useAskedClose(close: () => void): () => void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  return () => void unsaved.mayLeave('view').then((leave) => leave && close());
}
