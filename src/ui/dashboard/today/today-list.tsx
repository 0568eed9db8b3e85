import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SpokenWords } from '../../shared/translation/in-words';
import { wordsInTurn } from '../../shared/translation/marked-words';
import { todayTexts as texts } from './today.texts';

interface TodayListProps {
  readonly items: readonly {
    readonly id: string;
    /** What it is, such as a shift and its event. */
    readonly name: readonly SpokenWords[];
    /** What is said of it, each without the comma before the next one. */
    readonly facts: readonly string[];
    readonly to: string;
    readonly action: string;
    /** A longer accessible name, which begins with the action. */
    readonly label?: string;
  }[];
}

/** What there is today, each with the way to it. Renders nothing without any. */
export function TodayList({ items }: TodayListProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="today">
      <h2 id="today">{texts.title}</h2>
      <ul className="waiting">
        {items.map(({ id, name, facts, to, action, label }) => (
          <li key={id} className="waiting__card waiting__card--some">
            <strong>
              <span className="waiting__fact">
                <span>{wordsInTurn(name, ': ')}</span>
                {facts.length > 0 && <span>,</span>}
              </span>
              {facts.map((fact, index) => (
                <Fragment key={fact}>
                  {' '}
                  <span className="waiting__fact">{index < facts.length - 1 ? `${fact},` : fact}</span>
                </Fragment>
              ))}
            </strong>
            <p>
              <Link to={to} {...(label && { 'aria-label': label })}>
                {action}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
