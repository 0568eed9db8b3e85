import { observer } from 'mobx-react-lite';
import type { ShownCampaign } from '../../core/campaigns/campaign';
import { useViewModel } from '../app/page-hooks';
import { CampaignCard, CampaignCardSkeleton } from './campaign-card';
import { CampaignListViewModel } from './campaign-list.view-model';
import { campaignTexts } from './campaigns.texts';
import './active-campaigns.css';

/** Cards that are laid out or skipped together; twelve fill rows of one to four. */
const GROUP_SIZE = 12;

function grouped(campaigns: readonly ShownCampaign[]): ShownCampaign[][] {
  const count = Math.ceil(campaigns.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, group) =>
    campaigns.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  );
}

/** The active campaigns as a list of cards. The heading above is up to the page. */
export const ActiveCampaigns = observer(function ActiveCampaigns() {
  const { state, value, madeAt } = useViewModel(CampaignListViewModel);
  const isLoading = state.status === 'loading';
  return (
    <div className="active-campaigns" aria-busy={isLoading}>
      <p className="visually-hidden" role="status">
        {isLoading ? campaignTexts.loading : ''}
      </p>
      {isLoading ? (
        <>
          <p className="active-campaigns__on-paper">{campaignTexts.onPaper}</p>
          <div className="active-campaigns__group" aria-hidden="true">
            {[1, 2, 3].map((card) => (
              <div className="active-campaigns__item" key={card}>
                <CampaignCardSkeleton />
              </div>
            ))}
          </div>
        </>
      ) : !value || value.length === 0 ? (
        <p className="active-campaigns__empty">{campaignTexts.noActiveCampaigns}</p>
      ) : (
        grouped(value).map((group, index, { length }) => (
          <ul
            className="active-campaigns__group"
            aria-label={length > 1 ? campaignTexts.group(index + 1, length) : undefined}
            key={group[0]?.id}
          >
            {group.map((campaign) => (
              <li className="active-campaigns__item" key={campaign.id}>
                <CampaignCard campaign={campaign} madeAt={madeAt} />
              </li>
            ))}
          </ul>
        ))
      )}
    </div>
  );
});
