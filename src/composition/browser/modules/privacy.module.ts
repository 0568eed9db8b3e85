import { ContainerModule } from 'inversify';
import { bindPrivacy } from '../bind-privacy';

/** All data of one person, with an account or without one, wherever admins see somebody. */
export const privacyModule = new ContainerModule((options) => {
  bindPrivacy(options);
});
