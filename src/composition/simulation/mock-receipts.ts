import type { ContainerModuleLoadOptions } from 'inversify';
import { MockReceiptLedger } from '../../adapters/mock/receipts/mock-receipt-ledger';
import { ownReceiptsApi, receiptsApi } from '../../core/receipts/receipts.api';
import { bindFactory } from '../shared/token';
import { tokens } from '../shared/tokens';
import { bindSimulatedPort, servicePorts } from './bind-simulated-port';
import {
  lettersOfSimulation,
  ownReceiptsOfSimulation,
  receiptsOfSimulation,
  receiptUnitOfSimulation,
} from './simulated-receipts';

/** The simulated receipts, in this browser's storage; part of the simulated gift book. */
export function bindMockReceipts(options: ContainerModuleLoadOptions): void {
  bindFactory(
    options,
    MockReceiptLedger,
    servicePorts,
    (ports) => new MockReceiptLedger(receiptUnitOfSimulation(ports)),
  );
  bindSimulatedPort(options, tokens.receiptBook, receiptsApi, async () => receiptsOfSimulation);
  bindSimulatedPort(options, tokens.ownReceipts, ownReceiptsApi, async () => ownReceiptsOfSimulation);
  bindFactory(options, tokens.pageLetters, servicePorts, lettersOfSimulation);
}
