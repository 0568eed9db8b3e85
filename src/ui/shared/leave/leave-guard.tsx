import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { fetchSignInDialog } from '../session/fetch-sign-in-dialog';
import { leaveTexts } from './leave.texts';
import { type UnsavedWork, UnsavedWorkViewModel } from './unsaved-work.view-model';

interface LeaveGuardProps extends UnsavedWork {
  /** Called when the question is asked; calls what it returns when that is answered. Always the same function. */
  readonly onAsk?: () => () => void;
  /** What becomes of the unsaved changes. */
  readonly children: ReactNode;
}

/** Asks before somebody leaves the part of the page around it with unsaved changes. */
export const LeaveGuard = observer(function LeaveGuard(props: LeaveGuardProps) {
  const { isLeftBy, carries, onAsk, children } = props;
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const latest = useRef({ isLeftBy, carries });
  useEffect(() => {
    latest.current = { isLeftBy, carries };
  });
  const [part] = useState<UnsavedWork>(() => ({
    isLeftBy: (departure) => latest.current.isLeftBy(departure),
    carries: () => latest.current.carries?.() ?? null,
  }));
  useEffect(() => unsaved.add(part), [unsaved, part]);
  useEffect(() => void fetchSignInDialog().catch(() => {}), []);
  const isAsking = unsaved.asking === part;
  useEffect(() => (isAsking ? onAsk?.() : undefined), [isAsking, onAsk]);
  return (
    <ConfirmDialog
      open={isAsking}
      title={leaveTexts.title}
      action={leaveTexts.leave}
      dismissal={leaveTexts.stay}
      onConfirm={() => unsaved.answer(true)}
      onDismiss={() => unsaved.answer(false)}
    >
      {children}
    </ConfirmDialog>
  );
});
