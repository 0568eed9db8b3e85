import { ContainerModule } from 'inversify';
import { HttpAccountLinks } from '../../../adapters/http/http-account-links';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** One-time links at the site's server. */
export const serverAccountLinksModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.accountLinks,
    { scheduler: tokens.scheduler },
    (ports) => new HttpAccountLinks(siteCalls(ports)),
  );
});
