import type { ReactNode } from 'react';
import type { ShownPublicEvent } from '../../../core/events/public-events';
import { DateBlock } from '../date-block/date-block';
import { TYPED } from '../site-path';
import { datedTexts as texts } from './dated.texts';
import './dated.css';

/** What leads an event in the lists of visitors and members. */
export type DatedEvent = Pick<
  ShownPublicEvent,
  'title' | 'startsAt' | 'endsAt' | 'place' | 'address' | 'kind' | 'why' | 'lang'
>;

interface DatedProps {
  /** In ms. */
  readonly at: number;
  /** Stands below all else, where on a phone there is more room. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** An item of a list that the day of an instant leads, in the color and tread of what it is part of (kindClass). */
export function Dated({ at, buttons, children }: DatedProps) {
  return (
    <div className="dated">
      <div className="dated__day" aria-hidden="true">
        <DateBlock at={at} />
      </div>
      <div className="dated__beside">{children}</div>
      {buttons && <div className="dated__buttons">{buttons}</div>}
    </div>
  );
}

interface DatedEventProps {
  readonly event: DatedEvent;
  /** The title as a heading of the list. */
  readonly heading: ReactNode;
  /** How to come, and what can be done. */
  readonly children: ReactNode;
}

/** An event in the lists of visitors and members: its day, kind, title, time and place, and why to come. */
export function DatedEventItem({
  event,
  heading,
  buttons,
  children,
}: DatedEventProps & Pick<DatedProps, 'buttons'>) {
  const { startsAt, kind } = event;
  return (
    <div className={kindClass(kind)}>
      <Dated at={startsAt} buttons={buttons}>
        <WordsAndWays
          words={
            <EventWords event={event} heading={heading}>
              <SpanTime {...event} />
            </EventWords>
          }
          ways={children}
        />
      </Dated>
    </div>
  );
}

interface WordsAndWaysProps {
  readonly words: ReactNode;
  /** How to come. */
  readonly ways: ReactNode;
}

/** What something is, and below it, or beside it where there is room, how to come. */
export function WordsAndWays({ words, ways }: WordsAndWaysProps) {
  return (
    <div className="dated__parts">
      <div className="dated__words">{words}</div>
      <div className="dated__words">{ways}</div>
    </div>
  );
}

/** What the dates of a series have in common, or what an event is: its kind, title and place, and why to come. */
export function EventWords({ event, heading, children }: DatedEventProps) {
  const place = texts.place(event);
  return (
    <>
      <p className="dated__kind">{event.kind === null ? texts.noProgram : texts.kinds[event.kind]}</p>
      {heading}
      {children}
      {place !== '' && <p lang={TYPED}>{place}</p>}
      {event.why !== '' && (
        <p className="dated__why" lang={event.lang?.why}>
          {event.why}
        </p>
      )}
    </>
  );
}

/** When an event is: the times of the day to see, and the day to hear. */
export function SpanTime({ startsAt, endsAt }: Pick<DatedEvent, 'startsAt' | 'endsAt'>) {
  return (
    <p>
      <time className="dated__time" dateTime={new Date(startsAt).toISOString()}>
        <span className="visually-hidden">{texts.day(startsAt)}</span>
        <span>{texts.times(startsAt, endsAt)}</span>
      </time>
    </p>
  );
}

/** Gives what is inside the color and the tread of a kind of programs, or of events of no program. */
export function kindClass(kind: DatedEvent['kind']): string {
  return `kind kind--${kind ?? 'none'}`;
}
