import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { useFavicon } from '../../shared/picture';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { publicEventsTexts as texts } from './public-events.texts';
import { PublicEventsViewModel } from './public-events.view-model';
import { PublicEventsPage, type PublicEventsPageProps } from './public-events-page';

interface EventsRootProps extends Pick<PublicEventsPageProps, 'addToCalendar'> {
  /** How all events get into a calendar, made of those that are shown. */
  readonly subscribe: (events: PublicEventsPageProps['events']) => PublicEventsPageProps['subscribe'];
  /** Called once the page reacts. */
  readonly onAwake?: () => void;
}

/** The page of public events as the browser runs it: follows the session, the saved content and the events. */
export const EventsRoot = observer(function EventsRoot({ subscribe, onAwake, ...props }: EventsRootProps) {
  const session = useSharedViewModel(SessionViewModel);
  const site = useSharedViewModel(SiteContentViewModel);
  const { state } = useViewModel(PublicEventsViewModel);
  const { content } = site;
  const events = state.status === 'ready' ? state.value : state.status;
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
  const { siteName } = content.siteSettings;
  useEffect(() => {
    document.title = texts.pageTitle(siteName);
  }, [siteName]);
  return <PublicEventsPage {...props} content={content} events={events} subscribe={subscribe(events)} />;
});
