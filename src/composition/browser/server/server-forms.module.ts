import { ContainerModule } from 'inversify';
import { HttpContactGateway } from '../../../adapters/http/http-contact-gateway';
import { HttpDonationGateway } from '../../../adapters/http/http-donation-gateway';
import { HttpFormCalls } from '../../../adapters/http/http-form-calls';
import { BrowserFormSigns } from '../../../adapters/system/browser-form-signs';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

// Read when a form is sent: the forms are prerendered, too, where there is no document.
const page: Pick<Document, 'querySelectorAll'> = {
  querySelectorAll: (selectors: string) => document.querySelectorAll(selectors),
};

/** Sends the public forms to the site's server. */
export const serverFormsModule = new ContainerModule((options) => {
  bindFactory(
    options,
    HttpFormCalls,
    { scheduler: tokens.scheduler },
    (provided) => new HttpFormCalls(siteCalls(provided), new BrowserFormSigns(page, performance)),
  );
  bindFactory(options, tokens.hostedForm, {}, () => ({
    address: import.meta.env.VITE_DONATION_FORM_URL,
    lead: (address) => window.location.assign(address),
  }));
  bindPort(options, tokens.contactGateway, HttpContactGateway, [HttpFormCalls]);
  bindPort(options, tokens.donationGateway, HttpDonationGateway, [HttpFormCalls]);
});
