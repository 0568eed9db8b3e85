import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../adapters/canvas/canvas-picture-codec';
import { ReadCampaigns } from '../core/campaigns/read-campaigns';
import { SaveCampaign } from '../core/campaigns/save-campaign';
import { CheckPicture } from '../core/content/check-picture';
import { UploadPicture } from '../core/content/upload-picture';
import { AllCampaignsViewModel } from '../ui/campaigns/admin/all-campaigns.view-model';
import { CampaignFormViewModel } from '../ui/campaigns/admin/campaign-form.view-model';
import { CampaignImageViewModel } from '../ui/campaigns/admin/campaign-image.view-model';
import { OneCampaignViewModel } from '../ui/campaigns/admin/one-campaign.view-model';
import { ToastViewModel } from '../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from './token';
import { tokens } from './tokens';

/** What admins do: change campaigns, and upload pictures for them and for the site's content. */
export const adminModule = new ContainerModule((options) => {
  bindFactory(options, tokens.pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindClass(options, CheckPicture, [tokens.pictureCodec]);
  bindClass(options, UploadPicture, [tokens.uploadLibrary, tokens.pictureCodec]);

  bindClass(options, SaveCampaign, [tokens.campaignGateway, tokens.logger]);
  bindClass(options, AllCampaignsViewModel, [ReadCampaigns, tokens.changes, tokens.clock], 'transient');
  bindClass(options, OneCampaignViewModel, [ReadCampaigns, tokens.changes], 'transient');
  bindClass(
    options,
    CampaignFormViewModel,
    [SaveCampaign, ReadCampaigns, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(options, CampaignImageViewModel, [CheckPicture, UploadPicture], 'transient');
});
