import { Card, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  type Appointment,
  appointmentFile,
  isConfidentialFor,
} from '../../../core/calendar/appointment-entries';
import { type EventDates, eventDates } from '../../../core/events/event-dates';
import { formatDayAt } from '../../../core/shared/text/format';
import type { Shown } from '../../../core/shared/translations/in-spanish';
import type { InvitedEvent } from '../../../core/signups/signup-view';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CalendarButton } from '../../calendar/calendar-button';
import { DatedEventItem } from '../../shared/dated/dated';
import { DatedSeries } from '../../shared/dated/dated-series';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { ownSignupsTexts } from './own-signups.texts';
import { InvitedEventsViewModel, SignupActsViewModel } from './own-signups.view-model';
import { SignUpButtons } from './sign-up-buttons';
import { useGiveUp } from './use-give-up';
import { AccessAndContact } from './where-and-who';

const { events: texts, canceled, named, addToCalendar } = ownSignupsTexts;

interface OwnEventsProps {
  /** Which of the events are shown; all unless given. */
  readonly choose?: (all: readonly InvitedEvent[]) => readonly InvitedEvent[];
  /** The headings of the two parts are one level below this. */
  readonly level?: 1 | 2;
  /** What the others are called beside those to which the person comes. */
  readonly otherTitle?: string;
  /** Shown when the list is empty. */
  readonly nothing: ReactNode;
}

/** The events to which somebody is invited, soonest first: those to which they come, then the others. */
export const OwnEvents = observer(function OwnEvents({
  choose = (all) => all,
  level = 1,
  otherTitle: title = texts.more,
  nothing,
}: OwnEventsProps) {
  const list = useViewModel(InvitedEventsViewModel);
  const acts = useViewModel(SignupActsViewModel);
  return (
    <FetchedPart fetched={list} texts={texts}>
      {(all) => {
        const shown = choose(all);
        if (shown.length === 0) return nothing;
        const coming = shown.filter(({ own }) => own !== null);
        const notComing = shown.filter(({ own }) => own === null);
        const part = (title: string, events: readonly InvitedEvent[]) =>
          events.length > 0 && (
            <EventsPart title={title} events={events} level={level} acts={acts} onDone={() => list.load()} />
          );
        // A page of nothing but these has said in its own heading what they are.
        if (coming.length === 0 && level === 1)
          return (
            <EventList
              title={texts.list}
              events={notComing}
              level={0}
              acts={acts}
              onDone={() => list.load()}
            />
          );
        return (
          <>
            {part(texts.coming, coming)}
            {part(coming.length > 0 ? title : texts.list, notComing)}
          </>
        );
      }}
    </FetchedPart>
  );
});

interface PartProps {
  readonly title: string;
  readonly events: readonly InvitedEvent[];
  /** The headings of the events are two levels below this. */
  readonly level: 0 | 1 | 2;
  readonly acts: SignupActsViewModel;
  readonly onDone: () => Promise<void>;
}

function EventsPart(props: PartProps) {
  const Heading = `h${props.level + 1}` as 'h2' | 'h3';
  return (
    <Flex vertical gap="small">
      <Heading>{props.title}</Heading>
      <EventList {...props} />
    </Flex>
  );
}

function EventList({ title, events, ...props }: PartProps) {
  return (
    <Flex component="ul" vertical gap="small" aria-label={title}>
      {eventDates(events).map(({ first, dates }) =>
        dates.length === 1 ? (
          <li key={first.id} id={idOf(first)}>
            <EventCard event={first} {...props} />
          </li>
        ) : (
          <li key={first.id}>
            <SeriesCard first={first} dates={dates} {...props} />
          </li>
        ),
      )}
    </Flex>
  );
}

const idOf = ({ id }: Pick<InvitedEvent, 'id'>) => `event-${id}`;

type CardProps = Omit<PartProps, 'events' | 'title'>;

function EventCard({ event, level, ...props }: CardProps & { readonly event: InvitedEvent }) {
  const words = inWords(event);
  return (
    <Card size="small">
      <DatedEventItem
        event={words}
        heading={<EventHeading event={words} level={level} />}
        buttons={event.state === 'published' && <EventButtons event={event} {...props} />}
      >
        <Canceled event={event} />
        <AccessAndContact event={event} />
        <HowToCome event={event} />
      </DatedEventItem>
    </Card>
  );
}

