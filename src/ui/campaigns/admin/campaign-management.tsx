import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../core/campaigns/campaign';
import { pathOf } from '../../../core/navigation/paths';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignForm } from './campaign-form';
import { campaignFormTexts as formTexts } from './campaign-form.texts';
import { CampaignList, FIRST_VIEW } from './campaign-list';
import { CampaignDetails } from './campaign-parts';
import { AllCampaignsViewModel, OneCampaignViewModel } from './campaigns.view-model';

/** Where every campaign is listed, the inactive ones too. */
const CAMPAIGN_MANAGEMENT = `${pathOf('admin')}?tab=campaigns`;

const ACTIVE_CAMPAIGNS = pathOf('campaigns/active-campaigns');

interface CampaignManagementProps {
  /** 1 where it is the page, 2 where it is a part of one. */
  readonly headingLevel: 1 | 2;
  /** Leaves the inactive ones out. */
  readonly isActiveOnly?: boolean;
}

/**
 * The list of campaigns and everything an admin can do with one. The address holds the open view (?view=edit&campaign=ID),
 * so that the browser's back button leads back to the list.
 */
export const CampaignManagement = observer(function CampaignManagement({
  headingLevel,
  isActiveOnly = false,
}: CampaignManagementProps) {
  const list = useViewModel(AllCampaignsViewModel);
  const navigate = useNavigate();
  const [search, setSearch] = useAddress();
  const [listView, setListView] = useState(FIRST_VIEW);
  const view = search.get('view');
  const id = search.get('campaign') ?? '';

  /** The id of the button that led to another view. It gets the focus back. */
  const opener = useRef<string>(undefined);

  const subLevel = headingLevel === 1 ? 2 : 3;
  const isListed = ({ isActive }: Campaign) => isActive || !isActiveOnly;

  const go = (to: { readonly view: string; readonly campaign?: string } | null) => {
    if (!view) opener.current = document.activeElement?.id;
    setSearch((now) => withQuery(now, { view: null, campaign: null, ...to }));
  };
  const backToList = () => go(null);
  const handleDone = ({ isActive }: { readonly isActive: boolean }) => {
    // A list of active campaigns would not show the one that was just saved.
    if (isActiveOnly && !isActive) return void navigate(CAMPAIGN_MANAGEMENT);
    void list.load();
    backToList();
  };

  const editButton = (
    <Allowed to="campaign.update">
      <Button onClick={() => go({ view: 'edit', campaign: id })}>{texts.edit}</Button>
    </Allowed>
  );
  if (view === 'create' || view === 'edit' || view === 'details') {
    return (
      <SubView
        key={view}
        title={{ create: formTexts.create, edit: formTexts.edit, details: texts.campaignDetails }[view]}
        headingLevel={headingLevel}
        back={{ text: texts.backToList, onPress: backToList }}
        action={view === 'details' && editButton}
      >
        {view === 'create' ? (
          <CampaignForm campaign={null} onDone={handleDone} onCancel={backToList} />
        ) : (
          <OneCampaign id={id}>
            {(campaign) =>
              view === 'edit' ? (
                <CampaignForm campaign={campaign} onDone={handleDone} onCancel={backToList} />
              ) : (
                <CampaignDetails campaign={campaign} headingLevel={subLevel} />
              )
            }
          </OneCampaign>
        )}
      </SubView>
    );
  }
  return (
    <SubView
      key="list"
      title={isActiveOnly ? texts.activeCampaigns : texts.management}
      headingLevel={headingLevel}
      opener={opener.current}
      action={
        <Allowed to="campaign.create">
          <Button id="new-campaign" type="primary" onClick={() => go({ view: 'create' })}>
            {texts.newCampaign}
          </Button>
        </Allowed>
      }
    >
      <FetchedPart fetched={list} texts={texts} isEmpty={(all) => !all.some(isListed)}>
        {(all) => (
          <CampaignList
            campaigns={all.filter(isListed)}
            headingLevel={subLevel}
            view={listView}
            onViewChange={setListView}
            onOpen={(campaign) => go({ view: 'details', campaign: campaign.id })}
            onEdit={(campaign) => go({ view: 'edit', campaign: campaign.id })}
          />
        )}
      </FetchedPart>
    </SubView>
  );
});

/** The page behind the menu entry 'Active Campaigns'. */
export function ActiveCampaignsPage() {
  return <CampaignManagement headingLevel={1} isActiveOnly />;
}

/** The page behind the menu entry 'Create Campaign'. It leads on to a list that shows the new campaign. */
export function CreateCampaignPage() {
  const navigate = useNavigate();
  return (
    <Page title={formTexts.create}>
      <CampaignForm
        campaign={null}
        onDone={({ isActive }) => void navigate(isActive ? ACTIVE_CAMPAIGNS : CAMPAIGN_MANAGEMENT)}
        onCancel={() => void navigate(ACTIVE_CAMPAIGNS)}
      />
    </Page>
  );
}

interface OneCampaignProps {
  readonly id: string;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** Loads a campaign and passes it on, or shows why it failed to load. */
function OneCampaign({ id, children }: OneCampaignProps) {
  const viewModel = useViewModel(OneCampaignViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  return (
    <FetchedPart fetched={viewModel} texts={texts.one}>
      {children}
    </FetchedPart>
  );
}
