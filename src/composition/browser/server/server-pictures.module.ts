import { ContainerModule } from 'inversify';
import { httpPublication } from '../../../adapters/http/http-publication';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/**
 * Adding pictures to the library on the site's server, which removes unused ones by itself, and puts what is saved into
 * its pages.
 */
export const serverPicturesModule = new ContainerModule((options) => {
  bindFactory(options, tokens.uploadLibrary, { library: tokens.imageLibrary }, ({ library }) => library);
  bindFactory(options, tokens.localPictures, {}, () => null);
  bindFactory(options, tokens.publication, { scheduler: tokens.scheduler }, (ports) =>
    httpPublication(siteCalls(ports)),
  );
});
