import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { fieldNames } from '../../../core/shared/field-names';
import { useViewModel } from '../../app/use-view-model';
import { WAITING_PLACES } from './places';
import './waiting.css';
import { waitingTexts as texts } from './waiting.texts';
import { WaitingViewModel } from './waiting.view-model';

/** What waits for an admin today: a number and the way to it, for each kind of thing. */
export const WaitingToday = observer(function WaitingToday() {
  const { waiting } = useViewModel(WaitingViewModel);
  return (
    <section aria-labelledby="waiting-today">
      <h2 id="waiting-today">{texts.title}</h2>
      <ul className="waiting">
        {fieldNames(WAITING_PLACES).map((thing) => {
          const count = waiting[thing];
          return (
            <li key={thing} className={count ? 'waiting__card waiting__card--some' : 'waiting__card'}>
              <Link to={WAITING_PLACES[thing]}>
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
});
