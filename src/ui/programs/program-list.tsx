import { Button, Flex, type TableColumnsType } from 'antd';
import type { ListedProgram } from '../../core/programs/program-view';
import { CardOf, Rows } from '../shared/table/rows';
import { IntakeTag, Managers, ranOf, Title, WaitingLink } from './program-parts';
import { programsTexts as texts } from './programs.texts';

/** The id of the button that opens a program; the focus comes back to it. */
export const openButtonId = (id: string) => `open-program-${id}`;

interface ProgramListProps {
  readonly programs: readonly ListedProgram[];
  readonly onOpen: (id: string) => void;
}

/** Drafts and active programs in a table, or as cards that begin with how many applications wait. */
export function ProgramList({ programs, onOpen }: ProgramListProps) {
  const columns = [
    title,
    column(texts.managers, ({ managers }) => <Managers managers={managers} />),
    column(texts.applications, (program) => (
      <WaitingLink program={program}>{texts.wait(program.waiting)}</WaitingLink>
    )),
    column(texts.places, ({ enrolled, places }) => texts.placesTaken(enrolled, places)),
    column(texts.intake, ({ intake }) => <IntakeTag intake={intake} />),
    column(texts.actions, (program) => <OpenButton program={program} onOpen={onOpen} />),
  ];
  const onCard = columns.filter(({ key }) => key !== texts.applications);
  return (
    <Rows label={texts.programs} rows={programs} columns={columns}>
      {(program) => (
        <Flex vertical gap="small" align="start">
          {program.waiting > 0 && (
            <WaitingLink program={program}>{texts.applicationsWait(program.waiting)}</WaitingLink>
          )}
          <CardOf row={program} columns={onCard} />
        </Flex>
      )}
    </Rows>
  );
}

interface ArchivedListProps extends ProgramListProps {
  readonly onRestore: (program: ListedProgram) => void;
}

/** Archived programs in a table, or as cards. */
export function ArchivedList({ programs, onOpen, onRestore }: ArchivedListProps) {
  const columns = [
    title,
    column(texts.ran, ranOf),
    column(texts.people, ({ people }) => texts.count(people)),
    column(texts.actions, (program) => (
      <Flex gap="small">
        <OpenButton program={program} onOpen={onOpen} />
        <Button aria-label={texts.restoreProgram(program.title)} onClick={() => onRestore(program)}>
          {texts.acts.restore}
        </Button>
      </Flex>
    )),
  ];
  return <Rows label={texts.archivedPrograms} rows={programs} columns={columns} />;
}

type Column = TableColumnsType<ListedProgram>[number];

function column(head: string, content: (program: ListedProgram) => React.ReactNode): Column {
  return { title: head, key: head, render: (_, program) => content(program) };
}

const title: Column = {
  ...column(texts.program, (program) => <Title program={program} />),
  ...{ rowScope: 'row', className: 'words' },
};

interface OpenButtonProps extends Pick<ProgramListProps, 'onOpen'> {
  readonly program: ListedProgram;
}

function OpenButton({ program: { id, title }, onOpen }: OpenButtonProps) {
  return (
    <Button id={openButtonId(id)} aria-label={texts.openProgram(title)} onClick={() => onOpen(id)}>
      {texts.open}
    </Button>
  );
}
