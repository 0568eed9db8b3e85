import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../app/page-hooks';
import { AboutFoundationRegion } from '../../shared/about-foundation/about-foundation';
import { usePublicPage } from '../../shared/use-public-page';
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
  const content = usePublicPage(texts.pageTitle, onAwake);
  const { state } = useViewModel(PublicEventsViewModel);
  const events = state.status === 'ready' ? state.value : state.status;
  return (
    <PublicEventsPage
      {...props}
      content={content}
      events={events}
      subscribe={subscribe(events)}
      about={<AboutFoundationRegion />}
    />
  );
});
