import { Card, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  type Appointment,
  appointmentFile,
  isConfidentialFor,
} from '../../../core/calendar/appointment-entries';
import { formatDayAt } from '../../../core/shared/text/format';
import type { InvitedEvent } from '../../../core/signups/signup-view';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CalendarButton } from '../../calendar/calendar-button';
import { DatedEventItem } from '../../shared/dated/dated';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { SessionViewModel } from '../../shared/session/session.view-model';
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
      {events.map((event) => (
        <li key={event.id} id={`event-${event.id}`}>
          <EventCard event={event} {...props} />
        </li>
      ))}
    </Flex>
  );
}

function EventCard({
  event,
  level,
  acts,
  onDone,
}: Omit<PartProps, 'events' | 'title'> & { readonly event: InvitedEvent }) {
  const { id, title, startsAt, placesLeft, takesSignups, own, obstacle, state } = event;
  const { ask, dialog } = useGiveUp(event, acts, onDone);
  const role = useSharedViewModel(SessionViewModel).user?.role ?? null;
  const Heading = `h${level + 2}` as 'h2' | 'h3' | 'h4';
  return (
    <Card size="small">
      <DatedEventItem
        event={event}
        heading={<Heading style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{title}</Heading>}
        buttons={
          state === 'published' && (
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
                  {...(own?.state === 'going' && { onGiveUp: () => ask({ ...event, ...own, title }) })}
                />
              )}
              <CalendarButton
                make={(site) => appointmentFile(appointmentOf(event), isConfidentialFor(role), site)}
                label={named(addToCalendar, title, formatDayAt(startsAt))}
              >
                {addToCalendar}
              </CalendarButton>
            </Flex>
          )
        }
      >
        {state === 'canceled' && (
          <p>
            <Tag color="error">
              <span>{canceled(event.cancelReason)}</span>
            </Tag>
          </p>
        )}
        <AccessAndContact event={event} />
        {state === 'published' && !takesSignups && <p>{texts.dropIn}</p>}
        {state === 'published' && takesSignups && placesLeft !== null && !own && (
          <p>{texts.placesLeft(placesLeft)}</p>
        )}
        {dialog}
      </DatedEventItem>
    </Card>
  );
}

/** An event as calendar files take it, whether or not the person comes. */
function appointmentOf(event: InvitedEvent): Appointment {
  const { startsAt, endsAt, own } = event;
  return { signupId: own?.id ?? null, event, shift: null, startsAt, endsAt };
}
