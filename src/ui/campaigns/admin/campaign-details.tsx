import { Card, Descriptions, Flex } from 'antd';
import dayjs from 'dayjs';
import { type Campaign, campaignProgress, raisedDollars } from '../../../core/campaigns/campaign';
import { nameTable } from '../../app/ant/ant-names';
import { Picture } from '../../shared/picture';
import { formatDollars } from '../../shared/text/money';
import { Countdown } from '../countdown';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { campaignFormTexts } from './campaign-form.texts';
import { CampaignState, Raised } from './campaign-parts';

const { labels } = campaignFormTexts;

interface CampaignDetailsProps {
  readonly campaign: Campaign;
  readonly headingLevel: 2 | 3;
}

/** Everything about one campaign. */
export function CampaignDetails({ campaign, headingLevel }: CampaignDetailsProps) {
  const Heading = `h${headingLevel}` as const;
  const { goalAmount, imageUrl } = campaign;
  return (
    <Card
      style={{ maxWidth: '60rem' }}
      cover={
        imageUrl === '' ? undefined : (
          <Picture src={imageUrl} alt="" style={{ maxHeight: '18rem', objectFit: 'cover' }} />
        )
      }
    >
      <Flex vertical gap="middle">
        <Heading>{campaign.title}</Heading>
        <p>{campaign.description}</p>
        <Raised campaign={campaign} />
        <Descriptions
          size="small"
          colon={false}
          styles={{ content: { fontWeight: 600 } }}
          column={1}
          ref={nameTable(texts.campaignDetails)}
          items={[
            { label: texts.state, children: <CampaignState campaign={campaign} /> },
            { label: texts.timeLeft, children: <Countdown endDate={campaign.endDate} /> },
            { label: texts.goal, children: formatDollars(goalAmount) },
            {
              label: texts.raised,
              children: texts.raisedWithPercent(
                formatDollars(raisedDollars(campaign)),
                campaignProgress(campaign),
              ),
            },
            { label: labels.startDate, children: dateText(campaign.startDate) },
            { label: labels.endDate, children: dateText(campaign.endDate) },
            { label: texts.createdAt, children: dateText(campaign.createdAt) },
            { label: texts.updatedAt, children: dateText(campaign.updatedAt) },
          ]}
        />
      </Flex>
    </Card>
  );
}

function dateText(date: number): string {
  const day = dayjs(date);
  return day.isValid() ? day.format(texts.dateFormat) : '–';
}
