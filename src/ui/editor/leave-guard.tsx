import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './dialogs/confirm-dialog';
import type { EditorViewModel } from './editor.view-model';

/** Asks before the page or the route is left with unsaved changes; another tab of the admin view is not leaving. */
export const LeaveGuard = observer(function LeaveGuard({ editor }: { readonly editor: EditorViewModel }) {
  const isNeeded = editor.hasUnsavedChanges;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isNeeded) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isNeeded]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave with unsaved changes?"
      action="Leave"
      dismissal="Stay"
      onConfirm={() => blocker.proceed?.()}
      onDismiss={() => blocker.reset?.()}
    >
      Visitors do not see them yet. They are kept as a draft in this browser and come back when you open the
      editor again.
    </ConfirmDialog>
  );
});
