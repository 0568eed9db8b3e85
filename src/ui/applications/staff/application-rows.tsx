import { Flex, type TableColumnsType, Tag } from 'antd';
import { memo } from 'react';
import { type Application, isLate, isUntold } from '../../../core/applications/application';
import type { ListedApplication } from '../../../core/applications/application-query';
import { formatDay } from '../../../core/shared/text/format';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import { OpenLink } from '../../shared/list/openings';
import { column, headColumn, Rows, RowTitle } from '../../shared/table/rows';
import { WroteIn } from '../../shared/wrote-in';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

const COLORS: Readonly<Record<Application['state'], string>> = {
  pending: 'warning',
  approved: 'success',
  denied: 'default',
  withdrawn: 'default',
};

interface ApplicationRowsProps {
  readonly applications: readonly ListedApplication[];
  readonly today: CalendarDate;
  /** Whether they are all to one program, which need not be named. */
  readonly isOfOneProgram: boolean;
}

/** Applications in a table, or as cards where there is no room for one. Drawn again only when they change. */
export const ApplicationRows = memo(function ApplicationRows(props: ApplicationRowsProps) {
  const { applications, today, isOfOneProgram } = props;
  const columns: TableColumnsType<ListedApplication> = [
    headColumn(texts.name, (application) => (
      <RowTitle level={isOfOneProgram ? 3 : 2}>
        <OpenLink id={application.id}>{texts.nameOf(application)}</OpenLink>
      </RowTitle>
    )),
    ...(isOfOneProgram ? [] : [column<ListedApplication>(texts.program, ({ program }) => program)]),
    column(texts.asksFor, texts.asks),
    column(texts.received, ({ receivedAt }) => texts.dayOf(receivedAt)),
    column(texts.answerBy, (application) => <AnswerBy {...application} today={today} />),
    column(texts.state, (application) => <Standing application={application} />),
  ];
  return <Rows label={texts.title} rows={applications} columns={columns} />;
});

interface AnswerByProps extends Pick<ListedApplication, 'state' | 'answerBy'> {
  readonly today: CalendarDate;
}

/** The day on which the answer is due, marked when it is late. */
export function AnswerBy({ state, answerBy, today }: AnswerByProps) {
  return (
    <Flex wrap gap="small">
      <span>{formatDay(answerBy)}</span>
      {isLate({ state }, answerBy, today) && <Tag color="error">{texts.late}</Tag>}
    </Flex>
  );
}

interface StandingProps {
  readonly application: Pick<Application, 'state' | 'ended' | 'toldAt' | 'erasedAt' | 'language'>;
}

/** Where an application stands, by word as well as by color, and whether somebody still has to tell the answer. */
export function Standing({ application }: StandingProps) {
  return (
    <Flex wrap gap="var(--space-1)">
      <Tag color={application.ended ? 'default' : COLORS[application.state]}>
        <span>{texts.states(application)}</span>
      </Tag>
      {isUntold(application) && <Tag color="processing">{texts.shows.call}</Tag>}
      <WroteIn language={application.language} />
    </Flex>
  );
}
