import { ContainerModule } from 'inversify';
import { AnswerCache } from '../../../adapters/cached/answer-cache';
import { cachedPort } from '../../../adapters/cached/cached-port';
import { CanvasPictureCodec } from '../../../adapters/canvas/canvas-picture-codec';
import { signedInLibrary } from '../../../adapters/guarded/signed-in';
import { campaignsApi } from '../../../core/campaigns/campaigns.api';
import { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import { CheckPicture } from '../../../core/content/pictures/check-picture';
import { UploadPicture } from '../../../core/content/pictures/upload-picture';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { ofPerson } from '../bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What admins do: change campaigns, and upload pictures for them and for the site's content. */
export const adminModule = new ContainerModule((options) => {
  const { campaigns, logger, pictureCodec, storedCampaigns, uploadLibrary } = tokens;
  bindFactory(options, pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindPort(options, tokens.checkPicture, CheckPicture, [pictureCodec]);
  bindFactory(
    options,
    tokens.signedInLibrary,
    { library: uploadLibrary, session: tokens.currentSession, keeper: ReauthenticationViewModel },
    ({ library, ...ports }) => signedInLibrary(library, ports),
  );
  bindFactory(
    options,
    tokens.uploadPicture,
    { library: tokens.signedInLibrary, codec: pictureCodec },
    ({ library, codec }) => new UploadPicture(library, codec, SIMULATED),
  );
  bindFactory(options, campaigns, { stored: storedCampaigns, cache: AnswerCache }, ({ stored, cache }) =>
    cachedPort(campaignsApi, stored, cache),
  );
  bindFactory(
    options,
    tokens.readCampaigns,
    { all: campaigns, active: tokens.listActiveCampaigns, session: SessionViewModel, logger },
    ({ all, active, session, logger }) =>
      new ReadCampaigns(all, active, () => ofPerson(session)('campaign.list'), logger),
  );
});
