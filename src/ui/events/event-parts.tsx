import { Flex, Tag } from 'antd';
import type { Event } from '../../core/events/event';
import type { ListedEvent } from '../../core/events/event-view';
import { pathOf } from '../../core/navigation/paths';
import { useMay } from '../app/page-hooks';
import { OpenLink } from '../shared/list/openings';
import { RowTitle } from '../shared/table/rows';
import { NotInSpanish } from '../shared/translation/not-in-spanish';
import { eventsTexts as texts } from './events.texts';
import './events.css';

const TONES = { draft: 'warning', published: 'success', canceled: 'error' } as const;

/** Whether an event is a draft, published or canceled, in a word; its color repeats it. */
export function StateTag({ state }: Pick<Event, 'state'>) {
  return (
    <Tag color={TONES[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}

interface EventTitleProps {
  readonly event: Pick<ListedEvent, 'id' | 'title' | 'startsAt' | 'program' | 'isInSpanish'>;
  /** Whether another event of the list has the same title, so that the day tells them apart. */
  readonly isRepeated: boolean;
}

/** An event's title, which opens it, with its program; a heading, where the list has cards. */
export function EventTitle({ event, isRepeated }: EventTitleProps) {
  const day = isRepeated && event.startsAt !== null ? { detail: texts.day(event.startsAt) } : {};
  return (
    <Flex vertical align="start" style={{ minWidth: 0 }}>
      <RowTitle>
        <OpenLink id={event.id} {...day}>
          {event.title}
        </OpenLink>
      </RowTitle>
      <span className="more">{event.program?.title ?? texts.noProgram}</span>
      <NotInSpanish isMissing={!event.isInSpanish} />
    </Flex>
  );
}

/** When something is, in words; where it takes two lines, the day is on the first one. */
export function When({ startsAt, endsAt }: Pick<ListedEvent, 'startsAt' | 'endsAt'>) {
  if (startsAt === null || endsAt === null) return <span>{texts.noDate}</span>;
  if (texts.day(startsAt) !== texts.day(endsAt)) return <span>{texts.span({ startsAt, endsAt })}</span>;
  return (
    <>
      <span className="events__whole">{`${texts.day(startsAt)},`}</span>{' '}
      <span className="events__whole">{texts.times(startsAt, endsAt)}</span>
    </>
  );
}

/** The addresses of the pages of staff for events: those of an admin, or of a program manager. */
export function useEventPaths() {
  const may = useMay();
  const isAdmin = may('open events/upcoming-events');
  const canOpen = isAdmin || may('open events');
  const list = pathOf(isAdmin ? 'events/upcoming-events' : 'events');
  const create = isAdmin ? pathOf('events/create-event') : `${list}?create=1`;
  const and = create.includes('?') ? '&' : '?';
  return {
    isAdmin,
    list,
    create,
    /** Whether the person may open the page of an event. */
    canOpen,
    /** Whether the person can make a new event there. */
    canCreate: may('event.save') && (isAdmin ? may('open events/create-event') : canOpen),
    /** The page of one event. */
    ofEvent: (id: string) => `${list}?event=${encodeURIComponent(id)}`,
    /** A new event that begins as a copy of another one. */
    copyOf: (id: string) => `${create}${and}copy=${encodeURIComponent(id)}`,
    /** A new event of a program. */
    inProgram: (id: string) => `${create}${and}program=${encodeURIComponent(id)}`,
  };
}
