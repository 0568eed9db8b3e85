import { formGatewayContract } from '../../contracts/form-gateway.contract';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';

formGatewayContract('InMemoryFormGateway', () => ({
  message: new InMemoryFormGateway(true),
  shoeRequest: new InMemoryFormGateway(true),
  gift: new InMemoryFormGateway(true),
  pickup: new InMemoryFormGateway(true),
  run: (answer) => answer,
}));
