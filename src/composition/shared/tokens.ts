import type { AuthGateway } from '../../core/account/auth-gateway.port';
import type { FirstAdminGateway } from '../../core/account/first-admin.port';
import type { AccountLinks } from '../../core/account/links/account-links.port';
import type { OwnAccount, OwnAvatar } from '../../core/account/own-account.api';
import type { Session, SessionHint } from '../../core/account/session.port';
import type { Applications } from '../../core/applications/applications.api';
import type { OwnApplications } from '../../core/applications/own-applications.api';
import type { AuditLog } from '../../core/audit/audit.api';
import type { ShownCampaigns } from '../../core/campaigns/campaign';
import type { ActiveCampaigns, Campaigns } from '../../core/campaigns/campaigns.api';
import type { ContentStore } from '../../core/content/content-store.port';
import type { DraftStore, TabRegistry } from '../../core/content/drafts/draft-store.port';
import type { ImageLibrary, PictureCodec } from '../../core/content/pictures/image-library.port';
import type { Publication } from '../../core/content/publication.port';
import type {
  LocalPictures,
  PictureInventory,
  StorageRoom,
} from '../../core/content/storage/picture-inventory.port';
import type { Events, PublicEvents } from '../../core/events/events.api';
import type { ShownEvents } from '../../core/events/public-events';
import type { OwnFeed } from '../../core/feeds/own-feed.api';
import type { GiftArchives } from '../../core/gift-archive/gift-archive';
import type { HostedForm } from '../../core/gifts/donation/hosted-form';
import type { MonetaryDonation } from '../../core/gifts/donation/monetary-donation';
import type { GiftBook } from '../../core/gifts/gift-book.api';
import type { CsvReader } from '../../core/gifts/import/csv-reader.port';
import type { OwnGiving } from '../../core/gifts/own/own-giving.api';
import type { Guides } from '../../core/guides/guides.api';
import type { OwnGuides } from '../../core/guides/own-guides.api';
import type { Hours, OwnHours } from '../../core/hours/hours.api';
import type { Outbox } from '../../core/mail/mail.api';
import type { ContactMessage } from '../../core/messages/contact-message';
import type { Messages } from '../../core/messages/messages.api';
import type { PeopleGateway } from '../../core/people/people.api';
import type { PickupRequest } from '../../core/pickups/pickup-request';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { SidebarPreference } from '../../core/preferences/sidebar-preference.port';
import type { PersonalData } from '../../core/privacy/personal-data.api';
import type { Programs } from '../../core/programs/programs.api';
import type { OwnReceipts, ReceiptBook } from '../../core/receipts/receipts.api';
import type { StatementLetters } from '../../core/receipts/statement-letters.service';
import type { ResetSamples } from '../../core/settings/reset-samples.port';
import type { SettingsStore } from '../../core/settings/settings.api';
import type { FormGateway } from '../../core/shared/forms/public-form';
import type { Logger } from '../../core/shared/result';
import type { Changes, Clock, IdSource, PageLifecycle, Scheduler } from '../../core/shared/system.port';
import type { Shelf } from '../../core/shelf/shelf.api';
import type { ShownSizes, WantedSizes } from '../../core/shelf/wanted-sizes.api';
import type { OwnSignups, Signups } from '../../core/signups/signups.api';
import type { Volunteers } from '../../core/volunteers/volunteers.api';
import { token } from './token';

