import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../../adapters/common-passwords/listed-common-passwords';
import { HttpAccountLinks } from '../../../adapters/http/http-account-links';
import { ChoosePassword } from '../../../core/account/links/choose-password';
import { RequestLink } from '../../../core/account/links/request-link';
import { ChoosePasswordViewModel } from '../../../ui/account/links/choose-password.view-model';
import { ForgottenPasswordViewModel } from '../../../ui/account/links/forgotten-password.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

import { bindClass, bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { simulatedLinks } from '../../simulation/simulated-links';
import { siteCalls } from '../server/site-calls';

/** Choosing a password by a link, and asking for one. */
export const accountLinksModule = new ContainerModule((options) => {
  const { accountLinks, clock, commonPasswords, idSource: ids, logger, scheduler } = tokens;
  if (SIMULATED) bindFactory(options, accountLinks, { clock, ids, scheduler }, simulatedLinks);
  else bindFactory(options, accountLinks, { scheduler }, (ports) => new HttpAccountLinks(siteCalls(ports)));
  // A server looks by itself whether a password is common.
  bindFactory(options, commonPasswords, {}, () => (SIMULATED ? new ListedCommonPasswords() : null));
  bindClass(options, ChoosePassword, [accountLinks, commonPasswords, logger]);
  bindClass(options, RequestLink, [accountLinks, logger]);
  bindViewModel(options, ChoosePasswordViewModel, [accountLinks, ChoosePassword, ToastViewModel]);
  bindViewModel(options, ForgottenPasswordViewModel, [accountLinks, RequestLink, ToastViewModel]);
});
