import { ContainerModule } from 'inversify';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Adding pictures to the library on the site's server, which removes unused ones by itself. */
export const serverPicturesModule = new ContainerModule((options) => {
  bindFactory(options, tokens.uploadLibrary, { library: tokens.imageLibrary }, ({ library }) => library);
  bindFactory(options, tokens.localPictures, {}, () => null);
});
