import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../adapters/canvas/canvas-picture-codec';
import { GuardedImageLibrary } from '../adapters/guarded/guarded-image-library';
import { BrowserStorageRoom } from '../adapters/system/browser-storage-room';
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
import { bindClass, bindFactory, bindPort } from './token';
import { tokens } from './tokens';

/** What admins do: change campaigns, and upload pictures for them and for the site's content. */
export const adminModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.storageRoom,
    {},
    // Missing on a page that is not secure, although the types do not say so.
    () => new BrowserStorageRoom('storage' in navigator ? navigator.storage : null),
  );
  bindPort(options, tokens.guardedImageLibrary, GuardedImageLibrary, [
    tokens.imageLibrary,
    tokens.storageRoom,
  ]);
  bindFactory(options, tokens.pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindClass(options, CheckPicture, [tokens.pictureCodec]);
  bindClass(options, UploadPicture, [tokens.guardedImageLibrary, tokens.pictureCodec]);

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
