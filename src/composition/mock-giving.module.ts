import { ContainerModule } from 'inversify';
import { MockGiftBook } from '../adapters/mock/mock-gift-book';
import { sampleGifts } from '../adapters/mock/sample-gifts';
import { SimulatedGifts } from '../adapters/mock/simulated-gifts';
import { browserSimulation } from '../adapters/mock/simulation';
import { bindFactory, bindPort } from './token';
import { tokens } from './tokens';

/** The simulated gift book, in this browser's storage. */
export const mockGivingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    SimulatedGifts,
    { clock: tokens.clock },
    ({ clock }) => new SimulatedGifts(browserSimulation(window), () => sampleGifts(clock.now())),
  );
  bindPort(options, tokens.giftBook, MockGiftBook, [
    SimulatedGifts,
    tokens.clock,
    tokens.idSource,
    tokens.scheduler,
  ]);
});
