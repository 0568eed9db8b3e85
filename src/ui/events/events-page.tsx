import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay, usePageTitle } from '../app/page-hooks';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { SubView } from '../shared/sub-view';
import { DaySheet } from './day-sheet/day-sheet';
import { openButtonId, sheetButtonId } from './event-list';
import { useEventPaths } from './event-parts';
import { EventView } from './event-view';
import { eventViewTexts as texts } from './event-view.texts';
import { EventForm } from './form/event-form';

type View = 'edit' | 'publish' | 'day';

/** How a list opens an event, or its day sheet. */
export type OpenEvent = (id: string, view?: View) => void;

interface EventsPageProps {
  /** The page's heading. */
  readonly title: string;
  readonly action?: ReactNode;
  /** Stands there while no event is open. */
  readonly children: (open: OpenEvent) => ReactNode;
}

/**
 * A list of events, and the event that is open: as staff see it, as a form, or as the sheet of its day. The address holds which
 * (?event=ID&view=day) beside what the list is narrowed by.
 */
export function EventsPage({ title, action, children }: EventsPageProps) {
  const [address, setAddress] = useAddress();
  const navigate = useNavigate();
  const paths = useEventPaths();
  const canSave = useMay()('event.save');
  const id = address.get('event');
  const view = address.get('view');
  // The sheet of a day names itself.
  const isSheet = id !== null && view === 'day';
  usePageTitle(isSheet ? null : title);
  /** The id of the button that led away from the list. It gets the focus back. */
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id !== null) opener.current = view === 'day' ? sheetButtonId(id) : openButtonId(id);
  });
  const show = (event: string | null, next: View | null = null) =>
    setAddress((now) => withQuery(now, { event, view: next }));

  if (id === null)
    return (
      <SubView key="list" title={title} headingLevel={1} opener={opener.current} action={action}>
        {children(show)}
      </SubView>
    );
  const back = { text: texts.backToList, onPress: () => show(null) };
  return (
    <Flex vertical gap="middle">
      {!isSheet && <h1>{title}</h1>}
      {isSheet ? (
        <DaySheet key={`day ${id}`} id={id} back={back} />
      ) : canSave && (view === 'edit' || view === 'publish') ? (
        <SubView key={`edit ${id}`} title={texts.editEvent} back={back}>
          <EventForm
            id={id}
            isToPublish={view === 'publish'}
            onDone={() => show(id)}
            onCancel={() => show(id)}
          />
        </SubView>
      ) : (
        <EventView
          key={`view ${id}`}
          id={id}
          back={back}
          onEdit={() => show(id, 'edit')}
          onComplete={() => show(id, 'publish')}
          onDaySheet={() => show(id, 'day')}
          onCopy={() => void navigate(paths.copyOf(id))}
          onOpen={(other) => show(other)}
        />
      )}
    </Flex>
  );
}
