import { Card, Flex, Statistic, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OverviewFigures } from '../../../core/overview/read-overview';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useMay, useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { waitingTexts } from '../home/waiting.texts';
import { placeOf, useWaitingThings } from '../home/waiting-places';
import { WaitingViewModel } from '../waiting/waiting.view-model';
import { adminTexts as texts } from './admin.texts';
import '../../shared/link-list.css';

/** A figure that nobody knows. */
const UNKNOWN = { color: 'var(--muted)', fontSize: '1rem' };
/** A row of one of the two lists. */
interface OverviewRow {
  readonly key: string;
  readonly content: ReactNode;
  readonly mark: ReactNode;
}

interface OverviewBoardProps {
  /** Null while the figures and the activity are loading. With samples they are samples, too. */
  readonly figures: OverviewFigures | null;
  readonly activity: readonly OverviewRow[];
  /** Stands where there is no activity. */
  readonly noActivity: string;
  /** Fixed lists of the simulation: activity in the place of what was done, and tasks below what waits. */
  readonly samples?: { readonly activity: readonly OverviewRow[]; readonly tasks: readonly OverviewRow[] };
}

/** Figures, what was done last, and what waits to be done. */
export const OverviewBoard = observer(function OverviewBoard({
  figures,
  activity,
  noActivity,
  samples,
}: OverviewBoardProps) {
  const { waiting } = useViewModel(WaitingViewModel);
  const may = useMay();
  const waitingRows = useWaitingThings().map((thing): OverviewRow => {
    const count = waiting[thing];
    const isKnown = typeof count === 'number';
    return {
      key: thing,
      content: (
        <span className="link-list">
          <Link to={placeOf(thing, may)}>
            {isKnown ? `${count} ${waitingTexts.names[thing](count)}` : waitingTexts.unknown[thing]}
          </Link>
        </span>
      ),
      mark: count === null ? waitingTexts.notCounted : isKnown && <TaskState isDone={count === 0} />,
    };
  });
  return (
    <Flex wrap gap="middle">
      {samples && (
        <p style={{ inlineSize: '100%' }}>
          <Tag>
            <span>{texts.sample}</span>
          </Tag>{' '}
          <span>{texts.sampleExplained}</span>
        </p>
      )}
      <Flex component="ul" wrap gap="middle" flex="none" style={{ inlineSize: '100%' }}>
        {fieldNames(texts.figureNames).map((name) => (
          <li key={name} style={{ flex: '1 1 min(10rem, 100%)' }}>
            <Card size="small">
              <Statistic
                title={texts.figureNames[name]}
                value={figures ? (figures[name] ?? texts.notRecorded) : '…'}
                {...(figures?.[name] == null && { styles: { content: UNKNOWN } })}
              />
            </Card>
          </li>
        ))}
      </Flex>
      <List title={texts.recentActivity} rows={activity} samples={samples?.activity}>
        {figures ? noActivity : texts.loading}
      </List>
      <List title={texts.pendingTasks} rows={waitingRows} samples={samples?.tasks} />
    </Flex>
  );
});

/** Whether a task is done, by word as well as by color. */
export function TaskState({ isDone }: { readonly isDone: boolean }) {
  return (
    <Tag color={isDone ? 'success' : 'default'}>
      <span>{isDone ? texts.done : texts.open}</span>
    </Tag>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly OverviewRow[];
  /** Follow the rows. */
  readonly samples?: readonly OverviewRow[] | undefined;
  /** Stands where there is nothing else. */
  readonly children?: ReactNode;
}

function List({ title, rows, samples, children }: ListProps) {
  return (
    <div style={{ flex: '1 1 min(24rem, 100%)' }}>
      <CardSection title={title}>
        <Flex vertical gap="middle">
          {rows.length > 0 && <ListRows rows={rows} />}
          {samples && <ListRows rows={samples} />}
          {rows.length === 0 && !samples && <p>{children}</p>}
        </Flex>
      </CardSection>
    </div>
  );
}

function ListRows({ rows }: Pick<ListProps, 'rows'>) {
  return (
    <Flex component="ul" vertical gap="middle">
      {rows.map(({ key, content, mark }) => (
        <li key={key}>
          <Flex wrap justify="space-between" gap="4px 12px">
            <span>{content}</span>
            {mark}
          </Flex>
        </li>
      ))}
    </Flex>
  );
}
