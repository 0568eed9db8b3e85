import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { formatInstant } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { auditTexts } from '../../audit/audit.texts';
import { adminTexts as texts } from './admin.texts';
import { ComputedOverviewViewModel } from './computed-overview.view-model';
import { OverviewBoard } from './overview-board';

/** The overview of what the server records. What nobody records says so, and is never 0. */
export const ComputedOverview = observer(function ComputedOverview() {
  const { value: overview } = useViewModel(ComputedOverviewViewModel);
  return (
    <OverviewBoard
      figures={overview?.figures ?? null}
      activity={(overview?.activity ?? []).map((entry) => ({
        key: entry.id,
        content: `${entry.actor.name || auditTexts.somebody} ${auditTexts.sentences[entry.action]({
          subject: entry.subject.name || auditTexts.somebody,
          detail: entry.detail,
        })}`,
        mark: (
          <Typography.Text type="secondary">
            <span>{formatInstant(entry.at)}</span>
          </Typography.Text>
        ),
      }))}
      noActivity={overview?.activity === null ? texts.activityFailed : texts.noActivity}
    />
  );
});
