import { Button, Flex, type TableColumnsType } from 'antd';
import type { Program } from '../../core/programs/program';
import type { ProgramView } from '../../core/programs/program-view';
import { CardOf, Rows } from '../shared/table/rows';
import { IntakeTag, Managers, ranOf, Title, WaitingLink } from './program-parts';
import { programsTexts as texts } from './programs.texts';

/** The id of the button that opens a program; the focus comes back to it. */
export const openButtonId = (id: string) => `open-program-${id}`;

interface ProgramListProps {
  readonly programs: readonly ProgramView[];
  readonly onOpen: (id: string) => void;
}

/** Drafts and active programs in a table, or as cards that begin with how many applications wait. */
export function ProgramList({ programs, onOpen }: ProgramListProps) {
  const columns = [
    title,
    column(texts.managers, ({ managers }) => <Managers managers={managers} />),
    column(texts.applications, (seen) => <WaitingLink seen={seen}>{texts.wait(seen.waiting)}</WaitingLink>),
    column(texts.places, ({ enrolled, program }) => texts.placesTaken(enrolled, program.places)),
    column(texts.intake, ({ program }) => <IntakeTag intake={program.intake} />),
    column(texts.actions, ({ program }) => <OpenButton program={program} onOpen={onOpen} />),
  ];
  const onCard = columns.filter(({ key }) => key !== texts.applications);
  return (
    <Rows label={texts.programs} rows={programs} keyOf={idOf} columns={columns}>
      {(seen) => (
        <Flex vertical gap="small" align="start">
          {seen.waiting > 0 && <WaitingLink seen={seen}>{texts.applicationsWait(seen.waiting)}</WaitingLink>}
          <CardOf row={seen} columns={onCard} />
        </Flex>
      )}
    </Rows>
  );
}

interface ArchivedListProps extends ProgramListProps {
  readonly onRestore: (program: Program) => void;
}

/** Archived programs in a table, or as cards. */
export function ArchivedList({ programs, onOpen, onRestore }: ArchivedListProps) {
  const columns = [
    title,
    column(texts.ran, ranOf),
    column(texts.people, ({ people }) => texts.count(people)),
    column(texts.actions, ({ program }) => (
      <Flex gap="small">
        <OpenButton program={program} onOpen={onOpen} />
        <Button aria-label={texts.restoreProgram(program.title)} onClick={() => onRestore(program)}>
          {texts.acts.restore}
        </Button>
      </Flex>
    )),
  ];
  return <Rows label={texts.archivedPrograms} rows={programs} keyOf={idOf} columns={columns} />;
}

const idOf = ({ program }: ProgramView) => program.id;

type Column = TableColumnsType<ProgramView>[number];

function column(head: string, content: (seen: ProgramView) => React.ReactNode): Column {
  return { title: head, key: head, render: (_, seen) => content(seen) };
}

const title: Column = {
  ...column(texts.program, ({ program }) => <Title program={program} />),
  ...{ rowScope: 'row', className: 'words' },
};

interface OpenButtonProps extends Pick<ProgramListProps, 'onOpen'> {
  readonly program: Program;
}

function OpenButton({ program: { id, title }, onOpen }: OpenButtonProps) {
  return (
    <Button id={openButtonId(id)} aria-label={texts.openProgram(title)} onClick={() => onOpen(id)}>
      {texts.open}
    </Button>
  );
}
