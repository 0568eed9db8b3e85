import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/use-view-model';
import { CampaignCard, CampaignCardSkeleton } from './campaign-card';
import { CampaignListViewModel } from './campaign-list.view-model';
import { campaignTexts } from './campaigns.texts';
import './active-campaigns.css';

/** The active campaigns as a list of cards, without a heading: the landing page and the home view bring their own. */
export const ActiveCampaigns = observer(function ActiveCampaigns() {
  const { state } = useViewModel(CampaignListViewModel);
  const isLoading = state.status === 'loading';
  return (
    <div className="active-campaigns" aria-busy={isLoading}>
      <p className="visually-hidden" role="status">
        {isLoading ? campaignTexts.loading : ''}
      </p>
      {isLoading ? (
        <>
          <p className="active-campaigns__on-paper">{campaignTexts.onPaper}</p>
          <div className="active-campaigns__list" aria-hidden="true">
            {[1, 2, 3].map((card) => (
              <div className="active-campaigns__item" key={card}>
                <CampaignCardSkeleton />
              </div>
            ))}
          </div>
        </>
      ) : state.campaigns.length === 0 ? (
        <p className="active-campaigns__empty">{campaignTexts.noActiveCampaigns}</p>
      ) : (
        <ul className="active-campaigns__list">
          {state.campaigns.map((campaign) => (
            <li className="active-campaigns__item" key={campaign.id}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
