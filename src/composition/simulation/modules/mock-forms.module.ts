import { ContainerModule } from 'inversify';
import { LATENCY_MS } from '../../../adapters/mock/latency';
import { MockFormGateway } from '../../../adapters/mock/mock-form-gateway';
import { ok } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Fetched when the first form is sent: most visitors send none. */
const formsOf = async (ports: { readonly clock: Clock; readonly ids: IdSource }) =>
  (await import('../simulated-forms')).formsOfSimulation(ports);

const ports = { clock: tokens.clock, ids: tokens.idSource, logger: tokens.logger };

/** Simulates receiving the public forms; nothing is sent, and this browser alone keeps what they hold. */
export const mockFormsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.hostedForm, {}, () => null);
  bindFactory(
    options,
    tokens.contactGateway,
    { ...ports, scheduler: tokens.scheduler },
    ({ scheduler, logger, ...given }) =>
      new MockFormGateway(
        logger,
        async (message) => (await formsOf(given)).message.execute(message),
        async () => {
          await delay(scheduler, LATENCY_MS.contact);
          logger.info('A contact message was handed in. Nothing was sent.');
        },
      ),
  );
  bindFactory(
    options,
    tokens.pickupRequestGateway,
    ports,
    ({ logger, ...given }) =>
      new MockFormGateway(logger, async (request) => (await formsOf(given)).pickup.execute(request)),
  );
  bindFactory(
    options,
    tokens.donationGateway,
    { logger: tokens.logger },
    ({ logger }) => new MockFormGateway(logger, async () => ok(undefined)),
  );
});
