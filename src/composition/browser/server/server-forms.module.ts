import { ContainerModule } from 'inversify';
import { httpForms } from '../../../adapters/http/http-forms';
import { BrowserFormSigns } from '../../../adapters/system/browser-form-signs';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

// Read when a form is sent: the forms are prerendered, too, where there is no document.
const page: Pick<Document, 'querySelectorAll'> = {
  querySelectorAll: (selectors: string) => document.querySelectorAll(selectors),
};

const ports = { scheduler: tokens.scheduler };
const forms = (given: Parameters<typeof siteCalls>[0]) =>
  httpForms(siteCalls(given), new BrowserFormSigns(page, performance));

/** Sends the public forms to the site's server. */
export const serverFormsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.hostedForm, {}, () => ({
    address: import.meta.env.VITE_DONATION_FORM_URL,
    lead: (address) => window.location.assign(address),
  }));
  bindFactory(options, tokens.contactGateway, ports, (given) => forms(given).message);
  bindFactory(options, tokens.donationGateway, ports, (given) => forms(given).gift);
  bindFactory(options, tokens.pickupRequestGateway, ports, (given) => forms(given).pickup);
});
