import { NodeSecrets } from '../../adapters/node/node-secrets';
import { BetterAuthAccounts } from '../../adapters/postgres/account/better-auth-accounts';
import { betterAuthHasher } from '../../adapters/postgres/account/postgres-passwords';
import type { SignedInUser } from '../../core/access/second-step';
import { ownAccountApi } from '../../core/account/own-account.api';
import { ownAccountInputs } from '../../core/account/own-account.inputs';
import { ownFactorsApi } from '../../core/account/second-factor/own-factors.api';
import { ownFactorsInputs } from '../../core/account/second-factor/own-factors.inputs';
import { OwnFactorsService } from '../../core/account/second-factor/own-factors.service';
import type { Api, InputsOf, PortOf } from '../../core/api/api';
import { applicationsApi } from '../../core/applications/applications.api';
import { applicationsInputs, ownApplicationsInputs } from '../../core/applications/applications.inputs';
import { ApplicationsService } from '../../core/applications/applications.service';
import { ownApplicationsApi } from '../../core/applications/own/own-applications.api';
import { OwnApplicationsService } from '../../core/applications/own/own-applications.service';
import { auditApi } from '../../core/audit/audit.api';
import { auditInputs } from '../../core/audit/audit.inputs';
import { AuditService } from '../../core/audit/audit.service';
import { campaignsApi } from '../../core/campaigns/campaigns.api';
import { campaignsInputs } from '../../core/campaigns/campaigns.inputs';
import { CampaignsService } from '../../core/campaigns/campaigns.service';
import { eventsApi } from '../../core/events/events.api';
import { eventsInputs } from '../../core/events/events.inputs';
import { EventsService } from '../../core/events/events.service';
import { ownFeedsApi } from '../../core/feeds/own-feeds.api';
import { OwnFeedsService } from '../../core/feeds/own-feeds.service';
import { figuresApi } from '../../core/figures/figures.api';
import { figuresInputs } from '../../core/figures/figures.inputs';
import { FiguresService } from '../../core/figures/figures.service';
import { SoFarService } from '../../core/figures/so-far.service';
import { giftsApi } from '../../core/gifts/gifts.api';
import { giftsInputs } from '../../core/gifts/gifts.inputs';
import { GiftsService } from '../../core/gifts/gifts.service';
import { ownGiftsApi } from '../../core/gifts/own/own-gifts.api';
import { OwnGiftsService } from '../../core/gifts/own/own-gifts.service';
import { guidesApi } from '../../core/guides/guides.api';
import { guidesInputs } from '../../core/guides/guides.inputs';
import { GuidesService } from '../../core/guides/guides.service';
import { ownGuidesApi } from '../../core/guides/own-guides.api';
import { ownGuidesInputs } from '../../core/guides/own-guides.inputs';
import { OwnGuidesService } from '../../core/guides/own-guides.service';
import { hoursApi, ownHoursApi } from '../../core/hours/hours.api';
import { hoursInputs, ownHoursInputs } from '../../core/hours/hours.inputs';
import { HoursService } from '../../core/hours/hours.service';
import { OwnHoursService } from '../../core/hours/own-hours.service';
import { mailApi } from '../../core/mail/mail.api';
import { mailInputs } from '../../core/mail/mail.inputs';
import { MailService } from '../../core/mail/mail.service';
import { messagesApi } from '../../core/messages/messages.api';
import { messagesInputs } from '../../core/messages/messages.inputs';
import { MessagesService } from '../../core/messages/messages.service';
import { resetAddress } from '../../core/navigation/link-address';
import { peopleApi } from '../../core/people/people.api';
import { peopleInputs } from '../../core/people/people.inputs';
import { PeopleService } from '../../core/people/people.service';
import { personFactorsApi } from '../../core/people/person-factors.api';
import { personFactorsInputs } from '../../core/people/person-factors.inputs';
import { PersonFactorsService } from '../../core/people/person-factors.service';
import { pickupsApi } from '../../core/pickups/pickups.api';
import { pickupsInputs } from '../../core/pickups/pickups.inputs';
import { PickupsService } from '../../core/pickups/pickups.service';
import { ownPlansApi } from '../../core/plans/own/own-plans.api';
import { ownPlansInputs } from '../../core/plans/own/own-plans.inputs';
import { OwnPlansService } from '../../core/plans/own/own-plans.service';
import { plansApi } from '../../core/plans/plans.api';
import { PlansService } from '../../core/plans/plans.service';
import { privacyApi } from '../../core/privacy/privacy.api';
import { privacyInputs } from '../../core/privacy/privacy.inputs';
import { PrivacyService } from '../../core/privacy/privacy.service';
import { programsApi } from '../../core/programs/programs.api';
import { programsInputs } from '../../core/programs/programs.inputs';
import { ProgramsService } from '../../core/programs/programs.service';
import { receiptedUnit } from '../../core/receipts/receipted-unit';
import { ownReceiptsApi, receiptsApi } from '../../core/receipts/receipts.api';
import { ownReceiptsInputs, receiptsInputs } from '../../core/receipts/receipts.inputs';
import { OwnReceiptsService, ReceiptsService } from '../../core/receipts/receipts.service';
import { settingsApi } from '../../core/settings/settings.api';
import { settingsInputs } from '../../core/settings/settings.inputs';
import { SettingsService } from '../../core/settings/settings.service';
import { shelfApi } from '../../core/shelf/shelf.api';
import { shelfInputs } from '../../core/shelf/shelf.inputs';
import { ShelfService } from '../../core/shelf/shelf.service';
import { followedUnit } from '../../core/signups/following/followers';
import { OwnSignupsService } from '../../core/signups/own/own-signups.service';
import { ownSignupsApi, signupsApi } from '../../core/signups/signups.api';
import { ownSignupsInputs, signupsInputs } from '../../core/signups/signups.inputs';
import { SignupsService } from '../../core/signups/signups.service';
import { volunteersApi } from '../../core/volunteers/volunteers.api';
import { volunteersInputs } from '../../core/volunteers/volunteers.inputs';
import { VolunteersService } from '../../core/volunteers/volunteers.service';
import { type ApiArea, apiArea } from '../../server/api-routes';
import type { Provided } from '../shared/token';
import { FACTOR_ISSUER } from './factor-tools';
import { linkLetters } from './link-letters';
import { serverTokens as tokens } from './server-tokens';

