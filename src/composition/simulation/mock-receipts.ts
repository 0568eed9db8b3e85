import type { ContainerModuleLoadOptions } from 'inversify';
import { ownReceiptsApi, receiptsApi } from '../../core/receipts/receipts.api';
import { bindFactory } from '../shared/token';
import { tokens } from '../shared/tokens';
import { bindSimulatedPort, servicePorts } from './bind-simulated-port';
import { lettersOfSimulation, ownReceiptsOfSimulation, receiptsOfSimulation } from './simulated-receipts';

/** The simulated receipts, in this browser's storage; part of the simulated gift book. */
export function bindMockReceipts(options: ContainerModuleLoadOptions): void {
  bindSimulatedPort(options, tokens.receiptBook, receiptsApi, async () => receiptsOfSimulation);
  bindSimulatedPort(options, tokens.ownReceipts, ownReceiptsApi, async () => ownReceiptsOfSimulation);
  bindFactory(options, tokens.pageLetters, servicePorts, lettersOfSimulation);
}