/** One token for each port; use cases and view models are named by their classes. */
export const tokens = {
  clock: token<Clock>('Clock'),
  scheduler: token<Scheduler>('Scheduler'),
  logger: token<Logger>('Logger'),
  idSource: token<IdSource>('IdSource'),
  pageLifecycle: token<PageLifecycle>('PageLifecycle'),
  changes: token<Changes>('Changes'),
  authGateway: token<AuthGateway>('AuthGateway'),
  firstAdminGateway: token<FirstAdminGateway>('FirstAdminGateway'),
  session: token<Session>('Session'),
  sessionHint: token<SessionHint>('SessionHint'),
  sidebarPreference: token<SidebarPreference>('SidebarPreference'),
  contentStore: token<ContentStore>('ContentStore'),
  ownAccount: token<OwnAccount>('OwnAccount'),
  ownAvatar: token<OwnAvatar>('OwnAvatar'),
  peopleGateway: token<PeopleGateway>('PeopleGateway'),
  auditLog: token<AuditLog>('AuditLog'),
  activeCampaigns: token<ActiveCampaigns>('ActiveCampaigns'),
  /** Behind the same cache. */
  campaigns: token<Campaigns>('Campaigns'),
  /** The active campaigns that the page was made with; null where it was made without. */
  shownCampaigns: token<ShownCampaigns | null>('ShownCampaigns'),
  /** The public events that the page was made with; null where it was made without. */
  shownEvents: token<ShownEvents | null>('ShownEvents'),
  /** The ports for people at work, who sign in again when their session has ended. */
  signedInContent: token<ContentStore>('SignedInContent'),
  signedInLibrary: token<ImageLibrary>('SignedInLibrary'),
  contactGateway: token<FormGateway<ContactMessage>>('ContactGateway'),
  donationGateway: token<FormGateway<MonetaryDonation>>('DonationGateway'),
  pickupRequestGateway: token<FormGateway<PickupRequest>>('PickupRequestGateway'),
  /** Null where nobody receives what the forms hold. */
  hostedForm: token<HostedForm | null>('HostedForm'),
  messages: token<Messages>('Messages'),
  pickups: token<Pickups>('Pickups'),
  programs: token<Programs>('Programs'),
  applications: token<Applications>('Applications'),
  events: token<Events>('Events'),
  publicEvents: token<PublicEvents>('PublicEvents'),
  signups: token<Signups>('Signups'),
  ownSignups: token<OwnSignups>('OwnSignups'),
  hours: token<Hours>('Hours'),
  volunteers: token<Volunteers>('Volunteers'),
  ownHours: token<OwnHours>('OwnHours'),
  ownApplications: token<OwnApplications>('OwnApplications'),
  guides: token<Guides>('Guides'),
  ownGuides: token<OwnGuides>('OwnGuides'),
  /** Null where calendars cannot subscribe. */
  ownFeed: token<OwnFeed | null>('OwnFeed'),
  shelf: token<Shelf>('Shelf'),
  wantedSizes: token<WantedSizes>('WantedSizes'),
  /** What the page that was made said of the sizes that are asked for; null where it said nothing. */
  shownSizes: token<ShownSizes | null>('ShownSizes'),
  giftBook: token<GiftBook>('GiftBook'),
  ownGiving: token<OwnGiving>('OwnGiving'),
  receiptBook: token<ReceiptBook>('ReceiptBook'),
  /** Null where the server writes the letters by itself. */
  pageLetters: token<StatementLetters | null>('PageLetters'),
  /** The signed-in person's receipts. */
  ownReceipts: token<OwnReceipts>('OwnReceipts'),
  /** Null where the server's own backup is the way. */
  giftArchives: token<GiftArchives | null>('GiftArchives'),
  csvReader: token<CsvReader>('CsvReader'),
  imageLibrary: token<ImageLibrary>('ImageLibrary'),
  /** The same library for adding pictures: in a browser it checks the free space first. */
  uploadLibrary: token<ImageLibrary>('UploadLibrary'),
  pictureInventory: token<PictureInventory>('PictureInventory'),
  storageRoom: token<StorageRoom>('StorageRoom'),
  /** Both of these, or null where pictures do not live in this browser. */
  localPictures: token<LocalPictures | null>('LocalPictures'),
  draftStore: token<DraftStore>('DraftStore'),
  accountLinks: token<AccountLinks>('AccountLinks'),
  personalData: token<PersonalData>('PersonalData'),
  settingsStore: token<SettingsStore>('SettingsStore'),
  /** Null where a server answers. */
  resetSamples: token<ResetSamples | null>('ResetSamples'),
  outbox: token<Outbox>('Outbox'),
  tabRegistry: token<TabRegistry>('TabRegistry'),
  /** Null where what is saved stays in this browser. */
  publication: token<Publication | null>('Publication'),
  pictureCodec: token<PictureCodec>('PictureCodec'),
};
