import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { httpForms } from '../../../adapters/http/http-forms';
import { LATENCY_MS } from '../../../adapters/mock/latency';
import { MockFormGateway } from '../../../adapters/mock/mock-form-gateway';
import { BrowserFormSigns } from '../../../adapters/system/browser-form-signs';
import { AskForShoes } from '../../../core/messages/ask-for-shoes';
import { delay } from '../../../core/shared/time/delay';
import { PAGE_LANGUAGE } from '../../../ui/shared/site-path';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The form for people who need shoes. */
export const shoeRequestModule = new ContainerModule((options) => {
  const { clock, logger, scheduler, idSource: ids, shoeRequestGateway } = tokens;
  if (SIMULATED)
    bindFactory(options, shoeRequestGateway, { clock, ids, logger, scheduler }, (ports) => {
      // Fetched when the form is sent: nothing is sent anywhere, and this browser alone keeps what it holds.
      const keep = async () => (await import('../../simulation/simulated-forms')).formsOfSimulation(ports);
      return new MockFormGateway(
        ports.logger,
        async (request) => (await keep()).shoeRequest.execute(request),
        () => delay(ports.scheduler, LATENCY_MS.contact),
      );
    });
  else
    bindFactory(options, shoeRequestGateway, { calls: HttpCalls }, ({ calls }) => {
      // Read when the form is sent: it is prerendered, too, where there is no document.
      const page = { querySelectorAll: (selectors: string) => document.querySelectorAll(selectors) };
      return httpForms(calls, new BrowserFormSigns(page as Pick<Document, 'querySelectorAll'>, performance))
        .shoeRequest;
    });
  bindFactory(
    options,
    tokens.askForShoes,
    { gateway: shoeRequestGateway, logger },
    (ports) => new AskForShoes(ports.gateway, ports.logger, PAGE_LANGUAGE),
  );
});
