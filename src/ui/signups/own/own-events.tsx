import { Card, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  type Appointment,
  appointmentFile,
  isConfidentialFor,
} from '../../../core/calendar/appointment-entries';
import type { InvitedEvent } from '../../../core/signups/signup-view';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CalendarButton } from '../../calendar/calendar-button';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { formatDay } from '../../shared/text/pacific';
import { ownSignupsTexts } from './own-signups.texts';
import { InvitedEventsViewModel, SignupActsViewModel } from './own-signups.view-model';
import { SignUpButtons } from './sign-up-buttons';
import { useGiveUp } from './use-give-up';
import { WhereAndWho } from './where-and-who';

const { events: texts, when, canceled, named, addToCalendar } = ownSignupsTexts;

interface OwnEventsProps {
  /** Which of the events are shown; all unless given. */
  readonly choose?: (all: readonly InvitedEvent[]) => readonly InvitedEvent[];
  /** The headings of the two parts are one level below this. */
  readonly level?: 1 | 2;
  /** What the others are called beside those to which the person comes. */
  readonly others?: string;
  /** Shown when the list is empty. */
  readonly nothing: ReactNode;
}

/** The events to which somebody is invited, soonest first: those to which they come, then the others. */
export const OwnEvents = observer(function OwnEvents({
  choose = (all) => all,
  level = 1,
  others: title = texts.more,
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
        const others = shown.filter(({ own }) => own === null);
        const part = (title: string, events: readonly InvitedEvent[]) =>
          events.length > 0 && <EventsPart {...{ title, events, level, acts }} onDone={() => list.load()} />;
        return (
          <>
            {part(texts.coming, coming)}
            {part(coming.length > 0 ? title : texts.list, others)}
          </>
        );
      }}
    </FetchedPart>
  );
});

interface PartProps {
  readonly title: string;
  readonly events: readonly InvitedEvent[];
  readonly level: 1 | 2;
  readonly acts: SignupActsViewModel;
  readonly onDone: () => Promise<void>;
}

function EventsPart({ title, events, level, ...props }: PartProps) {
  const Heading = `h${level + 1}` as 'h2' | 'h3';
  return (
    <Flex vertical gap="small">
      <Heading>{title}</Heading>
      <Flex component="ul" vertical gap="small" aria-label={title}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} level={level} {...props} />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

function EventCard({
  event,
  level,
  acts,
  onDone,
}: Omit<PartProps, 'events' | 'title'> & { readonly event: InvitedEvent }) {
  const { id, title, startsAt, endsAt, placesLeft, takesSignups, own, obstacle, state } = event;
  const { ask, dialog } = useGiveUp(event, acts, onDone);
  const role = useSharedViewModel(SessionViewModel).user?.role ?? null;
  const Heading = `h${level + 2}` as 'h3' | 'h4';
  return (
    <Card size="small">
      <Flex vertical gap="small" align="start">
        <Flex wrap gap="small" align="center">
          <Heading style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{title}</Heading>
          {state === 'canceled' && <Tag color="error">{canceled(event.cancelReason)}</Tag>}
        </Flex>
        <p>
          <strong>{when(startsAt, endsAt)}</strong>
        </p>
        <WhereAndWho event={event} />
        {state === 'published' && !takesSignups && <p>{texts.dropIn}</p>}
        {state === 'published' && takesSignups && (
          <>
            {placesLeft !== null && !own && <p>{texts.placesLeft(placesLeft)}</p>}
            <SignUpButtons
              {...{ own, obstacle, acts, onDone }}
              place={{ eventId: id, shiftId: null }}
              isFull={placesLeft === 0}
              about={[title, formatDay(startsAt)]}
              words={{ take: texts.reserve, going: texts.going }}
              {...(own?.state === 'going' && { onGiveUp: () => ask({ ...event, ...own, title }) })}
            />
          </>
        )}
        {state === 'published' && (
          <CalendarButton
            make={(site) => appointmentFile(appointmentOf(event), isConfidentialFor(role), site)}
            label={named(addToCalendar, title, formatDay(startsAt))}
          >
            {addToCalendar}
          </CalendarButton>
        )}
        {dialog}
      </Flex>
    </Card>
  );
}

/** An event as calendar files take it, whether or not the person comes. */
function appointmentOf(event: InvitedEvent): Appointment {
  const { startsAt, endsAt, own } = event;
  return { signupId: own?.id ?? null, event, shift: null, startsAt, endsAt };
}
