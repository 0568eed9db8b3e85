import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { SessionViewModel } from '../shared/session/session.view-model';
import { LazyToaster } from './lazy-toaster';
import { useSharedViewModel } from './use-view-model';

/** The root of the app entry: starts what all its pages share. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  const session = useSharedViewModel(SessionViewModel);
  const content = useSharedViewModel(SiteContentViewModel);
  useEffect(() => session.start(), [session]);
  useEffect(() => content.start(), [content]);
  return (
    <>
      <RouterProvider router={router} />
      <LazyToaster />
    </>
  );
}
