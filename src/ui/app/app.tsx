import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Logger } from '../../core/shared/result';
import { ErrorBoundary } from '../shared/error/error-boundary';
import { useFavicon } from '../shared/picture';
import { SessionViewModel } from '../shared/session/session.view-model';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { ErrorPage } from './error-screen';
import { LazyToaster } from './lazy-toaster';
import { SiteNameContext, useSharedViewModel } from './page-hooks';

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  /** Told of what the person sees as the error screen. */
  readonly logger: Pick<Logger, 'error'>;
  /** Called once the page reacts. */
  readonly onAwake?: () => void;
}

/** The root of the app entry: starts what all its pages share. */
export function App({ router, logger, onAwake }: AppProps) {
  const session = useSharedViewModel(SessionViewModel);
  const content = useSharedViewModel(SiteContentViewModel);
  useEffect(() => session.start(), [session]);
  useEffect(() => content.start(), [content]);
  useEffect(() => keepHints(document.documentElement.dataset, session, content), [session, content]);
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <ErrorBoundary
      fallback={(error) => <ErrorPage error={error} />}
      onError={(error) => logger.error('The app failed', error)}
    >
      <WithSiteName>
        <RouterProvider
          router={router}
          onError={(error) => logger.error('A page of the app failed', error)}
        />
      </WithSiteName>
      <LazyToaster />
      <SavedFavicon />
    </ErrorBoundary>
  );
}

/** Names pages by the site's name that an admin has saved. */
const WithSiteName = observer(function WithSiteName({ children }: { readonly children: ReactNode }) {
  const { siteName } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  return <SiteNameContext value={siteName}>{children}</SiteNameContext>;
});

/** Keeps the favicon that an admin has saved in the browser's tab. */
const SavedFavicon = observer(function SavedFavicon() {
  useFavicon(useSharedViewModel(SiteContentViewModel).content.brandAssets.favicon);
  return null;
});

/** What a script in the page guessed before the first paint, to hide what would flash, is now known. */
function keepHints(
  hints: DOMStringMap,
  session: SessionViewModel,
  content: SiteContentViewModel,
): () => void {
  return autorun(() => {
    if (content.isLoaded) delete hints.savedContent;
    if (session.status !== 'restoring') hints.session = session.status;
  });
}
