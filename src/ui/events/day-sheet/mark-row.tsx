import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { areMinutes } from '../../../core/signups/marks';
import { MARKS, type Mark } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';
import { useMay } from '../../app/page-hooks';
import { ContactLink } from '../../shared/text/contact-link';
import { typedNumber } from '../../shared/text/typed-number';
import { daySheetTexts as texts } from './day-sheet.texts';
import type { DaySheetViewModel } from './day-sheet.view-model';

/** What the row of a person needs. */
export interface MarkRowProps {
  readonly entry: RosterEntry;
  readonly sheet: DaySheetViewModel;
  /** Whether marks can be set. */
  readonly isOpen: boolean;
  /** Gives a guest the pairs that are approved. */
  readonly onGive: (entry: RosterEntry) => void;
}

/** What the rows of a wide screen and of a phone have in common. */
export function useMarking({ entry, sheet, isOpen }: Pick<MarkRowProps, 'entry' | 'sheet' | 'isOpen'>) {
  const [isWrong, setWrong] = useState(false);
  const may = useMay();
  const { mark } = sheet.choiceOf(entry);
  return { name: texts.nameOf(entry), mark, canMark: isOpen && may('signup.mark'), isWrong, setWrong };
}

/** One person of the day with what is good to know, and their mark; on paper, boxes to tick. */
export const MarkRow = observer(function MarkRow(props: MarkRowProps) {
  const { entry, sheet } = props;
  const { name, mark, canMark, isWrong, setWrong } = useMarking(props);
  return (
    <li className="day-sheet__row" data-mark={mark ?? 'none'}>
      <div className="day-sheet__person">
        <strong>{name}</strong>
        <Known entry={entry} />
        <GiveShoes {...props} name={name} />
      </div>
      <Boxes mark={mark} />
      {canMark && !isWrong && <Outcome entry={entry} sheet={sheet} />}
      {canMark && (
        <div className="day-sheet__controls">
          <MarkRadios
            name={name}
            mark={mark}
            onChoose={(chosen) => sheet.choose(entry, { mark: chosen, minutes: null })}
          />
          {entry.shiftId !== null && mark === 'attended' && (
            <Minutes entry={entry} sheet={sheet} name={name} isWrong={isWrong} onWrong={setWrong} />
          )}
        </div>
      )}
    </li>
  );
});

/** Opens the dialog that gives a guest the pairs that are approved. */
export function GiveShoes({
  entry,
  name,
  onGive,
}: Pick<MarkRowProps, 'entry' | 'onGive'> & { readonly name: string }) {
  const may = useMay();
  return (
    needsShoes(entry) &&
    may('shelf.move') &&
    may('shelf.give') && (
      <Button
        size="small"
        className="day-sheet__give screen-only"
        aria-label={texts.giveShoesTo(name)}
        onClick={() => onGive(entry)}
      >
        {texts.giveShoes}
      </Button>
    )
  );
}

/** Whether a guest still gets a pair. */
function needsShoes({ shiftId, application }: RosterEntry): boolean {
  return shiftId === null && (application?.shoes ?? []).some(({ state }) => state !== 'given');
}

/** How to reach a volunteer, and what a guest needs. */
export function Known({ entry: { shiftId, contact, access, application } }: Pick<MarkRowProps, 'entry'>) {
  const sizes = (application?.shoes ?? []).map(texts.pairOf).join(', ');
  return (
    <>
      {shiftId !== null && contact !== '' && (
        <span className="more">
          <ContactLink contact={contact} />
        </span>
      )}
      {sizes !== '' && <span className="more day-sheet__sizes">{sizes}</span>}
      {access !== '' && <span className="more">{texts.accessOf(access)}</span>}
    </>
  );
}

interface MarkProps {
  readonly name: string;
  readonly mark: Mark | null;
}

function MarkRadios({
  name,
  mark,
  onChoose,
}: MarkProps & { readonly onChoose: (mark: Mark | null) => void }) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={name} className="day-sheet__marks">
      {[null, ...MARKS].map((choice) => (
        <label key={choice ?? ''} className="day-sheet__mark" data-mark={choice ?? 'none'}>
          <input type="radio" name={group} checked={mark === choice} onChange={() => onChoose(choice)} />
          <span>{choice === null ? texts.notMarked : texts.marks[choice]}</span>
        </label>
      ))}
    </div>
  );
}

interface MinutesProps extends Omit<MarkRowProps, 'isOpen' | 'onGive'> {
  readonly name: string;
  /** Whether what is typed was refused. */
  readonly isWrong: boolean;
  readonly onWrong: (isWrong: boolean) => void;
}

/** How long a volunteer helped: saved when the field is left, or with Enter. */
export const Minutes = observer(function Minutes({ entry, sheet, name, isWrong, onWrong }: MinutesProps) {
  const { minutes } = sheet.choiceOf(entry);
  const stored = minutes === null ? '' : String(minutes);
  const [typed, setTyped] = useState(stored);
  const [shown, setShown] = useState(stored);
  const [isNewer, setNewer] = useState(false);
  const id = useId();
  if (shown !== stored) {
    // What a colleague saves takes the place of nothing that is typed.
    const isTyping = typed !== shown && typed !== stored;
    setShown(stored);
    setNewer(isTyping);
    if (!isTyping) setTyped(stored);
  }
  const save = () => {
    const count = typedNumber(typed);
    const isRight = areMinutes(count);
    onWrong(!isRight);
    if (isRight) setNewer(false);
    if (isRight && typed !== stored) sheet.choose(entry, { mark: 'attended', minutes: count });
  };
  return (
    <label className="day-sheet__minutes">
      <span aria-hidden="true">{texts.minutesLabel}</span>
      <input
        className="native-control"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.minutes(name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || isNewer ? id : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => isNewer || save()}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      {(isWrong || isNewer) && (
        <span id={id} className="error-mark day-sheet__wrong" role="status">
          {isWrong ? texts.minutesWrong : texts.minutesNewer(stored)}
        </span>
      )}
    </label>
  );
});

/** Whether the last choice was saved. */
export const Outcome = observer(function Outcome({ entry, sheet }: Omit<MarkRowProps, 'isOpen' | 'onGive'>) {
  const row = sheet.rows.get(entry.id);
  const isFailed = row?.status === 'failed';
  return (
    <div className="day-sheet__outcome" data-status={row?.status}>
      <span role="status">
        {row?.status === 'saving' && <span>{texts.saving}</span>}
        {row?.status === 'saved' && <span>{texts.saved}</span>}
        {row?.status === 'newer' && <span>{texts.newer}</span>}
        {isFailed && <span>{texts.notSaved}</span>}
      </span>{' '}
      {isFailed && (
        <button type="button" className="day-sheet__again" onClick={() => sheet.tryAgain(entry)}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
});

/** For a pen. */
export function Boxes({ mark }: Pick<MarkProps, 'mark'>) {
  return (
    <div className="day-sheet__boxes" aria-hidden="true">
      {MARKS.map((choice) => (
        <span key={choice} data-ticked={mark === choice}>
          {texts.marks[choice]}
        </span>
      ))}
    </div>
  );
}
