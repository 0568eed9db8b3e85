import { Flex, Tag } from 'antd';
import { Link, type LinkProps } from 'react-router-dom';
import { pathOf } from '../../core/navigation/paths';
import type { Program } from '../../core/programs/program';
import { programPairs } from '../../core/programs/program-pairs';
import type { ListedProgram } from '../../core/programs/program-view';
import { formatDay } from '../../core/shared/text/format';
import { isMissing } from '../../core/shared/translations/pairs';
import { useMay } from '../app/page-hooks';
import { OpenLink } from '../shared/list/openings';
import { RowTitle } from '../shared/table/rows';
import { NotInSpanish } from '../shared/translation/not-in-spanish';
import { programsTexts as texts } from './programs.texts';
import './programs.css';

const TONES = { draft: 'warning', active: 'success', archived: 'default' } as const;
const INTAKE_TONES = { open: 'success', paused: 'warning', closed: 'default' } as const;

/** Whether a program is a draft, active or archived, in a word; its color repeats it. */
export function StateTag({ state }: Pick<Program, 'state'>) {
  return (
    <Tag color={TONES[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}

/** Whether a program takes applications, in a word. */
export function IntakeTag({ intake }: Pick<Program, 'intake'>) {
  return (
    <Tag color={INTAKE_TONES[intake]}>
      <span>{texts.intakes[intake]}</span>
    </Tag>
  );
}

/** The names of those who manage a program, or that nobody does. */
export function Managers({ managers }: Pick<ListedProgram, 'managers'>) {
  return managers.length === 0 ? (
    <Tag color="error">{texts.noManager}</Tag>
  ) : (
    <span>{namesOf(managers)}</span>
  );
}

/** People by name, one after another. */
export function namesOf(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name).join(', ');
}

/** What a program offers, or that nobody has said it yet. */
export function kindOf({ kind }: Pick<Program, 'kind'>): string {
  return kind === null ? texts.noKind : texts.kinds[kind];
}

/** The days of the first and the last event or answer to an application. */
export function ranOf({ ran }: Pick<ListedProgram, 'ran'>): string {
  return ran ? texts.ranFrom(formatDay(ran.first), formatDay(ran.last)) : texts.neverRan;
}

/** A program's title with its kind, and that it is a draft; a heading, where the list has cards. */
export function Title({ program }: { readonly program: Program }) {
  return (
    <Flex vertical style={{ minWidth: 0 }}>
      <Flex wrap gap="small" align="center">
        <RowTitle>
          <OpenLink id={program.id}>{program.title}</OpenLink>
        </RowTitle>
        {program.state === 'draft' && <StateTag state="draft" />}
        <NotInSpanish isMissing={programPairs(program).some(isMissing)} />
      </Flex>
      <span className="more">{kindOf(program)}</span>
    </Flex>
  );
}

/** Where a program's applications are: on the page for applications, or in the program's view for those who have no such page. */
export function useApplicationsPath(id: string): string {
  const hasPage = useMay()('open volunteers/applications');
  return `${hasPage ? pathOf('volunteers/applications') : ''}?program=${encodeURIComponent(id)}`;
}

interface WayProps extends Pick<LinkProps, 'aria-label' | 'onClick'> {
  /** Null where it leads nowhere. */
  readonly to: string | null;
  readonly children: string;
}

/** Words that are a link where they lead somewhere. */
export function Way({ to, children, ...link }: WayProps) {
  if (to === null) return <span>{children}</span>;
  return (
    <Link className="programs__link" to={to} {...link}>
      {children}
    </Link>
  );
}

interface WaitingProps {
  readonly program: Pick<ListedProgram, 'id' | 'title' | 'waiting'>;
  /** What is seen of it; its accessible name goes on to say in which program. */
  readonly children: string;
}

/** How many applications wait for an answer, as a link to them. */
export function WaitingLink({ program: { id, title, waiting }, children }: WaitingProps) {
  const to = useApplicationsPath(id);
  return (
    <Way to={waiting === 0 ? null : to} aria-label={texts.waitIn(children, title)}>
      {children}
    </Way>
  );
}
