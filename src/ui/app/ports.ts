import type { TwoStepGateway } from '../../core/account/auth-gateway.port';
import type { FirstAdminGateway } from '../../core/account/first-admin.port';
import type { AccountLinks } from '../../core/account/links/account-links.port';
import type { Login } from '../../core/account/login';
import type { Logout } from '../../core/account/logout';
import type { OwnAccount, OwnAvatar } from '../../core/account/own-account.api';
import type { OwnFactorsPort } from '../../core/account/second-factor/own-factors.api';
import type { PasskeyDevice } from '../../core/account/second-factor/passkey-device.port';
import type { Applications } from '../../core/applications/applications.api';
import type { CountedApplications } from '../../core/applications/counted-applications.api';
import type { OwnApplications } from '../../core/applications/own/own-applications.api';
import type { AuditLog } from '../../core/audit/audit.api';
import type { ShownCampaigns } from '../../core/campaigns/campaign';
import type { Campaigns } from '../../core/campaigns/campaigns.api';
import type { ListActiveCampaigns } from '../../core/campaigns/list-active-campaigns';
import type { ReadCampaigns } from '../../core/campaigns/read-campaigns';
import type { ChooseAvatar } from '../../core/content/avatars/choose-avatar';
import type { ContentStore } from '../../core/content/content-store.port';
import type { DraftStore, TabRegistry } from '../../core/content/drafts/draft-store.port';
import type { EditableSections } from '../../core/content/editable-sections';
import type { CheckPicture } from '../../core/content/pictures/check-picture';
import type { ImageLibrary, PictureCodec } from '../../core/content/pictures/image-library.port';
import type { UploadPicture } from '../../core/content/pictures/upload-picture';
import type { Publication } from '../../core/content/publication.port';
import type { LocalPictures } from '../../core/content/storage/picture-inventory.port';
import type { Events, PublicEvents } from '../../core/events/events.api';
import type { ShownEvents } from '../../core/events/public-events';
import type { OwnFeeds } from '../../core/feeds/own-feeds.api';
import type { Figures } from '../../core/figures/figures.api';
import type { FiguresSoFar } from '../../core/figures/so-far.api';
import type { GiftArchives } from '../../core/gift-archive/gift-archive';
import type { HostedForm } from '../../core/gifts/donation/hosted-form';
import type { SubmitDonation } from '../../core/gifts/donation/monetary-donation';
import type { GiftBook } from '../../core/gifts/gifts.api';
import type { CsvReader } from '../../core/gifts/import/csv-reader.port';
import type { OwnGifts } from '../../core/gifts/own/own-gifts.api';
import type { Guides } from '../../core/guides/guides.api';
import type { OwnGuides } from '../../core/guides/own-guides.api';
import type { Hours, OwnHours } from '../../core/hours/hours.api';
import type { FindInvitationLink } from '../../core/mail/find-invitation-link';
import type { Outbox } from '../../core/mail/mail.api';
import type { AskForShoes } from '../../core/messages/ask-for-shoes';
import type { Messages } from '../../core/messages/messages.api';
import type { SubmitContact } from '../../core/messages/submit-contact';
import type { ReadOverview } from '../../core/overview/read-overview';
import type { PeopleGateway } from '../../core/people/people.api';
import type { PersonFactorsPort } from '../../core/people/person-factors.api';
import type { Pickups } from '../../core/pickups/pickups.api';
import type { RequestPickup } from '../../core/pickups/request-pickup';
import type { OwnPlans } from '../../core/plans/own/own-plans.api';
import type { Plans } from '../../core/plans/plans.api';
import type { SidebarPreference } from '../../core/preferences/sidebar-preference.port';
import type { PersonalData } from '../../core/privacy/privacy.api';
import type { Programs } from '../../core/programs/programs.api';
import type { OwnReceipts, ReceiptBook } from '../../core/receipts/receipts.api';
import type { StatementLetters } from '../../core/receipts/statement-letters.service';
import type { ReadTaxYears } from '../../core/receipts/tax-years';
import type { WrittenNotice } from '../../core/settings/legal-notice';
import type { PublicSettings } from '../../core/settings/public-settings';
import type { PublicSettingsSource } from '../../core/settings/public-settings.api';
import type { ResetSamples } from '../../core/settings/reset-samples.port';
import type { SettingsStore } from '../../core/settings/settings.api';
import type { Carried } from '../../core/shared/carried.port';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { TypedForms } from '../../core/shared/forms/typed-forms.port';
import type { Logger } from '../../core/shared/result';
import type { Changes, Clock, IdSource, PageLifecycle, Scheduler } from '../../core/shared/system.port';
import type { Shelf } from '../../core/shelf/shelf.api';
import type { ShownSizes, WantedSizes } from '../../core/shelf/wanted-sizes.api';
import type { OwnSignups, Signups } from '../../core/signups/signups.api';
import type { Volunteers } from '../../core/volunteers/volunteers.api';
import type { UnsavedWorkViewModel } from '../shared/leave/unsaved-work.view-model';
import type { SessionViewModel } from '../shared/session/session.view-model';
import type { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import type { UnsentViewModel } from '../shared/unsent/unsent.view-model';

/** All that the UI gets from outside, by name. Every name is also that of a token in the composition. */
export interface Ports {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
  readonly idSource: IdSource;
  readonly pageLifecycle: PageLifecycle;
  readonly changes: Changes;
  /** What lists hear of changes. */
  readonly feed: ChangeFeed;
  /** Who is signed in, and the toast: one of each for the whole application. */
  readonly session: SessionViewModel;
  readonly toasts: ToastViewModel;
  /** Changes that are on their way or could not be sent. */
  readonly unsent: UnsentViewModel;
  /** What has not been saved, and asks before it is left. */
  readonly unsaved: UnsavedWorkViewModel;
  /** The words and pictures of the site. */
  readonly site: SiteContentViewModel;
  readonly login: Login;
  readonly logout: Logout;
  readonly listActiveCampaigns: ListActiveCampaigns;
  readonly readCampaigns: ReadCampaigns;
  readonly checkPicture: CheckPicture;
  readonly uploadPicture: UploadPicture;
  readonly chooseAvatar: ChooseAvatar;
  readonly findInvitationLink: FindInvitationLink;
  /** Only a server computes the overview. */
  readonly readOverview: ReadOverview;
  readonly readTaxYears: ReadTaxYears;
  readonly submitContact: SubmitContact;
  readonly askForShoes: AskForShoes;
  readonly submitDonation: SubmitDonation;
  readonly requestPickup: RequestPickup;
  readonly authGateway: TwoStepGateway;
  /** Its code is fetched when a passkey is used. */
  readonly fetchPasskeys: () => Promise<PasskeyDevice>;
  readonly firstAdminGateway: FirstAdminGateway;
  readonly sidebarPreference: SidebarPreference;
  /** What was typed in this tab. */
  readonly typedForms: TypedForms;
  /** What the page before has left for this one. */
  readonly carried: Carried;
  readonly ownAccount: OwnAccount;
  readonly ownAvatar: OwnAvatar;
  /** The second step of the signed-in person, and those of others. */
  readonly ownFactors: OwnFactorsPort;
  readonly personFactors: PersonFactorsPort;
  readonly peopleGateway: PeopleGateway;
  readonly auditLog: AuditLog;
  /** Behind the cache of the active ones. */
  readonly campaigns: Campaigns;
  /** The active campaigns that the page was made with; null where it was made without. */
  readonly shownCampaigns: ShownCampaigns | null;
  /** The public events that the page was made with; null where it was made without. */
  readonly shownEvents: ShownEvents | null;
  /** The ports for people at work, who sign in again when their session has ended. */
  readonly signedInContent: ContentStore;
  readonly signedInLibrary: ImageLibrary;
  /** Null where nobody receives what the forms hold. */
  readonly hostedForm: HostedForm | null;
  readonly messages: Messages;
  readonly pickups: Pickups;
  readonly programs: Programs;
  readonly applications: Applications;
  readonly countedApplications: CountedApplications;
  readonly events: Events;
  readonly publicEvents: PublicEvents;
  readonly signups: Signups;
  readonly ownSignups: OwnSignups;
  readonly hours: Hours;
  readonly volunteers: Volunteers;
  readonly ownHours: OwnHours;
  readonly ownApplications: OwnApplications;
  readonly figures: Figures;
  readonly guides: Guides;
  readonly ownGuides: OwnGuides;
  /** Null where calendars cannot subscribe. */
  readonly ownFeeds: OwnFeeds | null;
  readonly shelf: Shelf;
  readonly publicSettings: PublicSettingsSource;
  /** What the page came with of the settings; null where that has to be asked. */
  readonly shownSettings: PublicSettings | null;
  /** The notice of a site without a server, as its build was given it; null where the settings say who asks. */
  readonly writtenNotice: WrittenNotice | null;
  readonly soFar: FiguresSoFar;
  readonly wantedSizes: WantedSizes;
  /** What the page that was made said of the sizes that are asked for; null where it said nothing. */
  readonly shownSizes: ShownSizes | null;
  readonly giftBook: GiftBook;
  readonly ownGifts: OwnGifts;
  readonly plans: Plans;
  /** The signed-in person's plans. */
  readonly ownPlans: OwnPlans;
  readonly receiptBook: ReceiptBook;
  /** Null where the server writes the letters by itself. */
  readonly pageLetters: StatementLetters | null;
  /** The signed-in person's receipts. */
  readonly ownReceipts: OwnReceipts;
  /** Null where the server's own backup is the way. */
  readonly giftArchives: GiftArchives | null;
  readonly csvReader: CsvReader;
  /** Both of these, or null where pictures do not live in this browser. */
  readonly localPictures: LocalPictures | null;
  readonly draftStore: DraftStore;
  /** What the content editor has forms for. */
  readonly editableSections: EditableSections;
  readonly accountLinks: AccountLinks;
  readonly personalData: PersonalData;
  readonly settingsStore: SettingsStore;
  /** Null where a server answers. */
  readonly resetSamples: ResetSamples | null;
  readonly outbox: Outbox;
  readonly tabRegistry: TabRegistry;
  /** Null where what is saved stays in this browser. */
  readonly publication: Publication | null;
  readonly pictureCodec: PictureCodec;
}

/**
 * What a view model needs of the ports, by name and call: `Needs<{ shelf: 'moves' | 'reverse'; toasts: 'show' }>`. A port that may be
 * null is still null there. A view model that Ports itself holds writes its needs out, since a type cannot be made of itself.
 */
export type Needs<Calls extends { readonly [Name in keyof Ports]?: CallOf<Name> }> = {
  readonly [Name in keyof Calls & keyof Ports]:
    | Pick<NonNullable<Ports[Name]>, Calls[Name] & CallOf<Name>>
    | Extract<Ports[Name], null>;
};

type CallOf<Name extends keyof Ports> = keyof NonNullable<Ports[Name]>;
