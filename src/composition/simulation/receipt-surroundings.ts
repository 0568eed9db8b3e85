import type { SimulationPorts } from '../../adapters/mock/messages/mock-inbox';
import type { ReceiptSurroundings } from '../../adapters/mock/receipts/receipt-surroundings';
import { settingsOf } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../adapters/mock/simulation';
import type { ContentStore } from '../../core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { goodsOfPickup } from '../../core/gifts/received-goods';
import { simulatedInbox } from './simulated-inbox';

/** What the simulation's receipts are made of: its settings, its site content and the pickups that were collected. */
export function receiptSurroundings(
  ports: SimulationPorts & { readonly content: Pick<ContentStore, 'load'> },
): ReceiptSurroundings {
  const { pickups } = simulatedInbox(ports);
  return {
    organization: async () => {
      const loaded = await ports.content.load();
      const { contact } = ((loaded.ok && loaded.value?.value) || DEFAULT_CONTENT).siteSettings;
      const { legalName, ein, signatory } = settingsOf(browserSimulation(window));
      return { legalName, ein, signatory, ...contact };
    },
    goods: () => pickups.all().flatMap((pickup) => goodsOfPickup(pickup) ?? []),
  };
}
