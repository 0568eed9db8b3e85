import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Logger } from '../../core/shared/logger.port';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { SessionViewModel } from '../shared/session/session.view-model';
import { LazyToaster } from './lazy-toaster';
import { useSharedViewModel } from './use-view-model';

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  /** Told of what the person sees as the error screen. */
  readonly logger: Pick<Logger, 'error'>;
}

/** The root of the app entry: starts what all its pages share. */
export function App({ router, logger }: AppProps) {
  const session = useSharedViewModel(SessionViewModel);
  const content = useSharedViewModel(SiteContentViewModel);
  useEffect(() => session.start(), [session]);
  useEffect(() => content.start(), [content]);
  return (
    <>
      <RouterProvider router={router} onError={(error) => logger.error('A page of the app failed', error)} />
      <LazyToaster />
    </>
  );
}
