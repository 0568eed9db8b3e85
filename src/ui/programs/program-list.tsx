import { Button, Flex, type TableColumnsType } from 'antd';
import type { ListedProgram } from '../../core/programs/program-view';
import { Facts } from '../shared/facts';
import { Rows } from '../shared/table/rows';
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
  const columns: TableColumnsType<ListedProgram> = [
    titleColumn,
    {
      ...{ title: texts.managers, key: 'managers', className: 'words' },
      render: (_, { managers }) => <Managers managers={managers} />,
    },
    {
      ...{ title: texts.applications, key: 'applications' },
      render: (_, program) => <WaitingLink program={program}>{texts.wait(program.waiting)}</WaitingLink>,
    },
    { title: texts.places, key: 'places', render: (_, program) => placesOf(program) },
    {
      ...{ title: texts.intake, key: 'intake' },
      render: (_, { intake }) => <IntakeTag intake={intake} />,
    },
    {
      ...{ title: texts.actions, key: 'actions' },
      render: (_, program) => <OpenButton program={program} onOpen={onOpen} />,
    },
  ];
  return (
    <Rows label={texts.programs} rows={programs} columns={columns}>
      {(program) => (
        <Flex vertical gap="small" align="start">
          {program.waiting > 0 && (
            <WaitingLink program={program}>{texts.applicationsWait(program.waiting)}</WaitingLink>
          )}
          <Title program={program} name="h2" />
          <Flex wrap gap="small" align="center">
            <span className="visually-hidden">{texts.intake}: </span>
            <IntakeTag intake={program.intake} />
            {program.managers.length === 0 && <Managers managers={[]} />}
          </Flex>
          <Facts
            facts={[
              [texts.managers, program.managers.map(({ name }) => name).join(', ')] as const,
              [texts.places, placesOf(program)] as const,
            ].filter(([, fact]) => fact !== '')}
          />
          <OpenButton program={program} onOpen={onOpen} />
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
  const actions = (program: ListedProgram) => (
    <Flex gap="small">
      <OpenButton program={program} onOpen={onOpen} />
      <Button aria-label={texts.restoreProgram(program.title)} onClick={() => onRestore(program)}>
        {texts.acts.restore}
      </Button>
    </Flex>
  );
  const columns: TableColumnsType<ListedProgram> = [
    titleColumn,
    { title: texts.ran, key: 'ran', render: (_, program) => ranOf(program) },
    { title: texts.people, key: 'people', render: (_, { people }) => texts.count(people) },
    { title: texts.actions, key: 'actions', render: (_, program) => actions(program) },
  ];
  return (
    <Rows label={texts.archivedPrograms} rows={programs} columns={columns}>
      {(program) => (
        <Flex vertical gap="small" align="start">
          <Title program={program} name="h2" />
          <Facts
            facts={[
              [texts.ran, ranOf(program)],
              [texts.people, texts.count(program.people)],
            ]}
          />
          {actions(program)}
        </Flex>
      )}
    </Rows>
  );
}

const titleColumn: TableColumnsType<ListedProgram>[number] = {
  ...{ title: texts.program, key: 'title', rowScope: 'row', className: 'words' },
  render: (_, program) => <Title program={program} name="span" />,
};

function placesOf({ enrolled, places }: ListedProgram): string {
  return texts.placesTaken(enrolled, places);
}

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
