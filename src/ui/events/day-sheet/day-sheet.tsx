import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { memo, type ReactNode, useCallback, useEffect, useId } from 'react';
import { isDated } from '../../../core/events/event';
import type { RosterEntry } from '../../../core/signups/signup-view';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { GiveShoesViewModel } from '../../shared/shoes/give-shoes.view-model';
import { GiveShoesDialog } from '../../shared/shoes/give-shoes-dialog';
import { SubView } from '../../shared/sub-view';
import { FigureTable } from '../../shared/table/figure-table';
import { AssignViewModel } from '../../signups/assign/assign.view-model';
import { AssignDialog } from '../../signups/assign/assign-dialog';
import { eventViewTexts } from '../event-view.texts';
import type { EventWithRoster } from '../events.view-model';
import { partName } from '../roster/part-name';
import { daySheetTexts as texts } from './day-sheet.texts';
import { DaySheetViewModel } from './day-sheet.view-model';
import { MarkRow } from './mark-row';
import { PhoneRow } from './phone-row';
import { SheetBar } from './sheet-bar';
import { SheetFilterViewModel } from './sheet-filter.view-model';
import { markedAmong, type SheetPart, sheetParts } from './sheet-parts';
import { ShelfCountsViewModel } from './shelf-counts.view-model';
import { Visitors } from './visitors';
import './day-sheet.css';

interface DaySheetProps {
  readonly id: string;
  readonly back: { readonly text: string; readonly onPress: () => void };
}

/** The sheet of an event's day: who is expected, a mark for each, and how many came without a name. On paper, boxes to tick. */
export const DaySheet = observer(function DaySheet({ id, back }: DaySheetProps) {
  const sheet = useViewModel(DaySheetViewModel);
  useEffect(() => void sheet.open({ id }), [sheet, id]);
  const event = sheet.value?.event;
  const isPhone = useMediaQuery('phone');
  return (
    <div className="day-sheet paper">
      <PaperLogo />
      <SubView
        title={event ? texts.title(event.title) : eventViewTexts.daySheet}
        back={back}
        action={event && !isPhone && <Button onClick={() => window.print()}>{texts.print}</Button>}
      >
        <FetchedPart fetched={sheet} texts={eventViewTexts.one}>
          {(view) => <Sheet view={view} sheet={sheet} />}
        </FetchedPart>
      </SubView>
    </div>
  );
});

interface SheetProps {
  readonly view: EventWithRoster;
  readonly sheet: DaySheetViewModel;
}

const Sheet = observer(function Sheet({ view, sheet }: SheetProps) {
  const assigning = useViewModel(AssignViewModel);
  const giving = useViewModel(GiveShoesViewModel);
  const filter = useViewModel(SheetFilterViewModel);
  const isPhone = useMediaQuery('phone');
  const { event, roster } = view;
  // The same functions each time, so that a mark renders one row again, and neither all of them nor the dialogs.
  const reload = useCallback(() => void sheet.load(), [sheet]);
  const give = useCallback(
    ({ name, application }: RosterEntry) =>
      application &&
      giving.begin({ applicationId: application.id, shoes: application.shoes, name, eventId: event.id }),
    [giving, event.id],
  );
  if (!isDated(event) || event.state !== 'published')
    return <Alert type="warning" showIcon title={texts.notPublished} />;
  const parts = sheetParts(event, roster).filter(
    ({ part, entries }) => part.shift !== null || event.invited.length > 0 || entries.length > 0,
  );
  const marked = markedAmong(parts);
  const isMarked = (entry: RosterEntry) => sheet.choiceOf(entry).mark !== null;
  const isListed = (entry: RosterEntry) => !isPhone || filter.shows(entry, () => isMarked(entry));
  const listed = parts.map(({ part, entries }) => ({ part, entries: entries.filter(isListed) }));
  const isNobodyListed = isPhone && listed.every(({ entries }) => entries.length === 0);
  const adding = parts.map(({ part }) => (
    <Adding
      key={part.shift?.id ?? ''}
      eventId={event.id}
      shiftId={part.shift?.id ?? null}
      name={partName(part)}
      assigning={assigning}
      isNamed={isPhone}
    />
  ));
  return (
    <>
      <p className="day-sheet__when">
        <strong>{texts.span(event)}</strong>
        <br />
        <span>{event.place}</span>
      </p>
      {isPhone ? (
        <SheetBar
          filter={filter}
          marked={marked}
          onUnmarkedOnly={() =>
            filter.toggle(parts.flatMap(({ entries }) => entries).filter((entry) => !isMarked(entry)))
          }
        >
          {adding}
          <Button onClick={() => window.print()}>{texts.print}</Button>
          <Allowed to="signup.mark">
            <Rest sheet={sheet} />
          </Allowed>
        </SheetBar>
      ) : (
        <>
          <p className="day-sheet__sum" role="status">
            {texts.marked(marked.done, marked.total)}
          </p>
          <Needed sheet={sheet} />
        </>
      )}
      {isNobodyListed && (
        <p role="status">
          {marked.total === 0 ? texts.nobody : filter.name.trim() === '' ? texts.allMarked : texts.noName}
        </p>
      )}
      {listed
        // A wide screen says of each list that nobody is on it.
        .filter(({ entries }) => !isPhone || entries.length > 0)
        .map((each) => (
          <PartList
            key={each.part.shift?.id ?? ''}
            {...each}
            sheet={sheet}
            filter={isPhone ? filter : null}
            onGive={give}
            adding={!isPhone && adding[parts.findIndex(({ part }) => part === each.part)]}
          />
        ))}
      {isPhone ? (
        <Needed sheet={sheet} />
      ) : (
        <Allowed to="signup.mark">
          <Rest sheet={sheet} isInCard />
        </Allowed>
      )}
      <Visitors sheet={sheet} count={event.walkIns} />
      <AssignDialog viewModel={assigning} onDone={reload} />
      <GiveShoesDialog viewModel={giving} onClosed={reload} />
    </>
  );
});

