import { Link } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import type { NextUp } from '../../../core/signups/own/next-up';
import { menuTexts } from '../../shared/menu.texts';
import { sentenceOn, wordsInTurn } from '../../shared/translation/marked-words';
import { NEXT_PLACES, type NextKind } from '../waiting/next-kind';
import { nextName } from '../waiting/next-name';
import { waitingTexts } from './waiting.texts';

const { next: texts } = waitingTexts;

interface NextCardProps {
  readonly kind: NextKind;
  /** 'failed' where it could not be asked, null for nothing. */
  readonly next: NextUp | null | 'failed';
}

/** What somebody comes to next and the way to it. */
export function NextCard({ kind, next }: NextCardProps) {
  const { page, more } = NEXT_PLACES[kind];
  const commitment = next === 'failed' ? null : next;
  const isOpen = commitment?.place === 'open';
  const name = commitment && nextName(commitment);
  const about = name
    ? sentenceOn((title) => texts.aboutOf(title, commitment, kind), name.event)
    : next === null
      ? texts.none[kind]
      : texts.failed;
  return (
    <li className={commitment?.place === 'own' ? 'waiting__card waiting__card--some' : 'waiting__card'}>
      <span className="waiting__label">{texts.labels[kind]}</span>
      <div className="waiting__next">
        <Link className={isOpen ? 'waiting__act' : ''} to={pathOf(next === null ? more : page)}>
          {isOpen
            ? texts.reserve
            : name
              ? wordsInTurn(name.whole, ': ')
              : next === null
                ? texts.more[kind]
                : menuTexts[page]}
        </Link>
        <p>{about}</p>
      </div>
    </li>
  );
}
