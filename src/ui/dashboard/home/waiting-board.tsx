import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useNextKind } from '../waiting/next-kind';
import { LEFT_OUT_AT_NONE, type Waiting } from '../waiting/waiting';
import { NextCard } from './next-card';
import { waitingTexts as texts } from './waiting.texts';
import './waiting-board.css';
import { useMay } from '../../app/page-hooks';
import { placeOf, useWaitingThings, type WaitingWhere } from './waiting-places';

interface WaitingBoardProps extends WaitingWhere {
  readonly waiting: Waiting;
  /** What the person comes to next, as NextCard takes it. */
  readonly next: ComponentProps<typeof NextCard>['next'];
}

/** A number and the way to it, for each kind of thing that waits; a card is as large before its count is known as after. */
export function WaitingBoard({ waiting, next, ...where }: WaitingBoardProps) {
  const may = useMay();
  const kind = useNextKind();
  return (
    <section aria-labelledby="waiting-today">
      <h2 id="waiting-today">{texts.title}</h2>
      <ul className="waiting">
        {useWaitingThings().map((thing) => {
          const count = waiting[thing];
          if (count === 0 && LEFT_OUT_AT_NONE.includes(thing)) return null;
          return (
            <li key={thing} className={count ? 'waiting__card waiting__card--some' : 'waiting__card'}>
              <Link to={placeOf(thing, may, where)}>
                <strong className="waiting__count">{count ?? '–'}</strong>{' '}
                <span>{typeof count === 'number' ? texts.names[thing](count) : texts.unknown[thing]}</span>
              </Link>
              {count === null && <p>{texts.notCounted}</p>}
            </li>
          );
        })}
        {kind && <NextCard kind={kind} next={next} />}
      </ul>
    </section>
  );
}
