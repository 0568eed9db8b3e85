import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay, useViewModel } from '../app/page-hooks';
import { useAddress } from '../shared/address/use-address';
import { LinkButton } from '../shared/control/link-button';
import { focusPageHeading } from '../shared/focus/route-focus';
import { Page } from '../shared/page';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { PastEvents, UpcomingEvents } from './event-lists';
import { useEventPaths } from './event-parts';
import { eventsTexts as texts } from './events.texts';
import { PastEventsViewModel, UpcomingEventsViewModel } from './events.view-model';
import { EventsPage } from './events-page';
import { EventForm } from './form/event-form';
import './events.css';

/** The page behind the admin's menu entry 'Upcoming Events'. */
export function UpcomingEventsPage() {
  const list = useViewModel(UpcomingEventsViewModel);
  return (
    <EventsPage title={texts.titles.upcoming} action={<CreateButton />}>
      <UpcomingEvents list={list} />
    </EventsPage>
  );
}

/** The page behind the admin's menu entry 'Past Events'. */
export function PastEventsPage() {
  const list = useViewModel(PastEventsViewModel);
  return (
    <EventsPage title={texts.titles.past}>
      <PastEvents list={list} />
    </EventsPage>
  );
}

/** The page behind a program manager's menu entry 'Events': upcoming and past ones, and the form of a new one (?create=1). */
export function ManagedEventsPage() {
  const [address] = useAddress();
  const upcoming = useViewModel(UpcomingEventsViewModel);
  const past = useViewModel(PastEventsViewModel);
  const canCreate = useMay()('event.save');
  const isNew = address.get('create') === '1' && address.get('event') === null && canCreate;
  const wasNew = useRef(isNew);
  useEffect(() => {
    // The form takes the place of the page without a change of path.
    if (wasNew.current !== isNew && document.activeElement === document.body) focusPageHeading();
    wasNew.current = isNew;
  }, [isNew]);
  if (isNew) return <CreateEventPage />;
  return (
    <EventsPage title={texts.titles.own} action={<CreateButton />}>
      <AddressTabs
        id="events"
        label={texts.tabs.label}
        tabs={[
          {
            key: 'upcoming',
            label: texts.tabs.upcoming,
            children: <UpcomingEvents list={upcoming} />,
          },
          { key: 'past', label: texts.tabs.past, children: <PastEvents list={past} /> },
        ]}
      />
    </EventsPage>
  );
}

/** A new event, which may begin as a copy of another one (?copy=ID) or for a program (?program=ID). */
export function CreateEventPage() {
  const navigate = useNavigate();
  const paths = useEventPaths();
  const [address] = useAddress();
  const copy = address.get('copy');
  return (
    <Page title={texts.titles.create}>
      <EventForm
        key={copy}
        id={null}
        copy={copy}
        program={address.get('program')}
        onDone={(id) => void navigate(paths.ofEvent(id))}
        onCancel={() => void navigate(paths.list)}
      />
    </Page>
  );
}

function CreateButton() {
  const { create, canCreate } = useEventPaths();
  return (
    canCreate && (
      <LinkButton type="primary" to={create}>
        {texts.create}
      </LinkButton>
    )
  );
}
