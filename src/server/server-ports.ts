import type { Accounts } from '../core/account/accounts.port';
import type { AccountLinks } from '../core/account/links/account-links.port';
import type { OwnAccountService } from '../core/account/own-account.service';
import type { CommonPasswords } from '../core/account/passwords/password-check';
import type { SiteNames } from '../core/account/passwords/site-words';
import type { NoteSignIn } from '../core/account/second-factor/note-sign-in';
import type { SecondStepSignIn } from '../core/account/second-factor/second-step-sign-in';
import type { User } from '../core/account/user';
import type { ActiveCampaigns } from '../core/campaigns/campaigns.api';
import type { ContentStore } from '../core/content/content-store.port';
import type { ImageLibrary, PictureFiles } from '../core/content/pictures/image-library.port';
import type { Publication } from '../core/content/publication.port';
import type { PublicEvents } from '../core/events/events.api';
import type { FiguresSoFar } from '../core/figures/so-far.api';
import type { MonetaryDonation } from '../core/gifts/donation/monetary-donation';
import type { ContactMessage } from '../core/messages/contact-message';
import type { ShoeRequest } from '../core/messages/shoe-request';
import type { TellFullForm } from '../core/messages/tell-full-form';
import type { PickupRequest } from '../core/pickups/pickup-request';
import type { PublicSettingsSource } from '../core/settings/public-settings.api';
import type { ReceivesForm } from '../core/shared/forms/public-form';
import type { Written } from '../core/shared/forms/written-form';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import type { Logger } from '../core/shared/result';
import type { Changes, Clock, IdSource, Scheduler } from '../core/shared/system.port';
import type { WantedSizes } from '../core/shelf/wanted-sizes.api';
import type { ApiArea } from './api-routes';
import type { ServedCalendars } from './calendar/calendar-routes';
import type { KeptContent } from './content/publisher';
import type { BuiltSite } from './site-files';

/** Everything that the server's routes call. */
export interface ServerPorts {
  readonly accountLinks: AccountLinks;
  readonly accounts: Accounts;
  readonly activeCampaigns: ActiveCampaigns;
  /** The areas with an API. */
  readonly apis: readonly ApiArea[];
  readonly calendars: ServedCalendars;
  /** `catchUp` tells what was committed before the call. */
  readonly changes: Changes & { catchUp(): Promise<void> };
  readonly clock: Clock;
  readonly commonPasswords: CommonPasswords;
  /** What the site calls itself, as passwords must not. */
  readonly siteNames: () => Promise<SiteNames>;
  readonly contentStore: ContentStore;
  /** What keeps each public form. */
  readonly forms: {
    readonly message: ReceivesForm<Written<ContactMessage>>;
    readonly 'shoe-request': ReceivesForm<Written<ShoeRequest>>;
    readonly gift: ReceivesForm<MonetaryDonation>;
    readonly pickup: ReceivesForm<Written<PickupRequest>>;
  };
  /** Tells admins that a form has reached its limit of a day. */
  readonly fullForms: Pick<TellFullForm, 'execute'>;
  readonly ids: IdSource;
  readonly imageLibrary: Pick<ImageLibrary, 'put' | 'putCopy'> & PictureFiles;
  readonly keptContent: Pick<KeptContent, 'at'>;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  /** The account of somebody who is signed in, by the cookie of their session. */
  readonly ownAccountFor: (user: User, cookie: string) => OwnAccountService;
  readonly publication: Publication;
  readonly publicEvents: PublicEvents;
  readonly publicSettings: PublicSettingsSource;
  /** Whether the database answers and its schema is up to date. */
  readonly readiness: { isReady(): Promise<boolean> };
  /** Tells staff of sign-ins in new browsers. */
  readonly signIns: Pick<NoteSignIn, 'execute'>;
  /** Goes on with a sign-in whose password was right. */
  readonly secondStep: Pick<SecondStepSignIn, 'begin' | 'prove'>;
  readonly scheduler: Pick<Scheduler, 'every' | 'after'>;
  readonly site: BuiltSite;
  readonly soFar: FiguresSoFar;
  readonly wantedSizes: WantedSizes;
}