/** The pairs that are reserved for guests, by size; folded and below the names on a phone. */
const Needed = observer(function Needed({ sheet }: Pick<SheetProps, 'sheet'>) {
  const shelf = useViewModel(ShelfCountsViewModel);
  const isPhone = useMediaQuery('phone');
  const sizes = sheet.neededSizes;
  if (sizes.length === 0) return null;
  const pairs = sizes.reduce((sum, neededSize) => sum + neededSize.pairs, 0);
  return (
    <details className="day-sheet__needed" open={!isPhone}>
      <summary>
        {texts.needed} <span className="more">{texts.neededCount(pairs)}</span>
      </summary>
      <FigureTable
        label={texts.needed}
        heads={[texts.size, texts.pairs, texts.onShelf]}
        rows={sizes.map(({ key, size, pairs: count }) => {
          const onShelf = shelf.countOf(key);
          return { name: size, cells: [count, onShelf === null ? texts.noCount : texts.countOf(onShelf)] };
        })}
      />
    </details>
  );
});

interface PartListProps extends SheetPart, Pick<SheetProps, 'sheet'> {
  /** On a phone. */
  readonly filter: SheetFilterViewModel | null;
  /** Adds somebody to the list; false where the button stands elsewhere. */
  readonly adding: ReactNode;
  readonly onGive: (entry: RosterEntry) => void;
}

/** The people of a shift, or the guests. */
const PartList = observer(function PartList({ part, entries, sheet, filter, adding, onGive }: PartListProps) {
  const id = useId();
  const name = partName(part);
  const opensAt = DaySheetViewModel.opensAt(part);
  const isOpen = opensAt <= sheet.now;
  return (
    <Flex component="section" vertical gap="small" className="day-sheet__part" aria-labelledby={id}>
      <Flex wrap gap="small" align="baseline">
        <h2 id={id}>{name}</h2>
        <span>{texts.times(part.startsAt, part.endsAt)}</span>
      </Flex>
      {!isOpen && <p className="day-sheet__early">{texts.tooEarly(opensAt)}</p>}
      {entries.length === 0 ? (
        <p className="more">{texts.nobody}</p>
      ) : (
        <ul className="day-sheet__people" aria-label={name}>
          {entries.map((entry) =>
            filter ? (
              <PhoneRow
                key={entry.id}
                entry={entry}
                sheet={sheet}
                filter={filter}
                isOpen={isOpen}
                onGive={onGive}
              />
            ) : (
              <MarkRow key={entry.id} entry={entry} sheet={sheet} isOpen={isOpen} onGive={onGive} />
            ),
          )}
        </ul>
      )}
      {adding}
    </Flex>
  );
});

interface AddingProps {
  readonly eventId: string;
  /** Null for the guests. */
  readonly shiftId: string | null;
  /** Of the shift or the guests. */
  readonly name: string;
  readonly assigning: AssignViewModel;
  /** Whether the button says to which list, since it does not stand below it. */
  readonly isNamed: boolean;
}

/** Adds somebody to a shift or to the guests, by name. */
const Adding = memo(function Adding({ eventId, shiftId, name, assigning, isNamed }: AddingProps) {
  const begin = () => assigning.begin({ eventId, shiftId, name, isByName: true });
  return (
    <Allowed to="signup.assign">
      <div>
        <Button aria-label={texts.addTo(name)} onClick={begin}>
          {isNamed ? texts.addTo(name) : texts.add}
        </Button>
      </div>
    </Allowed>
  );
});

/** Marks everybody who has no mark yet, after asking. */
const Rest = observer(function Rest({
  sheet,
  isInCard = false,
}: Pick<SheetProps, 'sheet'> & { readonly isInCard?: boolean }) {
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const press = () => {
    const count = sheet.unmarked.length;
    ask({
      title: texts.restTitle,
      text: texts.restText(count),
      action: texts.restAction(count),
      onConfirm: () => void sheet.markRest(),
    });
  };
  const button = (
    <Button aria-disabled={sheet.rest.isSending || undefined} onClick={press}>
      {texts.rest}
    </Button>
  );
  return (
    <>
      {sheet.hasUnmarked &&
        (isInCard ? (
          <Card size="small" className="screen-only">
            {button}
          </Card>
        ) : (
          button
        ))}
      {dialog}
    </>
  );
});
