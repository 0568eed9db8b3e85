import { Card, Flex } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { Picture } from '../../shared/picture';
import { Countdown } from '../countdown';
import { CampaignActions, type CampaignActionsProps, titleId } from './campaign-actions';
import { CampaignState } from './campaign-state';
import { Raised } from './raised';
import './campaign-list.css';

interface CampaignCardsProps extends CampaignActionsProps {
  readonly campaigns: readonly Campaign[];
  readonly headingLevel: 2 | 3;
}

/** The campaigns on a small screen, with everything that the table has. */
export function CampaignCards({ campaigns, headingLevel, ...actions }: CampaignCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="campaign-list">
      {campaigns.map((campaign) => (
        <li key={campaign.id} aria-labelledby={titleId(campaign)}>
          <Card size="small">
            <Flex vertical gap="small">
              <Flex wrap gap="middle" align="center">
                <Thumbnail campaign={campaign} />
                <Flex className="campaign-list__head" vertical gap="small" align="start">
                  <Heading className="campaign-list__title" id={titleId(campaign)}>
                    {campaign.title}
                  </Heading>
                  <CampaignState isActive={campaign.isActive} />
                </Flex>
              </Flex>
              <Raised campaign={campaign} />
              <Countdown endDate={campaign.endDate} />
              <Flex gap="small" wrap>
                <CampaignActions campaign={campaign} {...actions} />
              </Flex>
            </Flex>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** A campaign's picture beside its title. */
export function Thumbnail({ campaign }: { readonly campaign: Campaign }) {
  return (
    <span className="campaign-list__frame">
      {campaign.imageUrl !== '' && <Picture src={campaign.imageUrl} alt="" loading="lazy" />}
    </span>
  );
}
