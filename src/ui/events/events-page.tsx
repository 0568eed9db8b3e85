import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../app/page-hooks';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { ListOrOne, type Views } from '../shared/list/list-or-one';
import { SubView } from '../shared/sub-view';
import { DaySheet } from './day-sheet/day-sheet';
import { useEventPaths } from './event-parts';
import { EventView } from './event-view';
import { eventViewTexts as texts } from './event-view.texts';
import { EventForm } from './form/event-form';

interface EventsPageProps {
  /** The page's heading. */
  readonly title: string;
  readonly action?: ReactNode;
  /** Stands there while no event is open. */
  readonly children: ReactNode;
}

/**
 * A list of events, and the event that is open: as staff see it, as a form, or as the sheet of its day. The address holds which
 * (?event=ID&view=day) beside what the list is narrowed by.
 */
export function EventsPage({ title, action, children }: EventsPageProps) {
  return (
    <ListOrOne
      title={title}
      name="event"
      action={() => action}
      list={() => children}
      record={(id, close, views) => <OpenEvent id={id} onBack={close} {...views} />}
    />
  );
}

interface OpenEventProps extends Views {
  readonly id: string;
  readonly onBack: () => void;
}

function OpenEvent({ id, view, show, onBack }: OpenEventProps) {
  const [, setAddress] = useAddress();
  const navigate = useNavigate();
  const paths = useEventPaths();
  const canSave = useMay()('event.save');
  const back = { text: texts.backToList, onPress: onBack };
  const endEdit = () => show(null);
  if (view === 'day') return <DaySheet key="day" id={id} back={back} />;
  if (canSave && (view === 'edit' || view === 'publish'))
    return (
      <SubView key="edit" title={texts.editEvent} back={back}>
        <EventForm id={id} isToPublish={view === 'publish'} onDone={endEdit} onCancel={endEdit} />
      </SubView>
    );
  return (
    <EventView
      id={id}
      back={back}
      onEdit={() => show('edit')}
      onComplete={() => show('publish')}
      onDaySheet={() => show('day')}
      onCopy={() => void navigate(paths.copyOf(id))}
      onOpen={(eventId) => setAddress((now) => withQuery(now, { event: eventId, view: null }))}
    />
  );
}