/** The dates of a series, each with its own place. */
function SeriesCard({ first, dates, level, ...props }: CardProps & EventDates<InvitedEvent>) {
  const open = dates.filter(({ state }) => state === 'published');
  const areDropIn = open.length > 0 && open.every(({ takesSignups }) => !takesSignups);
  const words = inWords(first);
  return (
    <Card size="small">
      <DatedSeries
        first={withWords(first)}
        dates={dates.map(withWords)}
        heading={<EventHeading event={words} level={level} />}
        idOf={idOf}
        ofDate={({ event }) => (
          <>
            <Canceled event={event} />
            {hasOwnContact(event, first) && <AccessAndContact event={{ ...event, access: '', es: null }} />}
            {!areDropIn && <HowToCome event={event} />}
            {event.state === 'published' && <EventButtons event={event} {...props} />}
          </>
        )}
      >
        <AccessAndContact event={first} />
        {areDropIn && <p>{texts.dropIn}</p>}
      </DatedSeries>
    </Card>
  );
}

/** An event in words, beside the record of it. */
function withWords(event: InvitedEvent) {
  return { ...inWords(event), event };
}

/** Whether somebody else is called about a date than about the first one of its series. */
function hasOwnContact(event: InvitedEvent, first: InvitedEvent): boolean {
  return event.contactName !== first.contactName || event.contactPhone !== first.contactPhone;
}

interface HeadingProps extends Pick<PartProps, 'level'> {
  readonly event: Pick<Shown<InvitedEvent>, 'title' | 'lang'>;
}

function EventHeading({ event: { title, lang }, level }: HeadingProps) {
  const Heading = `h${level + 2}` as 'h2' | 'h3' | 'h4';
  return (
    <Heading style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }} lang={lang?.title}>
      {title}
    </Heading>
  );
}

function Canceled({ event }: { readonly event: InvitedEvent }) {
  const { state, cancelReason, lang } = inWords(event);
  return (
    state === 'canceled' && (
      <p>
        <Tag color="error">
          <span>{sentenceOn(canceled, { text: cancelReason, lang: lang?.cancelReason })}</span>
        </Tag>
      </p>
    )
  );
}

/** That nobody has to sign up, or how many places are left. */
function HowToCome({ event }: { readonly event: InvitedEvent }) {
  const { state, takesSignups, placesLeft, own } = event;
  if (state !== 'published') return null;
  if (!takesSignups) return <p>{texts.dropIn}</p>;
  return placesLeft !== null && !own && <p>{texts.placesLeft(placesLeft)}</p>;
}

interface EventButtonsProps extends Pick<PartProps, 'acts' | 'onDone'> {
  readonly event: InvitedEvent;
}

/** Takes a place at an event or gives it back, and takes the event into a calendar. */
function EventButtons({ event, acts, onDone }: EventButtonsProps) {
  const { id, startsAt, placesLeft, takesSignups, own, obstacle } = event;
  const words = inWords(event);
  const { title } = words;
  const { ask, dialog } = useGiveUp(event, acts, onDone);
  const role = useSharedViewModel(SessionViewModel).user?.role ?? null;
  return (
    <Flex wrap gap="small" align="center">
      {takesSignups && (
        <SignUpButtons
          own={own}
          obstacle={obstacle}
          acts={acts}
          onDone={onDone}
          place={{ eventId: id, shiftId: null }}
          isFull={placesLeft === 0}
          about={[title, formatDayAt(startsAt)]}
          words={{ take: texts.reserve, going: texts.going }}
          {...(own?.state === 'going' && {
            onGiveUp: () => ask({ ...event, ...own, title: titleOf(words) }),
          })}
        />
      )}
      <CalendarButton
        make={(site) => appointmentFile(appointmentOf(event), isConfidentialFor(role), site)}
        label={named(addToCalendar, title, formatDayAt(startsAt))}
      >
        {addToCalendar}
      </CalendarButton>
      {dialog}
    </Flex>
  );
}

/** An event as calendar files take it, whether or not the person comes. */
function appointmentOf(event: InvitedEvent): Appointment {
  const { startsAt, endsAt, own } = event;
  return { signupId: own?.id ?? null, event, shift: null, startsAt, endsAt };
}
