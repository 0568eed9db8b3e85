import { autorun } from 'mobx';
import { useEffect } from 'react';
import type { ShownContent } from '../../core/content/words-in';
import { useSharedViewModel } from '../app/page-hooks';
import { useFavicon } from './picture';
import { SessionViewModel } from './session/session.view-model';
import { SiteContentViewModel } from './site-content/site-content.view-model';

/**
 * What every public page of its own does in the browser: follows the session and the saved content, names the page, and says when
 * it reacts. Answers the content, for an observer.
 */
export function usePublicPage(titleOf: (siteName: string) => string, onAwake?: () => void): ShownContent {
  const session = useSharedViewModel(SessionViewModel);
  const site = useSharedViewModel(SiteContentViewModel);
  const { content } = site;
  useEffect(() => session.start(), [session]);
  useEffect(() => site.start(), [site]);
  useEffect(
    () =>
      autorun(() => {
        const hints = document.documentElement.dataset;
        if (site.isLoaded) delete hints.savedContent;
        if (session.status !== 'restoring') hints.session = session.status;
      }),
    [session, site],
  );
  useEffect(() => onAwake?.(), [onAwake]);
  useFavicon(content.brandAssets.favicon);
  const title = titleOf(content.siteSettings.siteName);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return content;
}