/** What services are made of. */
export const SERVICE_PARTS = {
  unit: tokens.unit,
  mails: tokens.mails,
  mailer: tokens.mailer,
  clock: tokens.clock,
  campaigns: CampaignsService,
  publicUrl: tokens.publicUrl,
  ownAccountFor: tokens.ownAccountFor,
  accounts: BetterAuthAccounts,
  tools: tokens.factorTools,
  secrets: NodeSecrets,
};

/** What a server has for its services. */
export type ServiceParts = Provided<typeof SERVICE_PARTS>;

/** The unit of services whose changes sign-ups follow. */
const followed = ({ unit, mails }: Pick<ServiceParts, 'unit' | 'mails'>) => followedUnit(unit, mails);

/** The service of an area with an API. */
export interface ServerService<A extends Api> {
  readonly api: A;
  readonly inputs: InputsOf<A>;
  /** Makes the service of the person who calls, with their cookies. */
  readonly serve: (parts: ServiceParts, actor: SignedInUser, cookie: string) => PortOf<A>;
  /** The routes of its calls. */
  readonly areaOf: (parts: ServiceParts) => ApiArea;
}

function service<A extends Api>(
  api: A,
  inputs: InputsOf<A>,
  serve: ServerService<A>['serve'],
): ServerService<A> {
  const areaOf = (parts: ServiceParts) =>
    apiArea({ api, inputs, serviceFor: (actor, cookie) => serve(parts, actor, cookie) });
  return { api, inputs, serve, areaOf };
}

