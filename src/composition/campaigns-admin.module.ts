import { ContainerModule } from 'inversify';
import { CreateCampaign } from '../core/campaigns/create-campaign';
import { GetCampaign } from '../core/campaigns/get-campaign';
import { ListCampaigns } from '../core/campaigns/list-campaigns';
import { UpdateCampaign } from '../core/campaigns/update-campaign';
import { CheckPicture } from '../core/content/check-picture';
import { UploadPicture } from '../core/content/upload-picture';
import { CampaignFormViewModel } from '../ui/campaigns/admin/campaign-form.view-model';
import { CampaignImageViewModel } from '../ui/campaigns/admin/campaign-image.view-model';
import { CampaignManagementViewModel } from '../ui/campaigns/admin/campaign-management.view-model';
import { CampaignReportsViewModel } from '../ui/campaigns/admin/campaign-reports.view-model';
import { OneCampaignViewModel } from '../ui/campaigns/admin/one-campaign.view-model';
import { CampaignListViewModel } from '../ui/campaigns/campaign-list.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from './token';
import { tokens } from './tokens';

/** What admins do with campaigns. */
export const campaignsAdminModule = new ContainerModule((options) => {
  bindClass(options, ListCampaigns, [tokens.campaignGateway, tokens.logger]);
  bindClass(options, GetCampaign, [tokens.campaignGateway, tokens.logger]);
  bindClass(options, CreateCampaign, [tokens.campaignGateway, tokens.logger]);
  bindClass(options, UpdateCampaign, [tokens.campaignGateway, tokens.logger]);
  bindFactory(
    options,
    CampaignManagementViewModel,
    { listCampaigns: ListCampaigns },
    ({ listCampaigns }) => new CampaignManagementViewModel(new CampaignListViewModel(listCampaigns)),
    'transient',
  );
  bindFactory(
    options,
    CampaignReportsViewModel,
    { listCampaigns: ListCampaigns, clock: tokens.clock },
    ({ listCampaigns, clock }) =>
      new CampaignReportsViewModel(new CampaignListViewModel(listCampaigns), clock),
    'transient',
  );
  bindClass(options, OneCampaignViewModel, [GetCampaign], 'transient');
  bindClass(options, CampaignFormViewModel, [CreateCampaign, UpdateCampaign, ToastViewModel], 'transient');
  bindClass(options, CampaignImageViewModel, [CheckPicture, UploadPicture], 'transient');
});
