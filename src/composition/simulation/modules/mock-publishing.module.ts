import { ContainerModule } from 'inversify';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What is saved in a person's own browser is shown there at once, and to nobody else: there is nothing to wait for. */
export const mockPublishingModule = new ContainerModule((options) => {
  bindFactory(options, tokens.publication, {}, () => null);
});
