import { ContainerModule } from 'inversify';
import { ReadTaxYears } from '../../../core/receipts/tax-years';
import { bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What people see of what they gave themselves. */
export const ownGiftsModule = new ContainerModule((options) => {
  const { logger, ownGifts, ownReceipts } = tokens;
  bindPort(options, tokens.readTaxYears, ReadTaxYears, [ownReceipts, ownGifts, logger]);
});
