import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
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
import type { SeenEvent } from '../events.view-model';
import { partName } from '../roster/part-name';
import { daySheetTexts as texts } from './day-sheet.texts';
import { DaySheetViewModel } from './day-sheet.view-model';
import { MarkRow } from './mark-row';
import { markedAmong, neededSizes, type SheetPart, sheetParts } from './sheet-parts';
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
  return (
    <div className="day-sheet paper">
      <PaperLogo />
      <SubView
        title={event ? texts.title(event.title) : eventViewTexts.daySheet}
        back={back}
        action={event && <Button onClick={() => window.print()}>{texts.print}</Button>}
      >
        <FetchedPart fetched={sheet} texts={eventViewTexts.one}>
          {(seen) => <Sheet seen={seen} sheet={sheet} />}
        </FetchedPart>
      </SubView>
    </div>
  );
});

interface SheetProps {
  readonly seen: SeenEvent;
  readonly sheet: DaySheetViewModel;
}

const Sheet = observer(function Sheet({ seen, sheet }: SheetProps) {
  const assigning = useViewModel(AssignViewModel);
  const giving = useViewModel(GiveShoesViewModel);
  const { event, roster } = seen;
  if (!isDated(event) || event.state !== 'published')
    return <Alert type="warning" showIcon title={texts.notPublished} />;
  const parts = sheetParts(event, roster);
  const { done, of } = markedAmong(parts);
  return (
    <>
      <p>
        <strong>{texts.span(event)}</strong>
        <br />
        <span>{event.place}</span>
      </p>
      <p className="day-sheet__sum" role="status">
        {texts.marked(done, of)}
      </p>
      <Needed roster={roster} />
      {parts
        .filter(({ part, entries }) => part.shift !== null || event.invited.length > 0 || entries.length > 0)
        .map((one) => (
          <PartList
            key={one.part.shift?.id ?? ''}
            {...one}
            sheet={sheet}
            onGive={({ name, application }) =>
              application &&
              giving.begin({
                applicationId: application.id,
                shoes: application.shoes,
                name,
                eventId: event.id,
              })
            }
            onAdd={() =>
              assigning.begin({
                eventId: event.id,
                shiftId: one.part.shift?.id ?? null,
                name: partName(one.part),
                isByName: true,
              })
            }
          />
        ))}
      <Allowed to="signup.mark">
        <Rest sheet={sheet} />
      </Allowed>
      <Visitors sheet={sheet} count={event.walkIns} />
      <AssignDialog viewModel={assigning} onDone={() => void sheet.load()} />
      <GiveShoesDialog viewModel={giving} onClosed={() => void sheet.load()} />
    </>
  );
});

/** The pairs that are reserved for guests, by size; folded on a phone, where the names come first. */
const Needed = observer(function Needed({ roster }: Pick<SeenEvent, 'roster'>) {
  const shelf = useViewModel(ShelfCountsViewModel);
  const isPhone = useMediaQuery('phone');
  const sizes = neededSizes(roster);
  if (sizes.length === 0) return null;
  const pairs = sizes.reduce((sum, one) => sum + one.pairs, 0);
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
  readonly onAdd: () => void;
  readonly onGive: (entry: RosterEntry) => void;
}

/** The people of a shift, or the guests. */
const PartList = observer(function PartList(props: PartListProps) {
  const { part, entries, sheet, onAdd, onGive } = props;
  const id = useId();
  const name = partName(part);
  const opensAt = DaySheetViewModel.opensAt(part);
  const isOpen = opensAt <= sheet.now;
  return (
    <Flex component="section" vertical gap="small" aria-labelledby={id}>
      <Flex wrap gap="small" align="baseline">
        <h2 id={id}>{name}</h2>
        <span>{texts.times(part.startsAt, part.endsAt)}</span>
      </Flex>
      {!isOpen && <p className="day-sheet__early">{texts.tooEarly(opensAt)}</p>}
      {entries.length === 0 ? (
        <p className="more">{texts.nobody}</p>
      ) : (
        <ul className="day-sheet__people" aria-label={name}>
          {entries.map((entry) => (
            <MarkRow key={entry.id} entry={entry} sheet={sheet} isOpen={isOpen} onGive={onGive} />
          ))}
        </ul>
      )}
      <Allowed to="signup.assign">
        <div>
          <Button aria-label={texts.addTo(name)} onClick={onAdd}>
            {texts.add}
          </Button>
        </div>
      </Allowed>
    </Flex>
  );
});

/** Marks everybody who has no mark yet, after asking. */
const Rest = observer(function Rest({ sheet }: Pick<SheetProps, 'sheet'>) {
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const count = sheet.unmarked.length;
  const press = () =>
    ask({
      title: texts.restTitle,
      text: texts.restText(count),
      action: texts.restAction(count),
      onConfirm: () => void sheet.markRest(),
    });
  return (
    <>
      {count > 0 && (
        <Card size="small" className="screen-only">
          <Button aria-disabled={sheet.rest.isSending || undefined} onClick={press}>
            {texts.rest}
          </Button>
        </Card>
      )}
      {dialog}
    </>
  );
});