/** How a server makes the service of each area; an area needs no other wiring here. */
export const serverServices = {
  mail: service(mailApi, mailInputs, ({ unit, mailer }) => new MailService(unit, mailer !== null)),
  messages: service(messagesApi, messagesInputs, ({ unit }) => new MessagesService(unit)),
  campaigns: service(campaignsApi, campaignsInputs, ({ campaigns }) => campaigns),
  audit: service(auditApi, auditInputs, ({ unit }) => new AuditService(unit)),
  ownAccount: service(ownAccountApi, ownAccountInputs, ({ ownAccountFor }, actor, cookie) =>
    ownAccountFor(actor, cookie),
  ),
  ownFactors: service(
    ownFactorsApi,
    ownFactorsInputs,
    ({ unit, clock, mails, tools, accounts }, actor, cookie) =>
      new OwnFactorsService(unit, actor, {
        tools,
        clock,
        mails,
        hasher: betterAuthHasher,
        issuer: FACTOR_ISSUER,
        sessionId: () => accounts.sessionIdOf(cookie),
      }),
  ),
  personFactors: service(
    personFactorsApi,
    personFactorsInputs,
    ({ unit, mails, mailer, tools, publicUrl }, actor) =>
      new PersonFactorsService(unit, actor, {
        codes: tools.codes,
        mails,
        addressOf: (secret, language) => resetAddress({ publicUrl }, secret, language),
        sendsMail: mailer !== null,
      }),
  ),
  people: service(
    peopleApi,
    peopleInputs,
    (parts, actor) => new PeopleService(followed(parts), actor, linkLetters(parts)),
  ),
  privacy: service(
    privacyApi,
    privacyInputs,
    ({ unit, mails }, actor) => new PrivacyService(unit, actor, mails),
  ),
  pickups: service(
    pickupsApi,
    pickupsInputs,
    ({ unit, mails }, actor) => new PickupsService(unit, actor, mails),
  ),
  gifts: service(
    giftsApi,
    giftsInputs,
    ({ unit, clock }, actor) => new GiftsService(receiptedUnit(unit), actor, clock),
  ),
  ownGifts: service(
    ownGiftsApi,
    {},
    ({ unit, clock, campaigns }, actor) =>
      new OwnGiftsService(unit, actor, campaigns, clock, new SoFarService(unit, clock)),
  ),
  plans: service(plansApi, {}, ({ unit, clock }) => new PlansService(unit, clock)),
  ownPlans: service(
    ownPlansApi,
    ownPlansInputs,
    ({ unit, clock }, actor) => new OwnPlansService(unit, actor, clock),
  ),
  receipts: service(
    receiptsApi,
    receiptsInputs,
    ({ unit, mails, mailer }, actor) => new ReceiptsService(unit, actor, { sends: mailer !== null, mails }),
  ),
  ownReceipts: service(
    ownReceiptsApi,
    ownReceiptsInputs,
    ({ unit }, { id, email }) => new OwnReceiptsService(unit, { personId: id, email }),
  ),
  programs: service(
    programsApi,
    programsInputs,
    ({ unit, clock }, actor) => new ProgramsService(unit, actor, clock),
  ),
  applications: service(
    applicationsApi,
    applicationsInputs,
    (parts, actor) => new ApplicationsService(followed(parts), actor, parts.mails, parts.clock),
  ),
  ownApplications: service(
    ownApplicationsApi,
    ownApplicationsInputs,
    (parts, actor) => new OwnApplicationsService(followed(parts), actor, parts.mails),
  ),
  events: service(
    eventsApi,
    eventsInputs,
    (parts, actor) => new EventsService(followed(parts), actor, parts.clock),
  ),
  guides: service(guidesApi, guidesInputs, (parts, actor) => new GuidesService(followed(parts), actor)),
  ownGuides: service(
    ownGuidesApi,
    ownGuidesInputs,
    (parts, actor) => new OwnGuidesService(followed(parts), actor),
  ),
  ownFeeds: service(ownFeedsApi, {}, ({ unit, ...site }, actor) => new OwnFeedsService(unit, actor, site)),
  signups: service(
    signupsApi,
    signupsInputs,
    ({ unit, mails, clock }, actor) => new SignupsService(unit, actor, mails, clock),
  ),
  ownSignups: service(
    ownSignupsApi,
    ownSignupsInputs,
    ({ unit, mails, clock }, actor) => new OwnSignupsService(unit, actor, mails, clock),
  ),
  hours: service(hoursApi, hoursInputs, ({ unit, mails }, actor) => new HoursService(unit, actor, mails)),
  ownHours: service(
    ownHoursApi,
    ownHoursInputs,
    ({ unit, clock }, actor) => new OwnHoursService(unit, actor, clock),
  ),
  figures: service(
    figuresApi,
    figuresInputs,
    ({ unit, clock }, actor) => new FiguresService(unit, actor, clock),
  ),
  volunteers: service(
    volunteersApi,
    volunteersInputs,
    ({ unit, clock }, actor) => new VolunteersService(unit, actor, clock),
  ),
  shelf: service(shelfApi, shelfInputs, (parts, actor) => new ShelfService(followed(parts), actor)),
  settings: service(settingsApi, settingsInputs, ({ unit }, actor) => new SettingsService(unit, actor)),
} as const;
