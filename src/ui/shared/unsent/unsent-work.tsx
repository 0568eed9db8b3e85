import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../../app/page-hooks';
import { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import { UnsentViewModel } from './unsent.view-model';

const fetchNotice = () => import('./unsent-notice').then((file) => file.UnsentNotice);

/** Follows what could not be sent; stands once in the page's frame. What people see of it is fetched when they begin to use the page. */
export const UnsentWork = observer(function UnsentWork() {
  const unsent = useSharedViewModel(UnsentViewModel);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { pathname } = useLocation();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isNeeded = unsent.changes.size > 0;
  const isAsking = unsaved.asking === unsent;
  useEffect(() => unsent.start(), [unsent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the page counts
  useEffect(() => unsent.leave(), [unsent, pathname]);
  useEffect(() => {
    if (Notice) return;
    const end = new AbortController();
    const fetchOnce = () => {
      end.abort();
      fetchNotice().then(
        (fetched) => setNotice(() => fetched),
        () => {},
      );
    };
    if (isNeeded) fetchOnce();
    else
      for (const type of ['pointerdown', 'keydown'] as const)
        window.addEventListener(type, fetchOnce, { passive: true, signal: end.signal });
    return () => end.abort();
  }, [isNeeded, Notice]);
  useEffect(() => {
    // Nobody can be asked without the code of the question; what is unsaved is kept on the device.
    if (isAsking && !Notice) fetchNotice().catch(() => unsaved.answer(true));
  }, [isAsking, Notice, unsaved]);
  return Notice && <Notice />;
});
