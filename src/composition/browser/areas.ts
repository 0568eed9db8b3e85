import type { ModuleLoader } from '../shared/container';
import type { AllPorts } from '../shared/tokens';
import { simulatedServices as simulated } from '../simulation/simulated-services';
import { type Area, area, serverArea } from './area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const table = {
  applications: area(
    () => import('../../core/applications/applications.api').then((file) => file.applicationsApi),
    SIMULATED && simulated.applications,
  ),
  auditLog: area(
    () => import('../../core/audit/audit.api').then((file) => file.auditApi),
    SIMULATED && simulated.auditLog,
  ),
  countedApplications: area(
    () =>
      import('../../core/applications/counted-applications.api').then((file) => file.countedApplicationsApi),
    SIMULATED && simulated.countedApplications,
  ),
  events: area(
    () => import('../../core/events/events.api').then((file) => file.eventsApi),
    SIMULATED && simulated.events,
  ),
  figures: area(
    () => import('../../core/figures/figures.api').then((file) => file.figuresApi),
    SIMULATED && simulated.figures,
  ),
  giftBook: area(
    () => import('../../core/gifts/gifts.api').then((file) => file.giftsApi),
    SIMULATED && simulated.giftBook,
  ),
  guides: area(
    () => import('../../core/guides/guides.api').then((file) => file.guidesApi),
    SIMULATED && simulated.guides,
  ),
  hours: area(
    () => import('../../core/hours/hours.api').then((file) => file.hoursApi),
    SIMULATED && simulated.hours,
  ),
  messages: area(
    () => import('../../core/messages/messages.api').then((file) => file.messagesApi),
    SIMULATED && simulated.messages,
  ),
  outbox: area(
    () => import('../../core/mail/mail.api').then((file) => file.mailApi),
    SIMULATED && simulated.outbox,
  ),
  ownAccount: area(
    () => import('../../core/account/own-account.api').then((file) => file.ownAccountApi),
    SIMULATED && simulated.ownAccount,
  ),
  ownApplications: area(
    () => import('../../core/applications/own/own-applications.api').then((file) => file.ownApplicationsApi),
    SIMULATED && simulated.ownApplications,
  ),
  ownFactors: area(
    () => import('../../core/account/second-factor/own-factors.api').then((file) => file.ownFactorsApi),
    SIMULATED && simulated.ownFactors,
  ),
  ownFeeds: serverArea(() => import('../../core/feeds/own-feeds.api').then((file) => file.ownFeedsApi)),
  ownGifts: area(
    () => import('../../core/gifts/own/own-gifts.api').then((file) => file.ownGiftsApi),
    SIMULATED && simulated.ownGifts,
  ),
  ownGuides: area(
    () => import('../../core/guides/own-guides.api').then((file) => file.ownGuidesApi),
    SIMULATED && simulated.ownGuides,
  ),
  ownHours: area(
    () => import('../../core/hours/hours.api').then((file) => file.ownHoursApi),
    SIMULATED && simulated.ownHours,
  ),
  ownPlans: area(
    () => import('../../core/plans/own/own-plans.api').then((file) => file.ownPlansApi),
    SIMULATED && simulated.ownPlans,
  ),
  ownReceipts: area(
    () => import('../../core/receipts/receipts.api').then((file) => file.ownReceiptsApi),
    SIMULATED && simulated.ownReceipts,
  ),
  ownSignups: area(
    () => import('../../core/signups/signups.api').then((file) => file.ownSignupsApi),
    SIMULATED && simulated.ownSignups,
  ),
  peopleGateway: area(
    () => import('../../core/people/people.api').then((file) => file.peopleApi),
    SIMULATED && simulated.peopleGateway,
  ),
  personalData: area(
    () => import('../../core/privacy/privacy.api').then((file) => file.privacyApi),
    SIMULATED && simulated.personalData,
  ),
  personFactors: area(
    () => import('../../core/people/person-factors.api').then((file) => file.personFactorsApi),
    SIMULATED && simulated.personFactors,
  ),
  pickups: area(
    () => import('../../core/pickups/pickups.api').then((file) => file.pickupsApi),
    SIMULATED && simulated.pickups,
  ),
  plans: area(
    () => import('../../core/plans/plans.api').then((file) => file.plansApi),
    SIMULATED && simulated.plans,
  ),
  programs: area(
    () => import('../../core/programs/programs.api').then((file) => file.programsApi),
    SIMULATED && simulated.programs,
  ),
  receiptBook: area(
    () => import('../../core/receipts/receipts.api').then((file) => file.receiptsApi),
    SIMULATED && simulated.receiptBook,
  ),
  settingsStore: area(
    () => import('../../core/settings/settings.api').then((file) => file.settingsApi),
    SIMULATED && simulated.settingsStore,
  ),
  shelf: area(
    () => import('../../core/shelf/shelf.api').then((file) => file.shelfApi),
    SIMULATED && simulated.shelf,
  ),
  signups: area(
    () => import('../../core/signups/signups.api').then((file) => file.signupsApi),
    SIMULATED && simulated.signups,
  ),
  storedCampaigns: area(
    () => import('../../core/campaigns/campaigns.api').then((file) => file.campaignsApi),
    SIMULATED && simulated.storedCampaigns,
  ),
  volunteers: area(
    () => import('../../core/volunteers/volunteers.api').then((file) => file.volunteersApi),
    SIMULATED && simulated.volunteers,
  ),
};

/**
 * The areas that people ask who are signed in, by the names of their ports. Two ports of theirs are no areas: one's own picture, since an
 * upload has a route of its own (profile.module.ts), and archives of gifts, which no server has (gifts.module.ts).
 */
export type AreaName = keyof typeof table;

/** Each makes the port of its name, or this does not compile. */
export const areas: { readonly [Name in AreaName]: Area<AllPorts[Name]> } = table;

/** Fetches areas that a page asks first ahead of its calls. Where that fails, the first call tries again. */
export function fetched(...names: readonly AreaName[]): ModuleLoader {
  return async () => {
    await Promise.all(names.map((name) => areas[name].fetch())).catch(() => {});
    return null;
  };
}
