import { ContainerModule } from 'inversify';
import { PapaparseCsvReader } from '../../../adapters/papaparse/papaparse-csv-reader';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { giftArchivesOfSimulation } from '../../simulation/gifts/simulated-gift-archives';
import { lettersOfSimulation } from '../../simulation/gifts/simulated-receipts';
import { SERVICE_PORTS } from '../bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What admins do with gifts. */
export const giftsModule = new ContainerModule((options) => {
  const { csvReader, giftArchives, pageLetters } = tokens;
  if (SIMULATED) {
    bindFactory(options, giftArchives, SERVICE_PORTS, giftArchivesOfSimulation);
    bindFactory(options, pageLetters, SERVICE_PORTS, lettersOfSimulation);
  } else {
    bindFactory(options, giftArchives, {}, () => null);
    bindFactory(options, pageLetters, {}, () => null);
  }
  bindFactory(options, csvReader, {}, () => new PapaparseCsvReader());
});
