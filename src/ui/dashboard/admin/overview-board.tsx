import { Card, Flex, Statistic, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OverviewFigures } from '../../../core/overview/read-overview';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useMay, useViewModel } from '../../app/page-hooks';
import { waitingTexts } from '../home/waiting.texts';
import { WAITING_PLACES } from '../home/waiting-places';
import { WaitingViewModel } from '../waiting/waiting.view-model';
import { adminTexts as texts } from './admin.texts';
import './overview.css';

/** A row of one of the two lists. */
interface OverviewRow {
  readonly key: string;
  readonly what: ReactNode;
  readonly mark: ReactNode;
}

interface OverviewBoardProps {
  /** Null while the figures and the activity are loading. */
  readonly figures: OverviewFigures | null;
  readonly activity: readonly OverviewRow[];
  /** Stands where there is no activity. */
  readonly noActivity: string;
  /** Follow what waits. */
  readonly tasks: readonly OverviewRow[];
}

/** Figures, what was done last, and what waits to be done. */
export const OverviewBoard = observer(function OverviewBoard({
  figures,
  activity,
  noActivity,
  tasks,
}: OverviewBoardProps) {
  const { waiting } = useViewModel(WaitingViewModel);
  const may = useMay();
  const things = fieldNames(WAITING_PLACES).filter((thing) => may(WAITING_PLACES[thing].right));
  const waitingRows = things.map((thing): OverviewRow => {
    const count = waiting[thing];
    const isKnown = typeof count === 'number';
    return {
      key: thing,
      what: (
        <Link to={WAITING_PLACES[thing].path}>
          {isKnown ? `${count} ${waitingTexts.names[thing](count)}` : waitingTexts.unknown[thing]}
        </Link>
      ),
      mark: count === null ? waitingTexts.notCounted : isKnown && <TaskState isDone={count === 0} />,
    };
  });
  return (
    <div className="overview">
      <ul className="overview__figures">
        {fieldNames(texts.figureNames).map((name) => (
          <li key={name}>
            <Card size="small">
              <Statistic
                title={texts.figureNames[name]}
                value={figures ? (figures[name] ?? texts.notRecorded) : '…'}
                {...(figures?.[name] == null && { className: 'overview__unrecorded' })}
              />
            </Card>
          </li>
        ))}
      </ul>
      <List
        id="recent-activity"
        title={texts.recentActivity}
        rows={activity}
        empty={figures ? noActivity : texts.loading}
      />
      <List id="pending-tasks" title={texts.pendingTasks} rows={[...waitingRows, ...tasks]} empty="" />
    </div>
  );
});

/** Whether a task is done, by word as well as by color. */
export function TaskState({ isDone }: { readonly isDone: boolean }) {
  return <Tag color={isDone ? 'success' : 'default'}>{isDone ? texts.done : texts.open}</Tag>;
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly OverviewRow[];
  readonly empty: string;
}

function List({ id, title, rows, empty }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{title}</h2>}>
        {rows.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <ul className="overview__list">
            {rows.map(({ key, what, mark }) => (
              <li key={key}>
                <Flex wrap justify="space-between" gap="4px 12px">
                  <span>{what}</span>
                  {mark}
                </Flex>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
