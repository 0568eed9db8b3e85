import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isRunning } from '../../../core/applications/application';
import { reservedSizes } from '../../../core/applications/needed-shoes';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { markedWords } from '../../shared/translation/marked-words';
import { NextCard } from './next-card';
import { waitingTexts } from './waiting.texts';
import './waiting-board.css';

const { next: texts } = waitingTexts;

interface ComingUpProps extends ComponentProps<typeof NextCard> {
  readonly own: readonly OwnApplication[];
}

/** What somebody comes to next, and the shoes that lie on the shelf for them. */
export function ComingUp({ kind, next, own }: ComingUpProps) {
  return (
    <section aria-labelledby="coming-up">
      <h2 id="coming-up">{texts.title}</h2>
      <ul className="waiting">
        <NextCard kind={kind} next={next} />
        {own.filter(isRunning).map(({ id, shoes, program }) => {
          // Two pairs may be alike.
          const reserved = [...new Set(texts.reserved(reservedSizes(shoes)))].join(' ');
          return (
            reserved && (
              <li key={id} className="waiting__card waiting__card--some">
                <span className="waiting__label">{texts.shoes}</span>
                <div className="waiting__next">
                  <Link to={pathOf('my-applications/approved')}>{reserved}</Link>
                  <p>{markedWords(titleOf(inWords(program)))}</p>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
