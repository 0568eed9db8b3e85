import { ContainerModule } from 'inversify';
import { NamedDataViewModel } from '../../../ui/shared/privacy/named-data.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindPrivacy } from '../bind-privacy';

/** All data of one person, with an account or without one, wherever admins see somebody. */
export const privacyModule = new ContainerModule((options) => {
  bindPrivacy(options);
  bindViewModel(options, NamedDataViewModel, [tokens.personalData, ToastViewModel]);
});
