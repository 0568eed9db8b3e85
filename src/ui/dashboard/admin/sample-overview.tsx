import { Typography } from 'antd';
import { adminTexts as texts } from './admin.texts';
import { OverviewBoard, TaskState } from './overview-board';

const ACTIVITY = texts.activity.map(({ text, when }) => ({
  key: text,
  content: text,
  mark: (
    <Typography.Text type="secondary">
      <span>{when}</span>
    </Typography.Text>
  ),
}));
const TASKS = texts.tasks.map(({ text, isDone }) => ({
  key: text,
  content: text,
  mark: <TaskState isDone={isDone} />,
}));

/** The overview of the simulation: sample figures, activity and tasks, marked as such, and what waits in this browser. */
export function SampleOverview() {
  return (
    <OverviewBoard
      figures={texts.sampleFigures}
      activity={[]}
      noActivity=""
      samples={{ activity: ACTIVITY, tasks: TASKS }}
    />
  );
}
