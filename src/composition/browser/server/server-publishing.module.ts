import { ContainerModule } from 'inversify';
import { HttpPublication } from '../../../adapters/http/http-publication';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** The site's server puts what is saved into its pages. */
export const serverPublishingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.publication,
    { scheduler: tokens.scheduler },
    (ports) => new HttpPublication(siteCalls(ports)),
  );
});
