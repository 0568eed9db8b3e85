import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { MARKS, type Mark } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';
import { ContactLink } from '../../shared/text/contact-link';
import { daySheetTexts as texts } from './day-sheet.texts';
import { Boxes, GiveShoes, Known, type MarkRowProps, Minutes, Outcome, useMarking } from './mark-row';
import type { SheetFilterViewModel } from './sheet-filter.view-model';

/** The marks behind '…': most people come. */
const OTHERS = MARKS.filter((mark) => mark !== 'attended');

interface PhoneRowProps extends MarkRowProps {
  readonly filter: SheetFilterViewModel;
}

/** One person on a phone: 'Here' takes one press, and a second press takes it back. The menu '…' has all other actions. */
export const PhoneRow = observer(function PhoneRow({ filter, ...props }: PhoneRowProps) {
  const { entry, sheet } = props;
  const { name, mark, canMark, isWrong, setWrong } = useMarking(props);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = (each: Mark) => (
    <button
      key={each}
      type="button"
      className="day-sheet__mark"
      data-mark={each}
      aria-pressed={mark === each}
      onClick={() => sheet.press(entry, each)}
    >
      {texts.marks[each]}
    </button>
  );
  return (
    <li className="day-sheet__row" data-mark={mark ?? 'none'} data-done={filter.isDone(mark !== null)}>
      <fieldset className="day-sheet__thumb">
        <legend className="visually-hidden">{name}</legend>
        <div className="day-sheet__person">
          <strong>{name}</strong>
          <Below entry={entry} mark={mark} />
        </div>
        {canMark && button('attended')}
        <button
          type="button"
          className="day-sheet__mark day-sheet__more"
          aria-label={texts.moreOf(name)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.dots}
        </button>
        <div id={id} className="day-sheet__rest" hidden={!isOpen}>
          {canMark && OTHERS.map(button)}
          {canMark && entry.shiftId !== null && mark === 'attended' && (
            <Minutes entry={entry} sheet={sheet} name={name} isWrong={isWrong} onWrong={setWrong} />
          )}
          {entry.shiftId !== null && entry.contact !== '' && <ContactLink contact={entry.contact} />}
          {entry.access !== '' && <p>{texts.accessOf(entry.access)}</p>}
          <GiveShoes {...props} name={name} />
        </div>
      </fieldset>
      {canMark && !isWrong && <Outcome entry={entry} sheet={sheet} />}
      <div className="paper-only">
        <Known entry={entry} />
      </div>
      <Boxes mark={mark} />
    </li>
  );
});

/** Below the name: a mark that 'Here' does not show, a guest's sizes, and that there is more to know. */
function Below({ entry, mark }: Pick<MarkRowProps, 'entry'> & { readonly mark: Mark | null }) {
  const words = wordsBelow(entry, mark);
  return words.length > 0 && <span className="more day-sheet__sizes">{words.join(' · ')}</span>;
}

function wordsBelow({ application, access }: RosterEntry, mark: Mark | null): readonly string[] {
  return [
    ...(mark === null || mark === 'attended' ? [] : [texts.marks[mark]]),
    ...(application?.shoes ?? []).map(texts.pairOf),
    ...(access === '' ? [] : [texts.access]),
  ];
}
