import { ContainerModule } from 'inversify';
import { HttpContactGateway } from '../adapters/http/http-contact-gateway';
import { HttpDonationGateway } from '../adapters/http/http-donation-gateway';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

const ports = { scheduler: tokens.scheduler };

/** Sends the public forms to the site's server. */
export const serverFormsModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.contactGateway,
    ports,
    (provided) => new HttpContactGateway(siteCalls(provided)),
  );
  bindFactory(
    options,
    tokens.donationGateway,
    ports,
    (provided) => new HttpDonationGateway(siteCalls(provided)),
  );
});
