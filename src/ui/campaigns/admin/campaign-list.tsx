import { Flex, type TableColumnsType } from 'antd';
import { CAMPAIGN_WORDS, type Campaign } from '../../../core/campaigns/campaign';
import { isMissing, pairsOf } from '../../../core/shared/translations/pairs';
import type { Open } from '../../shared/list/opening';
import { OpenLink } from '../../shared/list/openings';
import { actionsColumn, column, headColumn, Rows } from '../../shared/table/rows';
import { NotInSpanish } from '../../shared/translation/not-in-spanish';
import { Countdown } from '../countdown';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import type { CampaignSorting } from './campaign-order';
import { CampaignActions, CampaignState, Raised, Thumbnail, titleId } from './campaign-parts';
import './campaign-list.css';

interface CampaignListProps {
  readonly campaigns: readonly Campaign[];
  /** The level below the heading of the list. */
  readonly headingLevel: 2 | 3;
  readonly query: CampaignSorting;
  readonly onChange: (changed: CampaignSorting) => void;
  readonly onOpen: Open;
}

/** Campaigns as admins see them: a table that sorts, or cards where there is no room for one. */
export function CampaignList({ campaigns, headingLevel, query, onChange, onOpen }: CampaignListProps) {
  const Heading = `h${headingLevel}` as const;
  const sortedBy = (key: CampaignSorting['order']) =>
    ({
      key,
      sorter: true,
      sortOrder: query.order === key ? (query.isDescending ? 'descend' : 'ascend') : null,
    }) as const;
  const title = ({ id, title: name }: Campaign) => <OpenLink id={id}>{name}</OpenLink>;
  const columns: TableColumnsType<Campaign> = [
    headColumn(
      texts.campaign,
      (campaign) => (
        <Flex gap="middle" align="center">
          <Thumbnail campaign={campaign} />
          <span className="campaign-list__title" id={titleId(campaign)}>
            {title(campaign)}
          </span>
        </Flex>
      ),
      sortedBy('title'),
    ),
    column(texts.state, (campaign) => <States campaign={campaign} />),
    column(texts.raised, (campaign) => <Raised campaign={campaign} />, sortedBy('progress')),
    column(texts.timeLeft, ({ endDate }) => <Countdown endDate={endDate} />, sortedBy('endDate')),
    actionsColumn(texts.actions, (campaign) => <CampaignActions campaign={campaign} onOpen={onOpen} />),
  ];
  return (
    <Rows
      label={texts.campaigns}
      rows={campaigns}
      columns={columns}
      className="campaign-table"
      item={(campaign) => ({ 'aria-labelledby': titleId(campaign) })}
      onSort={(key, direction) =>
        // A third press on a column goes back to the order of creation.
        onChange({
          order: direction ? (key as CampaignSorting['order']) : 'createdAt',
          isDescending: direction === 'descend',
        })
      }
    >
      {(campaign) => (
        <Flex vertical gap="small">
          <Flex wrap gap="middle" align="center">
            <Thumbnail campaign={campaign} />
            {/* Beside the picture, or below it where text is large. */}
            <Flex vertical gap="small" align="start" flex="1 1 8rem" style={{ minWidth: 0 }}>
              <Heading className="campaign-list__title" id={titleId(campaign)}>
                {title(campaign)}
              </Heading>
              <States campaign={campaign} />
            </Flex>
          </Flex>
          <Raised campaign={campaign} />
          <Countdown endDate={campaign.endDate} />
          <CampaignActions campaign={campaign} onOpen={onOpen} />
        </Flex>
      )}
    </Rows>
  );
}

/** Whether a campaign is active, and whether some of its words are not in Spanish. */
function States({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Flex wrap gap="small">
      <CampaignState campaign={campaign} />
      <NotInSpanish isMissing={pairsOf(campaign, CAMPAIGN_WORDS).some(isMissing)} />
    </Flex>
  );
}
