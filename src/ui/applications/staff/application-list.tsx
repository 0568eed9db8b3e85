import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { type Application, isLate, isUntold } from '../../../core/applications/application';
import type { ListedApplication } from '../../../core/applications/application-query';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import { useMediaQuery } from '../../app/use-media-query';
import { Rows } from '../../shared/table/rows';
import { formatDay } from '../../shared/text/day';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

const COLORS: Readonly<Record<Application['state'], string>> = {
  pending: 'warning',
  approved: 'success',
  denied: 'default',
  withdrawn: 'default',
};

/** The id of the button that opens an application; the focus comes back to it. */
export const openButtonId = (id: string) => `open-application-${id}`;

interface ApplicationListProps {
  readonly applications: readonly ListedApplication[];
  readonly today: CalendarDate;
  /** Whether they are all to one program, which need not be named. */
  readonly isOfOneProgram: boolean;
  readonly onOpen: (id: string) => void;
}

/** Applications in a table, or as cards where there is no room for one. */
export function ApplicationList({ applications, today, isOfOneProgram, onOpen }: ApplicationListProps) {
  const columns = [
    {
      ...column(texts.name, (application) => (
        <Name level={isOfOneProgram ? 'h4' : 'h2'}>{texts.nameOf(application)}</Name>
      )),
      ...({ rowScope: 'row', className: 'words' } as const),
    },
    ...(isOfOneProgram ? [] : [column(texts.program, ({ program }) => program)]),
    column(texts.asksFor, texts.asks),
    column(texts.received, ({ receivedAt }) => texts.dayOf(receivedAt)),
    column(texts.answerBy, (application) => <AnswerBy {...application} today={today} />),
    column(texts.state, (application) => <Standing application={application} />),
    column(texts.actions, (application) => (
      <Button
        id={openButtonId(application.id)}
        aria-label={texts.openOf(texts.nameOf(application))}
        onClick={() => onOpen(application.id)}
      >
        {texts.open}
      </Button>
    )),
  ];
  return <Rows label={texts.title} rows={applications} columns={columns} />;
}

function column(
  title: string,
  content: (application: ListedApplication) => React.ReactNode,
): TableColumnsType<ListedApplication>[number] {
  return { title, key: title, render: (_, application) => content(application) };
}

/** A heading, where the list has cards. */
function Name({ level, children }: { readonly level: 'h2' | 'h4'; readonly children: string }) {
  const Element = useMediaQuery('not-wide') ? level : 'span';
  return <Element style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{children}</Element>;
}

interface AnswerByProps extends Pick<ListedApplication, 'state' | 'answerBy'> {
  readonly today: CalendarDate;
}

/** The day on which the answer is due, marked when it is late. */
export function AnswerBy({ state, answerBy, today }: AnswerByProps) {
  return (
    <Flex wrap gap="small">
      {formatDay(answerBy)}
      {isLate({ state }, answerBy, today) && <Tag color="error">{texts.late}</Tag>}
    </Flex>
  );
}

interface StandingProps {
  readonly application: Pick<Application, 'state' | 'ended' | 'toldAt' | 'erasedAt'>;
}

/** Where an application stands, by word as well as by color, and whether somebody still has to tell the answer. */
export function Standing({ application }: StandingProps) {
  return (
    <Flex wrap gap="var(--space-1)">
      <Tag color={application.ended ? 'default' : COLORS[application.state]}>{texts.states(application)}</Tag>
      {isUntold(application) && <Tag color="processing">{texts.shows.call}</Tag>}
    </Flex>
  );
}
