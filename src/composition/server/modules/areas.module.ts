import { ContainerModule } from 'inversify';
import { bindFactory } from '../../shared/token';
import { SERVICE_PARTS, serverServices } from '../server-services';
import { serverTokens as tokens } from '../server-tokens';

export const areasModule = new ContainerModule((options) => {
  for (const { areaOf } of Object.values(serverServices))
    bindFactory(options, tokens.api, SERVICE_PARTS, areaOf);
});
