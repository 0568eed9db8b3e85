import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { OpenShift } from '../../../core/events/event-view';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { useProgramChoice } from '../../events/event-lists';
import { useEventPaths, When } from '../../events/event-parts';
import { dayFrom, firstOf, id as idField, queryFields } from '../../shared/address/query-fields';
import { useAddress } from '../../shared/address/use-address';
import { optionsOf } from '../../shared/control/native-select';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { NAME_LINK } from '../../shared/name-link';
import { SubView } from '../../shared/sub-view';
import { actionsColumn, column, headColumn, More, Rows, RowTitle } from '../../shared/table/rows';
import { AssignViewModel } from '../assign/assign.view-model';
import { AssignDialog } from '../assign/assign-dialog';
import { assignmentsTexts as texts } from './assignments.texts';
import { OpenShiftsViewModel } from './assignments.view-model';
import { RosterSheet } from './roster-sheet';

const SHOWS = ['gaps', 'all'] as const;
/** What the address says of the view to print. */
const ROSTER = 'roster';

/** The page behind a program manager's menu entry 'Assignments': the shifts of the next days that need people. */
export const AssignmentsPage = observer(function AssignmentsPage() {
  const list = useViewModel(OpenShiftsViewModel);
  const assigning = useViewModel(AssignViewModel);
  const { from, to } = list.firstDays;
  const address = useMemo(
    () =>
      queryFields(
        { programId: idField('program'), from: dayFrom(from), to: dayFrom(to), show: firstOf(SHOWS) },
        { size: 20 },
      ),
    [from, to],
  );
  const listQuery = useListQuery(list, address);
  const programs = useProgramChoice();
  const [place, setPlace] = useAddress();
  const showAs = (view: string | null) =>
    setPlace((now) => {
      const next = new URLSearchParams(now);
      if (view === null) next.delete('view');
      else next.set('view', view);
      return next;
    });
  if (place.get('view') === ROSTER) {
    const { page: _page, size: _size, ...question } = listQuery.query;
    const program = programs.options.find(({ value }) => value === (question.programId ?? ''))?.label ?? '';
    return (
      <RosterSheet
        question={question}
        about={texts.filtersOf(program, question)}
        onBack={() => showAs(null)}
      />
    );
  }
  return (
    <SubView
      title={texts.title}
      headingLevel={1}
      action={<Button onClick={() => showAs(ROSTER)}>{texts.print}</Button>}
    >
      <Flex vertical gap="middle">
        <ListPage
          list={list}
          listQuery={listQuery}
          texts={texts.list}
          filters={[
            { name: 'programId', label: texts.program, ...programs },
            { name: 'from', label: texts.from },
            { name: 'to', label: texts.to },
            { name: 'show', label: texts.show, options: optionsOf(SHOWS, texts.shows) },
          ]}
        >
          {({ items }) => (
            <Shifts
              shifts={items}
              onAssign={(shift) =>
                assigning.begin({
                  eventId: shift.event.id,
                  shiftId: shift.id,
                  name: texts.named(shift),
                })
              }
            />
          )}
        </ListPage>
      </Flex>
      <AssignDialog viewModel={assigning} onDone={() => void list.load()} />
    </SubView>
  );
});

interface ShiftsProps {
  readonly shifts: readonly OpenShift[];
  readonly onAssign: (shift: OpenShift) => void;
}

function Shifts({ shifts, onAssign }: ShiftsProps) {
  const paths = useEventPaths();
  const columns: TableColumnsType<OpenShift> = [
    headColumn(texts.when, (shift) => <When {...shift} />),
    column(
      texts.shift,
      (shift) => <ShiftTitle shift={shift} to={paths.canOpen ? paths.ofEvent(shift.event.id) : null} />,
      { className: 'words' },
    ),
    column(texts.needs, (shift) => <strong>{texts.more(shift)}</strong>),
    column(texts.going, ({ going }) => texts.count(going)),
    column(texts.waiting, ({ waiting }) => texts.count(waiting)),
    actionsColumn(texts.actions, (shift) => (
      <Allowed to="signup.assign">
        <Button className="screen-only" aria-label={texts.assignTo(shift)} onClick={() => onAssign(shift)}>
          {texts.assign}
        </Button>
      </Allowed>
    )),
  ];
  return (
    <Rows
      label={texts.shifts}
      rows={shifts}
      columns={columns}
      first={texts.shift}
      keyOf={({ id, event }) => `${event.id} ${id}`}
    />
  );
}

interface ShiftTitleProps {
  readonly shift: OpenShift;
  /** The page of its event; null where the person has none. */
  readonly to: string | null;
}

function ShiftTitle({ shift, to }: ShiftTitleProps) {
  const { label, event, program, adultsOnly } = shift;
  return (
    <>
      <RowTitle>
        {to === null ? (
          label
        ) : (
          <Link to={to} className={NAME_LINK} aria-label={texts.openOf(shift)}>
            {label}
          </Link>
        )}
      </RowTitle>{' '}
      {adultsOnly && <Tag>{texts.adultsOnly}</Tag>}
      <More texts={[...new Set([event.title, program?.title ?? ''])]} />
    </>
  );
}
