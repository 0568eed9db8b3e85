import type { Session, SessionHint } from '../../core/account/session.port';
import type { ActiveCampaigns, Campaigns } from '../../core/campaigns/campaigns.api';
import type { ContentStore } from '../../core/content/content-store.port';
import type { ImageLibrary } from '../../core/content/pictures/image-library.port';
import type { PictureInventory, StorageRoom } from '../../core/content/storage/picture-inventory.port';
import type { MonetaryDonation } from '../../core/gifts/donation/monetary-donation';
import type { ContactMessage } from '../../core/messages/contact-message';
import type { ShoeRequest } from '../../core/messages/shoe-request';
import type { PickupRequest } from '../../core/pickups/pickup-request';
import type { FormGateway } from '../../core/shared/forms/public-form';
import type { Written } from '../../core/shared/forms/written-form';
import type { UnsentStore } from '../../core/shared/unsent/unsent-store.port';
import type { Ports } from '../../ui/app/ports';
import type { SendAgain } from '../../ui/shared/unsent/unsent.view-model';
import { tokensOf } from './token';

/** The ports of the UI, and those with which the composition makes them, by the names of their tokens. */
export interface AllPorts extends Ports {
  /** Tells who is signed in; `session` is what the whole site knows of it. */
  readonly currentSession: Session;
  readonly sessionHint: SessionHint;
  readonly unsentStore: UnsentStore;
  /** How a change that is kept on the device is sent from any page. */
  readonly fetchSendAgain: () => Promise<SendAgain>;
  readonly contentStore: ContentStore;
  readonly activeCampaigns: ActiveCampaigns;
  /** The campaigns without their cache. */
  readonly storedCampaigns: Campaigns;
  readonly contactGateway: FormGateway<Written<ContactMessage>>;
  readonly shoeRequestGateway: FormGateway<Written<ShoeRequest>>;
  readonly donationGateway: FormGateway<MonetaryDonation>;
  readonly pickupRequestGateway: FormGateway<Written<PickupRequest>>;
  readonly imageLibrary: ImageLibrary;
  /** The same library for adding pictures: in a browser it checks the free space first. */
  readonly uploadLibrary: ImageLibrary;
  readonly pictureInventory: PictureInventory;
  readonly storageRoom: StorageRoom;
}

/** One token for each port; use cases and view models that are shared or bound are named by their classes. */
export const tokens = tokensOf<AllPorts>();
