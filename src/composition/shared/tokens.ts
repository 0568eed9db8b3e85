import type { AccountLinks } from '../../core/account/account-links.port';
import type { AuthGateway } from '../../core/account/auth-gateway.port';
import type { CommonPasswords } from '../../core/account/common-passwords.port';
import type { FirstAdminGateway } from '../../core/account/first-admin-gateway.port';
import type { OwnAccount } from '../../core/account/own-account.port';
import type { Session } from '../../core/account/session.port';
import type { SessionHint } from '../../core/account/session-hint.port';
import type { AuditLog } from '../../core/audit/audit.api';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import type { ShownCampaigns } from '../../core/campaigns/shown-campaigns';
import type { ContentStore } from '../../core/content/content-store.port';
import type { DraftStore } from '../../core/content/draft-store.port';
import type { ImageLibrary } from '../../core/content/image-library.port';
import type { LocalPictures } from '../../core/content/local-pictures';
import type { PictureCodec } from '../../core/content/picture-codec.port';
import type { PictureInventory } from '../../core/content/picture-inventory.port';
import type { Publication } from '../../core/content/publication.port';
import type { StorageRoom } from '../../core/content/storage-room.port';
import type { TabRegistry } from '../../core/content/tab-registry.port';
import type { GiftArchives } from '../../core/gift-archive/gift-archives.port';
import type { DonationGateway } from '../../core/gifts/donation/donation-gateway.port';
import type { HostedForm } from '../../core/gifts/donation/hosted-form';
import type { GiftBook } from '../../core/gifts/gift-book.api';
import type { CsvReader } from '../../core/gifts/import/csv-reader.port';
import type { OwnGiving } from '../../core/gifts/own/own-giving.api';
import type { Outbox } from '../../core/mail/outbox.port';
import type { ContactGateway } from '../../core/messages/contact-gateway.port';
import type { Inbox } from '../../core/messages/inbox.port';
import type { PeopleGateway } from '../../core/people/people-gateway.port';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { SidebarPreference } from '../../core/preferences/sidebar-preference.port';
import type { PersonalData } from '../../core/privacy/personal-data.port';
import type { OwnReceipts } from '../../core/receipts/own-receipts.port';
import type { ReceiptBook } from '../../core/receipts/receipt-book.port';
import type { StatementLetters } from '../../core/receipts/statement-letters.port';
import type { SettingsStore } from '../../core/settings/settings.api';
import type { Changes } from '../../core/shared/changes.port';
import type { Clock } from '../../core/shared/clock.port';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import type { PageLifecycle } from '../../core/shared/page-lifecycle.port';
import type { Scheduler } from '../../core/shared/scheduler.port';
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
  signedInAccount: token<OwnAccount>('SignedInAccount'),
  peopleGateway: token<PeopleGateway>('PeopleGateway'),
  auditLog: token<AuditLog>('AuditLog'),
  campaignGateway: token<CampaignGateway>('CampaignGateway'),
  /** The active campaigns that the page was made with; null where it was made without. */
  shownCampaigns: token<ShownCampaigns | null>('ShownCampaigns'),
  /** The ports for people at work, who sign in again when their session has ended. */
  signedInCampaigns: token<CampaignGateway>('SignedInCampaigns'),
  signedInContent: token<ContentStore>('SignedInContent'),
  signedInPeople: token<PeopleGateway>('SignedInPeople'),
  signedInLibrary: token<ImageLibrary>('SignedInLibrary'),
  contactGateway: token<ContactGateway>('ContactGateway'),
  donationGateway: token<DonationGateway>('DonationGateway'),
  /** Null where nobody receives what the forms hold. */
  hostedForm: token<HostedForm | null>('HostedForm'),
  inbox: token<Inbox>('Inbox'),
  signedInInbox: token<Inbox>('SignedInInbox'),
  pickups: token<Pickups>('Pickups'),
  giftBook: token<GiftBook>('GiftBook'),
  ownGiving: token<OwnGiving>('OwnGiving'),
  receiptBook: token<ReceiptBook>('ReceiptBook'),
  /** Null where the server writes the letters by itself. */
  pageLetters: token<StatementLetters | null>('PageLetters'),
  signedInReceipts: token<ReceiptBook>('SignedInReceipts'),
  /** The signed-in person's receipts. */
  ownReceipts: token<OwnReceipts>('OwnReceipts'),
  signedInOwnReceipts: token<OwnReceipts>('SignedInOwnReceipts'),
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
  /** Null where the back end looks whether a password is common. */
  commonPasswords: token<CommonPasswords | null>('CommonPasswords'),
  personalData: token<PersonalData>('PersonalData'),
  signedInPersonalData: token<PersonalData>('SignedInPersonalData'),
  settingsStore: token<SettingsStore>('SettingsStore'),
  outbox: token<Outbox>('Outbox'),
  signedInOutbox: token<Outbox>('SignedInOutbox'),
  tabRegistry: token<TabRegistry>('TabRegistry'),
  /** Null where what is saved stays in this browser. */
  publication: token<Publication | null>('Publication'),
  pictureCodec: token<PictureCodec>('PictureCodec'),
};
