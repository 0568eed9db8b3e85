import { Card, Flex, Statistic, Tag } from 'antd';
import { adminTexts as texts } from './admin.texts';
import './overview.css';

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
      <section aria-labelledby="recent-activity">
        <Card title={<h2 id="recent-activity">{texts.recentActivity}</h2>}>
          <ul className="overview__list">
            {texts.activity.map(({ what, when }) => (
              <li key={what}>
                <Flex wrap justify="space-between" gap="0 12px">
                  <span>{what}</span>
                  <span className="overview__when">{when}</span>
                </Flex>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <section aria-labelledby="pending-tasks">
        <Card title={<h2 id="pending-tasks">{texts.pendingTasks}</h2>}>
          <ul className="overview__list">
            {texts.tasks.map(({ what, isDone }) => (
              <li key={what}>
                <Flex wrap justify="space-between" gap="4px 12px">
                  <span>{what}</span>
                  <Tag color={isDone ? 'success' : 'default'} variant="outlined">
                    {isDone ? texts.done : texts.open}
                  </Tag>
                </Flex>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}
