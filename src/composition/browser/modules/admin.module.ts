import { ContainerModule } from 'inversify';
import { AnswerCache } from '../../../adapters/cached/answer-cache';
import { cachedPort } from '../../../adapters/cached/cached-port';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { signedInLibrary } from '../../../adapters/guarded/signed-in';
import { type Campaigns, campaignsApi } from '../../../core/campaigns/campaigns.api';
import { ListActiveCampaigns } from '../../../core/campaigns/list-active-campaigns';
import { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { ChangeFeed } from '../../../core/shared/change-feed';
import {
  CampaignFormViewModel,
  CampaignImageViewModel,
} from '../../../ui/campaigns/admin/campaign-form.view-model';
import {
  AllCampaignsViewModel,
  OneCampaignViewModel,
} from '../../../ui/campaigns/admin/campaigns.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory, bindViewModel, token } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { campaignsOfSimulation } from '../../simulation/simulated-campaigns';
import { standingSession } from '../../simulation/standing-session';
import { bindArea, ofPerson } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The campaigns without their cache. */
const storedCampaigns = token<Campaigns>('StoredCampaigns');

/** What admins do: change campaigns, and upload pictures for them and for the site's content. */
export const adminModule = new ContainerModule((options) => {
  const { campaigns, clock, idSource, logger, pictureCodec, uploadLibrary } = tokens;
  bindFactory(options, pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindClass(options, CheckPicture, [pictureCodec]);
  bindFactory(
    options,
    tokens.signedInLibrary,
    { library: uploadLibrary, session: tokens.session, keeper: ReauthenticationViewModel },
    ({ library, keeper, session }) =>
      signedInLibrary(library, { keeper, session: SIMULATED ? standingSession(session) : session }),
  );
  bindFactory(
    options,
    UploadPicture,
    { library: tokens.signedInLibrary, codec: pictureCodec },
    ({ library, codec }) => new UploadPicture(library, codec, SIMULATED),
  );

  bindArea(
    options,
    storedCampaigns,
    campaignsApi,
    SIMULATED && ((ports) => () => campaignsOfSimulation(ports)),
  );
  bindFactory(options, campaigns, { stored: storedCampaigns, cache: AnswerCache }, ({ stored, cache }) =>
    cachedPort(campaignsApi, stored, cache),
  );
  bindFactory(
    options,
    ReadCampaigns,
    { all: campaigns, active: ListActiveCampaigns, session: SessionViewModel, logger },
    ({ all, active, session, logger }) =>
      new ReadCampaigns(all, active, () => ofPerson(session)('campaign.list'), logger),
  );
  bindViewModel(options, AllCampaignsViewModel, [ReadCampaigns, ChangeFeed, clock]);
  bindViewModel(options, OneCampaignViewModel, [ReadCampaigns, ChangeFeed]);
  bindViewModel(options, CampaignFormViewModel, [campaigns, ReadCampaigns, ToastViewModel, idSource, logger]);
  bindViewModel(options, CampaignImageViewModel, [CheckPicture, UploadPicture]);
});
