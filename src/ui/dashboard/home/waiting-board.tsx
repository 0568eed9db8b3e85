import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { useMay } from '../../app/page-hooks';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { LEFT_OUT_AT_NONE, type Waiting } from '../waiting/waiting';
import { waitingTexts as texts } from './waiting.texts';
import { placeOf, useWaitingThings, type WaitingWhere } from './waiting-places';
import './waiting-board.css';

interface WaitingBoardProps extends WaitingWhere {
  readonly waiting: Waiting;
  /** The own applications that were answered in the last days, the latest first. */
  readonly answers?: readonly OwnApplication[];
}

/** A number and the way to it, for each kind of thing that waits; a card is as large before its count is known as after. Renders nothing where nothing can wait. */
export function WaitingBoard({ waiting, ...where }: WaitingBoardProps) {
  const may = useMay();
  const things = useWaitingThings().filter(
    (thing) => waiting[thing] !== 0 || !LEFT_OUT_AT_NONE.includes(thing),
  );
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="waiting-today">
      <h2 id="waiting-today">{texts.title}</h2>
      <ul className="waiting">
        {things.map((thing) => {
          const count = waiting[thing];
          const { label, note } = thing === 'answers' ? wordsOn(where.answers) : NO_WORDS;
          return (
            <li key={thing} className={count ? 'waiting__card waiting__card--some' : 'waiting__card'}>
              <Link to={placeOf(thing, may, where)}>
                <strong className="waiting__count">{count ?? '–'}</strong>{' '}
                <span>
                  {label ?? (typeof count === 'number' ? texts.names[thing](count) : texts.unknown[thing])}
                </span>
              </Link>
              {(count === null || note) && <p>{count === null ? texts.notCounted : note}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Words {
  /** In place of the usual one. */
  readonly label?: ReactNode;
  readonly note?: ReactNode;
}

const NO_WORDS: Words = {};

/** What is said of the answers to own applications: of a single one what it answers and what it is. */
function wordsOn(answers: readonly OwnApplication[] = []): Words {
  const [only] = inWords(answers);
  if (!only || answers.length > 1) return NO_WORDS;
  const { state, ended, program } = only;
  return {
    label: sentenceOn(texts.answerFor, titleOf(program)),
    // An application that has ended holds no place.
    note: state === 'denied' ? texts.answered.denied : ended === null && texts.answered.approved,
  };
}
