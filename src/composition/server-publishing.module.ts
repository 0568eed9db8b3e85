import { ContainerModule } from 'inversify';
import { HttpPublication } from '../adapters/http/http-publication';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The site's server puts what is saved into its pages. */
export const serverPublishingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.publication,
    { scheduler: tokens.scheduler },
    (ports) => new HttpPublication(siteCalls(ports)),
  );
});
