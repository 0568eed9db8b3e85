import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { pageOf } from '../../../core/shared/page-of';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { flag, order, queryFields } from '../../shared/address/query-fields';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { mapped } from '../../shared/fetched/fetched';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { ListOrOne, type Views } from '../../shared/list/list-or-one';
import { ListPage } from '../../shared/list/list-page';
import { useAddressQuery } from '../../shared/list/list-query';
import { type Open, openerId } from '../../shared/list/opening';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CampaignForm } from './campaign-form';
import { campaignFormTexts as formTexts } from './campaign-form.texts';
import { CampaignList } from './campaign-list';
import { CAMPAIGN_ORDERS, listedCampaigns } from './campaign-order';
import { CampaignDetails } from './campaign-parts';
import { AllCampaignsViewModel, OneCampaignViewModel } from './campaigns.view-model';

/** Where every campaign is listed, the inactive ones too. */
const CAMPAIGN_MANAGEMENT = `${pathOf('admin')}?tab=campaigns`;

const ACTIVE_CAMPAIGNS = pathOf('campaigns/active-campaigns');

/** The value in the address for a campaign that is not saved yet. */
const NEW = 'new';

const campaignsAddress = queryFields(
  { order: order('createdAt', CAMPAIGN_ORDERS), isDescending: flag('descending') },
  { size: 20 },
);

interface CampaignManagementProps {
  /** 1 where it is the page, 2 where it is a part of one. */
  readonly headingLevel: 1 | 2;
  /** Leaves the inactive ones out. */
  readonly isActiveOnly?: boolean;
}

/**
 * The list of campaigns and everything an admin can do with one. The address holds what is open (?campaign=ID&view=edit), so that the
 * browser's back button leads back to the list.
 */
export function CampaignManagement({ headingLevel, isActiveOnly = false }: CampaignManagementProps) {
  const list = useViewModel(AllCampaignsViewModel);
  const navigate = useNavigate();
  const [address, setAddress] = useAddress();
  // Links of before name the form of a new campaign by its view alone.
  const isOldCreate = address.get('view') === 'create' && !address.has('campaign');
  useEffect(() => {
    if (isOldCreate) setAddress((now) => withQuery(now, { campaign: NEW, view: null }), { replace: true });
  }, [isOldCreate, setAddress]);
  const handleDone = (close: () => void, { isActive }: { readonly isActive: boolean }) => {
    // A list of active campaigns would not show the one that was just saved.
    if (isActiveOnly && !isActive) return void navigate(CAMPAIGN_MANAGEMENT);
    void list.load();
    close();
  };
  return (
    <ListOrOne
      title={isActiveOnly ? texts.activeCampaigns : texts.management}
      headingLevel={headingLevel}
      name="campaign"
      action={(open) => (
        <Allowed to="campaign.create">
          <Button id={openerId('campaign', NEW)} type="primary" onClick={() => open(NEW)}>
            {texts.newCampaign}
          </Button>
        </Allowed>
      )}
      list={(open) => (
        <CampaignsPart
          list={list}
          isActiveOnly={isActiveOnly}
          headingLevel={headingLevel === 1 ? 2 : 3}
          onOpen={open}
        />
      )}
      record={(id, close, views) => (
        <OpenCampaign
          id={id === NEW ? null : id}
          {...views}
          onBack={close}
          onDone={(saved) => handleDone(close, saved)}
        />
      )}
    />
  );
}

interface CampaignsPartProps extends Omit<CampaignManagementProps, 'headingLevel'> {
  readonly list: AllCampaignsViewModel;
  readonly headingLevel: 2 | 3;
  readonly onOpen: Open;
}

const CampaignsPart = observer(function CampaignsPart(props: CampaignsPartProps) {
  const { list, isActiveOnly = false, headingLevel, onOpen } = props;
  const listQuery = useAddressQuery(campaignsAddress);
  const { query } = listQuery;
  return (
    <ListPage
      list={mapped(list, (campaigns) => pageOf(listedCampaigns(campaigns, isActiveOnly, query), query))}
      listQuery={listQuery}
      texts={texts}
    >
      {({ items }) => (
        <CampaignList
          campaigns={items}
          headingLevel={headingLevel}
          query={query}
          onChange={listQuery.change}
          onOpen={onOpen}
        />
      )}
    </ListPage>
  );
});

interface OpenCampaignProps extends Views {
  /** Null for a new one. */
  readonly id: string | null;
  readonly onBack: () => void;
  readonly onDone: (saved: { readonly isActive: boolean }) => void;
}

/** A new campaign's form, or an open campaign with its details or its form (?view=edit). */
const OpenCampaign = observer(function OpenCampaign({ id, view, show, onBack, onDone }: OpenCampaignProps) {
  const campaign = useViewModel(OneCampaignViewModel);
  useEffect(() => {
    if (id !== null) void campaign.open(id);
  }, [campaign, id]);
  const back = { text: texts.backToList, onPress: onBack };
  if (id === null)
    return (
      <SubView key="create" title={formTexts.create} back={back}>
        <CampaignForm campaign={null} onDone={onDone} onCancel={onBack} />
      </SubView>
    );
  if (view === 'edit')
    return (
      <SubView key="edit" title={formTexts.edit} back={back}>
        <FetchedPart fetched={campaign} texts={texts.one}>
          {(opened) => <CampaignForm campaign={opened} onDone={onDone} onCancel={onBack} />}
        </FetchedPart>
      </SubView>
    );
  return (
    <SubView
      key="details"
      title={campaign.value?.title ?? texts.campaign}
      back={back}
      action={
        <Allowed to="campaign.update">
          <Button type="primary" onClick={() => show('edit')}>
            {texts.edit}
          </Button>
        </Allowed>
      }
    >
      <FetchedPart fetched={campaign} texts={texts.one}>
        {(opened) => <CampaignDetails campaign={opened} />}
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
