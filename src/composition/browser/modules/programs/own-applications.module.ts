import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import {
  OffersViewModel,
  OneOfferViewModel,
  OwnApplicationsViewModel,
} from '../../../../ui/applications/own/own-applications.view-model';
import { OwnFormViewModel } from '../../../../ui/applications/own/own-form.view-model';
import { SessionViewModel } from '../../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of applicants for their applications. */
export const ownApplicationsModule = new ContainerModule((options) => {
  const { idSource, ownApplications, programs } = tokens;
  bindViewModel(options, OffersViewModel, [ChangeFeed, programs, ownApplications, SessionViewModel]);
  bindViewModel(options, OneOfferViewModel, [programs, ownApplications, SessionViewModel]);
  bindViewModel(options, OwnApplicationsViewModel, [
    ownApplications,
    SessionViewModel,
    ChangeFeed,
    ToastViewModel,
  ]);
  bindViewModel(options, OwnFormViewModel, [
    ownApplications,
    programs,
    SessionViewModel,
    ToastViewModel,
    idSource,
    tokens.typedForms,
  ]);
});
