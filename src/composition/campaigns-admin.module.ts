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
import { bindSingleton, bindTransient } from './token';
import { tokens } from './tokens';

/** What admins do with campaigns. */
export const campaignsAdminModule = new ContainerModule((options) => {
  bindSingleton(options, ListCampaigns, (gateway, logger) => new ListCampaigns(gateway, logger), [
    tokens.campaignGateway,
    tokens.logger,
  ]);
  bindSingleton(options, GetCampaign, (gateway, logger) => new GetCampaign(gateway, logger), [
    tokens.campaignGateway,
    tokens.logger,
  ]);
  bindSingleton(options, CreateCampaign, (gateway, logger) => new CreateCampaign(gateway, logger), [
    tokens.campaignGateway,
    tokens.logger,
  ]);
  bindSingleton(options, UpdateCampaign, (gateway, logger) => new UpdateCampaign(gateway, logger), [
    tokens.campaignGateway,
    tokens.logger,
  ]);
  bindTransient(
    options,
    CampaignManagementViewModel,
    (listCampaigns) => new CampaignManagementViewModel(new CampaignListViewModel(listCampaigns)),
    [ListCampaigns],
  );
  bindTransient(
    options,
    CampaignReportsViewModel,
    (listCampaigns, clock) => new CampaignReportsViewModel(new CampaignListViewModel(listCampaigns), clock),
    [ListCampaigns, tokens.clock],
  );
  bindTransient(options, OneCampaignViewModel, (getCampaign) => new OneCampaignViewModel(getCampaign), [
    GetCampaign,
  ]);
  bindTransient(
    options,
    CampaignFormViewModel,
    (createCampaign, updateCampaign, toasts) =>
      new CampaignFormViewModel(createCampaign, updateCampaign, toasts),
    [CreateCampaign, UpdateCampaign, ToastViewModel],
  );
  bindTransient(
    options,
    CampaignImageViewModel,
    (checkPicture, uploadPicture) => new CampaignImageViewModel(checkPicture, uploadPicture),
    [CheckPicture, UploadPicture],
  );
});
