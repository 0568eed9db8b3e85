import { Card, Flex, Statistic, Tag, Typography } from 'antd';
import { adminTexts as texts } from './admin.texts';
import './overview.css';

const ACTIVITY = texts.activity.map(({ what, when }) => ({
  what,
  mark: <Typography.Text type="secondary">{when}</Typography.Text>,
}));
const TASKS = texts.tasks.map(({ what, isDone }) => ({
  what,
  mark: (
    <Tag color={isDone ? 'success' : 'default'} variant="outlined">
      {isDone ? texts.done : texts.open}
    </Tag>
  ),
}));

/** The first tab of the admin view. */
export function Overview() {
  return (
    <div className="overview">
      <ul className="overview__figures">
        {texts.figures.map(({ name, value }) => (
          <li key={name}>
            <Card size="small">
              <Statistic title={name} value={value} />
            </Card>
          </li>
        ))}
      </ul>
      {[
        { id: 'recent-activity', title: texts.recentActivity, rows: ACTIVITY },
        { id: 'pending-tasks', title: texts.pendingTasks, rows: TASKS },
      ].map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <Card title={<h2 id={id}>{title}</h2>}>
            <ul className="overview__list">
              {rows.map(({ what, mark }) => (
                <li key={what}>
                  <Flex wrap justify="space-between" gap="4px 12px">
                    <span>{what}</span>
                    {mark}
                  </Flex>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
