import type { ReactNode } from 'react';
import type { EventDates } from '../../../core/events/event-dates';
import type { ShownPublicEvent } from '../../../core/events/public-events';
import { TYPED } from '../site-path';
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
export function DatedSeries<Event extends DatedEvent & Pick<ShownPublicEvent, 'id' | 'access'>>({
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
              {differencesOf(event, first).map(({ text, lang }) => (
                <p key={text} lang={lang}>
                  {text}
                </p>
              ))}
              {ofDate(event)}
            </Dated>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a date of a series says that the first one does not, each with its language: each can be changed by itself. */
function differencesOf<Event extends DatedEvent & Pick<ShownPublicEvent, 'access'>>(
  event: Event,
  first: Event,
): readonly Fact[] {
  const common = factsOf(first);
  return factsOf(event).filter(({ text }, index) => text !== '' && text !== common[index]?.text);
}

interface Fact {
  readonly text: string;
  readonly lang: string | undefined;
}

function factsOf({
  title,
  access,
  why,
  lang,
  ...where
}: DatedEvent & Pick<ShownPublicEvent, 'access'>): readonly Fact[] {
  return [
    { text: title, lang: lang?.title },
    { text: texts.place(where), lang: TYPED },
    { text: access, lang: lang?.access },
    { text: why, lang: lang?.why },
  ];
}
