import { Button, Flex, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { StaffWork } from '../../core/hours/hours.api';
import { pathOf } from '../../core/navigation/paths';
import { useMay } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { NAME_LINK } from '../shared/name-link';
import { actionsColumn, column, headColumn, More, Rows, RowTitle } from '../shared/table/rows';
import { hoursTexts as texts } from './hours.texts';

interface HoursListProps {
  readonly work: readonly StaffWork[];
  /** Of the headings of cards. */
  readonly level: 2 | 3 | 4;
  /** Whether all of it is of one program, which need not be named. */
  readonly isOfOneProgram: boolean;
  readonly isSending: boolean;
  readonly onApprove: (work: StaffWork) => void;
  readonly onReturn: (work: StaffWork) => void;
}

/** Work of volunteers in a table, or as cards. */
export function HoursList({ work, level, isOfOneProgram, ...actions }: HoursListProps) {
  const may = useMay();
  const canOpen = may('open volunteers/volunteer-list') && may('volunteer.list');
  const columns: TableColumnsType<StaffWork> = [
    headColumn(texts.volunteer, ({ personId, name }) => (
      <RowTitle level={level}>
        {canOpen && personId !== null && name !== '' ? (
          <Link
            className={NAME_LINK}
            to={`${pathOf('volunteers/volunteer-list')}?person=${encodeURIComponent(personId)}`}
          >
            {name}
          </Link>
        ) : (
          name || texts.nameDeleted
        )}
      </RowTitle>
    )),
    column(texts.date, ({ day }) => texts.day(day)),
    ...(isOfOneProgram
      ? []
      : [column<StaffWork>(texts.program, ({ program }) => program ?? texts.otherWork)]),
    { ...column<StaffWork>(texts.what, (row) => <What work={row} />), className: 'words' },
    column(texts.time, ({ minutes }) => <strong>{texts.minutes(minutes)}</strong>),
    actionsColumn(texts.actions, (row) => <Actions work={row} {...actions} />),
  ];
  return <Rows label={texts.heading} rows={work} columns={columns} />;
}

function What({ work }: { readonly work: StaffWork }) {
  return (
    <>
      <span>{texts.whatOf(work)}</span>
      <More
        texts={[
          work.hours === 'approved' ? texts.approvedBy(work) : '',
          work.hours === 'returned' ? texts.returned(work) : '',
        ]}
      />
    </>
  );
}

interface ActionsProps extends Omit<HoursListProps, 'work' | 'level' | 'isOfOneProgram'> {
  readonly work: StaffWork;
}

function Actions({ work, isSending, onApprove, onReturn }: ActionsProps) {
  const canDecide = useMay()('hours.approve');
  if (work.isOwn) return <span className="more">{texts.own}</span>;
  if (!canDecide) return null;
  const isBusy = { 'aria-disabled': isSending || undefined };
  if (work.hours === 'approved')
    return (
      <Button aria-label={texts.takeBackOf(work)} onClick={() => onReturn(work)}>
        {texts.takeBack}
      </Button>
    );
  return (
    work.hours === 'claimed' && (
      <Flex wrap gap="small">
        <Button {...isBusy} aria-label={texts.approveOf(work)} onClick={() => onApprove(work)}>
          {texts.approve}
        </Button>
        <MoreMenu
          subject={texts.named(work)}
          isInRow
          actions={[{ key: 'return', text: texts.return, onPress: () => onReturn(work) }]}
        />
      </Flex>
    )
  );
}
