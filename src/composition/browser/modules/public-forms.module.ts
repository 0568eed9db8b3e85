import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { httpForms } from '../../../adapters/http/http-forms';
import { LATENCY_MS } from '../../../adapters/mock/latency';
import { MockFormGateway } from '../../../adapters/mock/mock-form-gateway';
import { BrowserFormSigns } from '../../../adapters/system/browser-form-signs';
import { SubmitDonation } from '../../../core/gifts/donation/monetary-donation';
import type { ContactMessage } from '../../../core/messages/contact-message';
import { SubmitContact } from '../../../core/messages/submit-contact';
import type { PickupRequest } from '../../../core/pickups/pickup-request';
import { RequestPickup } from '../../../core/pickups/request-pickup';
import type { Written } from '../../../core/shared/forms/written-form';
import { ok } from '../../../core/shared/result';
import { delay } from '../../../core/shared/time/delay';
import { PAGE_LANGUAGE } from '../../../ui/shared/site-path';
import { bindFactory, bindPort, type Provided } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The three forms of the landing page. */
export const publicFormsModule = new ContainerModule((options) => {
  const { contactGateway, donationGateway, logger, pickupRequestGateway } = tokens;
  if (SIMULATED) bindSimulatedForms(options);
  else bindSiteForms(options);
  bindFactory(
    options,
    tokens.submitContact,
    { gateway: contactGateway, logger },
    (ports) => new SubmitContact(ports.gateway, ports.logger, PAGE_LANGUAGE),
  );
  bindPort(options, tokens.submitDonation, SubmitDonation, [donationGateway, logger]);
  bindFactory(
    options,
    tokens.requestPickup,
    { gateway: pickupRequestGateway, logger },
    (ports) => new RequestPickup(ports.gateway, ports.logger, PAGE_LANGUAGE),
  );
});

/** Sends the forms to the site's server. */
function bindSiteForms(options: ContainerModuleLoadOptions): void {
  const ports = { calls: HttpCalls };
  const forms = ({ calls }: Provided<typeof ports>) =>
    httpForms(calls, new BrowserFormSigns(page, performance));
  bindFactory(options, tokens.hostedForm, {}, () => ({
    address: import.meta.env.VITE_DONATION_FORM_URL,
    lead: (address) => window.location.assign(address),
  }));
  bindFactory(options, tokens.contactGateway, ports, (dependencies) => forms(dependencies).message);
  bindFactory(options, tokens.donationGateway, ports, (dependencies) => forms(dependencies).gift);
  bindFactory(options, tokens.pickupRequestGateway, ports, (dependencies) => forms(dependencies).pickup);
}

// Read when a form is sent: the forms are prerendered, too, where there is no document.
const page: Pick<Document, 'querySelectorAll'> = {
  querySelectorAll: (selectors: string) => document.querySelectorAll(selectors),
};

/** Simulates receiving the forms; nothing is sent, and this browser alone keeps what they hold. */
function bindSimulatedForms(options: ContainerModuleLoadOptions): void {
  const { clock, logger, scheduler, idSource: ids } = tokens;
  const ports = { clock, ids, logger, scheduler };
  // Fetched when the first form is sent: most visitors send none.
  const fetchForms = async (dependencies: Provided<typeof ports>) =>
    (await import('../../simulation/simulated-forms')).formsOfSimulation(dependencies);
  bindFactory(options, tokens.hostedForm, {}, () => null);
  bindFactory(options, tokens.contactGateway, ports, (dependencies) => {
    const keep = async (message: Written<ContactMessage>) =>
      (await fetchForms(dependencies)).message.execute(message);
    return new MockFormGateway(dependencies.logger, keep, async () => {
      await delay(dependencies.scheduler, LATENCY_MS.contact);
      dependencies.logger.info('A contact message was handed in. Nothing was sent.');
    });
  });
  bindFactory(options, tokens.pickupRequestGateway, ports, (dependencies) => {
    const keep = async (request: Written<PickupRequest>) =>
      (await fetchForms(dependencies)).pickup.execute(request);
    return new MockFormGateway(dependencies.logger, keep);
  });
  bindFactory(options, tokens.donationGateway, ports, (dependencies) => {
    return new MockFormGateway(dependencies.logger, async () => ok(undefined));
  });
}
