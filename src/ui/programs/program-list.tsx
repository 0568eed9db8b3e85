import { Button, type TableColumnsType } from 'antd';
import type { ListedProgram } from '../../core/programs/program-view';
import { Allowed } from '../app/page-hooks';
import { actionsColumn, column, headColumn, Rows } from '../shared/table/rows';
import { formatMinutes } from '../shared/text/duration';
import { Instant } from '../shared/text/instant';
import { IntakeTag, Managers, ranOf, Title, WaitingLink } from './program-parts';
import { programsTexts as texts } from './programs.texts';

interface ProgramListProps {
  readonly programs: readonly ListedProgram[];
}

type Columns = TableColumnsType<ListedProgram>;

const title: Columns[number] = headColumn(texts.program, (program) => <Title program={program} />);

/** Drafts and active programs in a table, or as cards that begin with how many applications wait. */
export function ProgramList({ programs }: ProgramListProps) {
  const columns: Columns = [
    title,
    column(texts.managers, ({ managers }) => <Managers managers={managers} />),
    column(texts.applications, (program) => (
      <WaitingLink program={program}>{texts.wait(program.waiting)}</WaitingLink>
    )),
    column(texts.places, ({ enrolled, places }) => texts.placesTaken(enrolled, places)),
    column(texts.nextEvent, ({ next: [first] }) => (first ? <Instant ms={first.startsAt} /> : texts.noEvent)),
    column(texts.intake, ({ intake }) => <IntakeTag intake={intake} />),
  ];
  return (
    <Rows
      label={texts.programs}
      rows={programs}
      columns={columns}
      offCard={[texts.applications]}
      lead={(program) =>
        program.waiting > 0 && (
          <WaitingLink program={program}>{texts.applicationsWait(program.waiting)}</WaitingLink>
        )
      }
    />
  );
}

interface ArchivedListProps extends ProgramListProps {
  readonly onRestore: (program: ListedProgram) => void;
}

/** Archived programs in a table, or as cards. */
export function ArchivedList({ programs, onRestore }: ArchivedListProps) {
  const columns: Columns = [
    title,
    column(texts.ran, ranOf),
    column(texts.people, ({ people }) => texts.count(people)),
    column(texts.sessions, ({ sessions }) => texts.count(sessions)),
    column(texts.hours, ({ minutes }) => formatMinutes(minutes)),
    actionsColumn(texts.actions, (program) => (
      <Allowed to="program.restore">
        <Button aria-label={texts.restoreProgram(program.title)} onClick={() => onRestore(program)}>
          {texts.acts.restore}
        </Button>
      </Allowed>
    )),
  ];
  return <Rows label={texts.archivedPrograms} rows={programs} columns={columns} />;
}
