import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { daySheetTexts as texts } from './day-sheet.texts';
import type { SheetFilterViewModel } from './sheet-filter.view-model';

interface SheetBarProps {
  readonly filter: SheetFilterViewModel;
  /** How many have a mark, of how many. */
  readonly marked: { readonly done: number; readonly total: number };
  readonly onUnmarkedOnly: () => void;
  /** What stands behind '…'. */
  readonly children: ReactNode;
}

/** Stays in sight on a phone while somebody marks: the count, what is listed, and the rest of what the sheet can do. */
export const SheetBar = observer(function SheetBar({
  filter,
  marked,
  onUnmarkedOnly,
  children,
}: SheetBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="sheet-bar screen-only" aria-label={texts.bar}>
      <div className="sheet-bar__line">
        <p className="sheet-bar__count" role="status">
          {texts.markedShort(marked.done, marked.total)}
        </p>
        <button
          type="button"
          className="day-sheet__mark"
          aria-pressed={filter.isUnmarkedOnly}
          onClick={onUnmarkedOnly}
        >
          {texts.unmarkedOnly}
        </button>
        <button
          type="button"
          className="day-sheet__mark day-sheet__more"
          aria-label={texts.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.dots}
        </button>
      </div>
      <div id={id} className="sheet-bar__more" hidden={!isOpen}>
        {children}
      </div>
      <input
        className="native-control"
        type="search"
        autoComplete="off"
        aria-label={texts.findName}
        placeholder={texts.findName}
        value={filter.name}
        onChange={({ target }) => filter.find(target.value)}
      />
    </section>
  );
});
