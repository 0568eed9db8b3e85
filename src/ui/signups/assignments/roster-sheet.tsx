import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/page-hooks';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { SubView } from '../../shared/sub-view';
import { FigureTable } from '../../shared/table/figure-table';
import { assignmentsTexts } from './assignments.texts';
import { type RosterQuestion, RosterSheetViewModel, type RosterShift } from './roster-sheet.view-model';
import './roster-sheet.css';

const { roster: texts } = assignmentsTexts;

/** Lines for those who come without having signed up. */
const SPARE_LINES = 2;
/** A shift that needs a crowd gets no page of empty lines. */
const MOST_FREE_LINES = 10;

interface RosterSheetProps {
  /** The filters of the list. */
  readonly question: RosterQuestion;
  /** The same, in words. */
  readonly about: string;
  readonly onBack: () => void;
}

/** Who comes to which shift, on paper: by event and shift a line for each person, to be ticked, and empty ones. */
export const RosterSheet = observer(function RosterSheet({ question, about, onBack }: RosterSheetProps) {
  const sheet = useViewModel(RosterSheetViewModel);
  const questionJson = JSON.stringify(question);
  useEffect(() => void sheet.show(JSON.parse(questionJson)), [sheet, questionJson]);
  return (
    <div className="paper roster-sheet">
      <PaperLogo />
      <SubView
        title={texts.title}
        headingLevel={1}
        back={{ text: texts.back, onPress: onBack }}
        action={
          <Button type="primary" onClick={() => window.print()}>
            {texts.printNow}
          </Button>
        }
      >
        <p>{about}</p>
        <FetchedPart fetched={sheet} texts={texts}>
          {({ shifts, total }) =>
            shifts.length === 0 ? (
              <NothingHere {...assignmentsTexts.list.notFound} />
            ) : (
              <>
                {shifts.length < total && <p>{texts.notAll(shifts.length, total)}</p>}
                {byEvent(shifts).map(([first, ...laterShifts]) => (
                  <section
                    key={`${first.shift.event.id} ${first.shift.id}`}
                    aria-label={texts.eventOf(first.shift)}
                  >
                    <h2>{first.shift.event.title}</h2>
                    <p>{texts.whereOf(first.shift)}</p>
                    {[first, ...laterShifts].map((rosterShift) => (
                      <Shift key={rosterShift.shift.id} {...rosterShift} />
                    ))}
                  </section>
                ))}
              </>
            )
          }
        </FetchedPart>
      </SubView>
    </div>
  );
});

function Shift({ shift, people }: RosterShift) {
  const free = Math.min(Math.max(0, shift.wanted - people.length), MOST_FREE_LINES) + SPARE_LINES;
  return (
    <div className="roster-sheet__shift">
      <h3>{texts.shiftOf(shift, people.length)}</h3>
      <FigureTable
        label={texts.tableOf(shift)}
        heads={[texts.name, texts.contact, texts.here]}
        rows={people.map(({ id, name, contact }) => ({
          id,
          name: name || texts.erased,
          cells: [contact, <Box key="box" />],
        }))}
      >
        <tbody aria-hidden="true">
          {Array.from({ length: free }, (_, line) => `free ${line}`).map((line) => (
            <tr key={line}>
              <td />
              <td />
              <td>
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </div>
  );
}

/** To be ticked with a pen. */
function Box() {
  return <span className="roster-sheet__box" />;
}

type SomeShifts = readonly [RosterShift, ...RosterShift[]];

/** The shifts of each event together, the events by their first shift. */
function byEvent(shifts: readonly RosterShift[]): readonly SomeShifts[] {
  const events = new Map<string, [RosterShift, ...RosterShift[]]>();
  for (const rosterShift of shifts) {
    const { id } = rosterShift.shift.event;
    const ofEvent = events.get(id);
    if (ofEvent) ofEvent.push(rosterShift);
    else events.set(id, [rosterShift]);
  }
  return [...events.values()];
}
