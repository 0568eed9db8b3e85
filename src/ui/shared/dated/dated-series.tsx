import type { ReactNode } from 'react';
import type { EventDates } from '../../../core/events/event-dates';
import type { PublicEvent } from '../../../core/events/event-view';
import { Dated, type DatedEvent, EventWords, kindClass, SpanTime, WordsAndWays } from './dated';
import { datedTexts as texts } from './dated.texts';
import './dated-series.css';

interface DatedSeriesProps<Event> extends EventDates<Event> {
  /** The title as a heading of the list. */
  readonly heading: ReactNode;
  /** How to come to all of them. */
  readonly children: ReactNode;
  /** The id of a date in the page. */
  readonly idOf: (event: Event) => string;
  /** How a date stands, and what can be done with it. */
  readonly ofDate: (event: Event) => ReactNode;
}

/** What the dates of a series have in common, in the lists of visitors and members, and below it each date with what is its own. */
export function DatedSeries<Event extends DatedEvent & Pick<PublicEvent, 'id' | 'access'>>({
  first,
  dates,
  heading,
  children,
  idOf,
  ofDate,
}: DatedSeriesProps<Event>) {
  return (
    <div className={`dated-series ${kindClass(first.kind)}`}>
      <WordsAndWays
        words={
          <EventWords event={first} heading={heading}>
            <p className="dated-series__count">{texts.dates(dates.length)}</p>
          </EventWords>
        }
        ways={children}
      />
      <ol className="dated-series__dates" aria-label={texts.datesOf(first.title)}>
        {dates.map((event) => (
          <li key={event.id} id={idOf(event)}>
            <Dated at={event.startsAt}>
              <SpanTime {...event} />
              {differencesOf(event, first).map((difference) => (
                <p key={difference}>{difference}</p>
              ))}
              {ofDate(event)}
            </Dated>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a date of a series says that the first one does not: each can be changed by itself. */
function differencesOf<Event extends DatedEvent & Pick<PublicEvent, 'access'>>(
  event: Event,
  first: Event,
): readonly string[] {
  const common = factsOf(first);
  return factsOf(event).filter((fact, index) => fact !== '' && fact !== common[index]);
}

function factsOf({ title, access, why, ...where }: DatedEvent & Pick<PublicEvent, 'access'>) {
  return [title, texts.place(where), access, why];
}
