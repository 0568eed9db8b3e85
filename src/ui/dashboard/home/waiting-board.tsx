import { Link } from 'react-router-dom';
import type { Waiting } from '../waiting/waiting.view-model';
import { waitingTexts as texts } from './waiting.texts';
import './waiting-board.css';
import { useWaitingThings, WAITING_PLACES } from './waiting-places';

/** A number and the way to it, for each kind of thing that waits; as large before anything is counted as after. */
export function WaitingBoard({ waiting }: { readonly waiting: Waiting }) {
  return (
    <section aria-labelledby="waiting-today">
      <h2 id="waiting-today">{texts.title}</h2>
      <ul className="waiting">
        {useWaitingThings().map((thing) => {
          const count = waiting[thing];
          return (
            <li key={thing} className={count ? 'waiting__card waiting__card--some' : 'waiting__card'}>
              <Link to={WAITING_PLACES[thing].path}>
                <strong className="waiting__count">{count ?? '–'}</strong>{' '}
                {typeof count === 'number' ? texts.names[thing](count) : texts.unknown[thing]}
              </Link>
              {count === null && <p>{texts.notCounted}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
