import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { signedInCampaigns, signedInLibrary } from '../../../adapters/guarded/signed-in';
import { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { SaveCampaign } from '../../../core/campaigns/save-campaign';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { AllCampaignsViewModel } from '../../../ui/campaigns/admin/all-campaigns.view-model';
import { CampaignFormViewModel } from '../../../ui/campaigns/admin/campaign-form.view-model';
import { CampaignImageViewModel } from '../../../ui/campaigns/admin/campaign-image.view-model';
import { OneCampaignViewModel } from '../../../ui/campaigns/admin/one-campaign.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory, token } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ofPerson } from '../of-person';

/** Reads campaigns for people who are signed in; the landing page reads them for everybody. */
export const readAtWork = token<ReadCampaigns>('ReadAtWork');

/** What admins do: change campaigns, and upload pictures for them and for the site's content. */
export const adminModule = new ContainerModule((options) => {
  bindFactory(options, tokens.pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindClass(options, CheckPicture, [tokens.pictureCodec]);
  bindFactory(
    options,
    tokens.signedInLibrary,
    { library: tokens.uploadLibrary, keeper: ReauthenticationViewModel },
    ({ library, keeper }) => signedInLibrary(library, keeper),
  );
  bindClass(options, UploadPicture, [tokens.signedInLibrary, tokens.pictureCodec]);

  bindFactory(
    options,
    tokens.signedInCampaigns,
    { gateway: tokens.campaignGateway, keeper: ReauthenticationViewModel },
    ({ gateway, keeper }) => signedInCampaigns(gateway, keeper),
  );
  bindClass(options, SaveCampaign, [tokens.signedInCampaigns, tokens.logger]);
  bindFactory(
    options,
    readAtWork,
    { gateway: tokens.signedInCampaigns, logger: tokens.logger, session: SessionViewModel },
    ({ gateway, logger, session }) =>
      new ReadCampaigns(
        {
          get: (id, signal) => gateway.get(id, signal),
          listActive: (signal) => gateway.listActive(signal),
          // Who keeps the gifts need not see the campaigns that have ended.
          list: async (signal) =>
            ofPerson(session)('campaign.list') ? gateway.list(signal) : gateway.listActive(signal),
        },
        logger,
      ),
  );
  bindClass(options, AllCampaignsViewModel, [readAtWork, ChangeFeed, tokens.clock], 'transient');
  bindClass(options, OneCampaignViewModel, [readAtWork, ChangeFeed], 'transient');
  bindClass(
    options,
    CampaignFormViewModel,
    [SaveCampaign, readAtWork, ToastViewModel, tokens.idSource],
    'transient',
  );
  bindClass(options, CampaignImageViewModel, [CheckPicture, UploadPicture], 'transient');
});
