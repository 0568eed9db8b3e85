import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedEvent } from '../../../core/events/event-view';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import { monthsAfter } from '../../../core/shared/time/months';
import { More, WideTable } from '../../shared/table/rows';
import { useEventPaths } from '../event-parts';
import { calendarTexts as texts } from './calendar.texts';
import { byDay, eventsOf, weeksOf } from './month-days';
import './calendar.css';

interface MonthProps {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly events: readonly ListedEvent[];
}

/** The days of a month that have events, each with its events. */
export function DayList({ month, events }: MonthProps) {
  return (
    <Flex vertical gap="middle">
      <p className="calendar__month">{texts.month(month)}</p>
      <Days events={events} />
    </Flex>
  );
}

interface ComingDaysProps extends MonthProps {
  readonly today: CalendarDate;
}

/** The same of this month from today on, with those of the next month. What is over is folded on the screen. */
export function ComingDays({ month, events, today }: ComingDaysProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const dayOf = ({ startsAt }: ListedEvent) => calendarDateAt(startsAt ?? 0);
  const own = eventsOf(month, events);
  const over = own.filter((event) => dayOf(event) < today);
  const coming = own.filter((event) => dayOf(event) >= today);
  const next = monthsAfter(month, 1);
  const further = eventsOf(next, events);
  const days = byDay(over).size;
  return (
    <Flex vertical gap="middle">
      <p className="calendar__month">{texts.month(month)}</p>
      {days > 0 && !isUnfolded && (
        <div className="screen-only">
          <Button onClick={() => setUnfolded(true)}>{texts.earlier(days)}</Button>
        </div>
      )}
      {days > 0 && (
        <Flex vertical gap="middle" {...(!isUnfolded && { className: 'paper-only' })}>
          <Days events={over} />
        </Flex>
      )}
      {coming.length === 0 && <p className="screen-only">{texts.noMore}</p>}
      <Days events={coming} />
      {further.length > 0 && <DayList month={next} events={further} />}
    </Flex>
  );
}

function Days({ events }: Pick<MonthProps, 'events'>) {
  return (
    <>
      {[...byDay(events)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="calendar__day">
            {texts.day(day)}
          </h2>
          <ul className="calendar__events" aria-label={texts.day(day)}>
            {ofDay.map((event) => (
              <li key={event.id}>
                <span className="calendar__times">{timesOf(event)}</span>
                <div className="calendar__what">
                  <EventLink event={event}>{event.title}</EventLink> <Canceled event={event} />
                  <More texts={[event.place, texts.fill(event)]} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A month as a table of weeks on the screen, and as a list of days on paper. */
export function MonthView(props: MonthProps) {
  return (
    <>
      <div className="screen-only">
        <MonthTable {...props} />
      </div>
      <div className="paper-only">
        <DayList {...props} />
      </div>
    </>
  );
}

function MonthTable({ month, events }: MonthProps) {
  const days = byDay(events);
  return (
    <WideTable label={texts.month(month)}>
      <table className="calendar__table">
        <caption>{texts.month(month)}</caption>
        <thead>
          <tr>
            {texts.weekdays.map(([short, full]) => (
              <th key={short} scope="col" abbr={full}>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{full}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) => (
                <Day key={texts.weekdays[weekday]?.[0]} day={day} events={(day && days.get(day)) || []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface DayProps {
  /** Null for a day of another month. */
  readonly day: CalendarDate | null;
  readonly events: readonly ListedEvent[];
}

function Day({ day, events }: DayProps) {
  if (day === null) return <td className="calendar__other" />;
  return (
    <td>
      <time dateTime={day}>{texts.dayOfMonth(day)}</time>
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventLink event={event}>
                <span>{event.title}</span>
                <span className="calendar__start">
                  {event.startsAt !== null && texts.start(event.startsAt)}
                </span>
              </EventLink>
              <Canceled event={event} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function EventLink({ event, children }: { readonly event: ListedEvent; readonly children: React.ReactNode }) {
  const paths = useEventPaths();
  if (!paths.canOpen) return <span className="calendar__link">{children}</span>;
  return (
    <Link to={paths.ofEvent(event.id)} aria-label={texts.named(event)} className="calendar__link">
      {children}
    </Link>
  );
}

function Canceled({ event }: { readonly event: ListedEvent }) {
  return event.state === 'canceled' ? <span className="calendar__canceled">{texts.canceled}</span> : null;
}

function timesOf({ startsAt, endsAt }: ListedEvent): string {
  return startsAt === null || endsAt === null ? '' : texts.times(startsAt, endsAt);
}
