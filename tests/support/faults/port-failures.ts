import type { Token } from '../../../src/composition/shared/token';
import type { tokens } from '../../../src/composition/shared/tokens';
import { ownAccountApi, ownAvatarApi } from '../../../src/core/account/own-account.api';
import { ownFactorsApi } from '../../../src/core/account/second-factor/own-factors.api';
import type { Api, PortOf } from '../../../src/core/api/api';
import { applicationsApi } from '../../../src/core/applications/applications.api';
import { countedApplicationsApi } from '../../../src/core/applications/counted-applications.api';
import { ownApplicationsApi } from '../../../src/core/applications/own/own-applications.api';
import { auditApi } from '../../../src/core/audit/audit.api';
import { activeCampaignsApi, campaignsApi } from '../../../src/core/campaigns/campaigns.api';
import { eventsApi, publicEventsApi } from '../../../src/core/events/events.api';
import { ownFeedsApi } from '../../../src/core/feeds/own-feeds.api';
import { figuresApi } from '../../../src/core/figures/figures.api';
import { soFarApi } from '../../../src/core/figures/so-far.api';
import { giftsApi } from '../../../src/core/gifts/gifts.api';
import { ownGiftsApi } from '../../../src/core/gifts/own/own-gifts.api';
import { guidesApi } from '../../../src/core/guides/guides.api';
import { ownGuidesApi } from '../../../src/core/guides/own-guides.api';
import { hoursApi, ownHoursApi } from '../../../src/core/hours/hours.api';
import { mailApi } from '../../../src/core/mail/mail.api';
import { messagesApi } from '../../../src/core/messages/messages.api';
import { peopleApi } from '../../../src/core/people/people.api';
import { personFactorsApi } from '../../../src/core/people/person-factors.api';
import { pickupsApi } from '../../../src/core/pickups/pickups.api';
import { ownPlansApi } from '../../../src/core/plans/own/own-plans.api';
import { plansApi } from '../../../src/core/plans/plans.api';
import { privacyApi } from '../../../src/core/privacy/privacy.api';
import { programsApi } from '../../../src/core/programs/programs.api';
import { ownReceiptsApi, receiptsApi } from '../../../src/core/receipts/receipts.api';
import { publicSettingsApi } from '../../../src/core/settings/public-settings.api';
import { settingsApi } from '../../../src/core/settings/settings.api';
import type { Failure, FailureOf } from '../../../src/core/shared/result';
import { shelfApi } from '../../../src/core/shelf/shelf.api';
import { wantedSizesApi } from '../../../src/core/shelf/wanted-sizes.api';
import { ownSignupsApi, signupsApi } from '../../../src/core/signups/signups.api';
import { volunteersApi } from '../../../src/core/volunteers/volunteers.api';

type Tokens = typeof tokens;

/** What has a token and does no I/O of its own: what the whole application shares, and use cases. */
type Shared =
  | 'feed'
  | 'session'
  | 'site'
  | 'toasts'
  | 'unsaved'
  | 'unsent'
  | 'chooseAvatar'
  | 'checkPicture'
  | 'findInvitationLink'
  | 'listActiveCampaigns'
  | 'login'
  | 'logout'
  | 'readCampaigns'
  | 'readOverview'
  | 'readTaxYears'
  | 'askForShoes'
  | 'requestPickup'
  | 'submitContact'
  | 'submitDonation'
  | 'uploadPicture';

/** Every port of the site by the name of its token. */
export type Ports = {
  [Name in Exclude<keyof Tokens, Shared>]: Tokens[Name] extends Token<infer Port> ? NonNullable<Port> : never;
};

/** The methods of a port that answer later: where storage and servers fail. */
export type AsyncMethod<Port> = {
  [Method in keyof Port]: Port[Method] extends (...args: never[]) => Promise<unknown> ? Method : never;
}[keyof Port] &
  string;

/** What a method may fail with, by its own type; never for one that cannot fail. */
export type FailureOfMethod<Port, Method extends keyof Port> = Port[Method] extends (
  ...args: never[]
) => Promise<infer Answer>
  ? Extract<Answer, { readonly ok: false; readonly failure: { readonly code: string } }>['failure']
  : never;

/** The ports that store things or speak to somebody: those with a method that answers later. */
export type IoPortName = {
  [Name in keyof Ports]: [AsyncMethod<Ports[Name]>] extends [never] ? never : Name;
}[keyof Ports];

type Samples<Failure extends { readonly code: string }> = [Failure] extends [never]
  ? Readonly<Record<string, never>>
  : {
      readonly [Code in Failure['code']]: readonly [
        Extract<Failure, { readonly code: Code }>,
        ...Extract<Failure, { readonly code: Code }>[],
      ];
    };

type FailureTable<Port> = {
  readonly [Method in AsyncMethod<Port>]: Samples<FailureOfMethod<Port, Method>>;
};

const unavailable = [{ code: 'unavailable' }] as const;
const corrupt = [{ code: 'corrupt' }, { code: 'corrupt', newer: true }] as const;
const quota = [{ code: 'quota' }] as const;
const tooMany = [{ code: 'too-many' }] as const;
const unauthenticated = [{ code: 'unauthenticated' }] as const;
const forbidden = [{ code: 'forbidden' }] as const;
const notFound = [{ code: 'not-found' }] as const;
const conflict = [{ code: 'conflict' }] as const;
const cancelled = [{ code: 'cancelled' }] as const;
const validation = [
  { code: 'validation', fields: [{ field: 'name', message: 'Please shorten this.' }] },
  { code: 'validation', fields: [{ field: 'a.field.nobody.shows', message: 'Wrong.' }] },
  { code: 'validation', fields: [] },
] as const;

const SAMPLES: { readonly [Code in Failure['code']]: readonly FailureOf<Code>[] } = {
  unavailable,
  corrupt,
  quota,
  'too-many': tooMany,
  unauthenticated,
  cancelled,
  conflict,
  forbidden: [
    ...forbidden,
    { code: 'forbidden', reason: 'last-admin' },
    { code: 'forbidden', reason: 'own-account' },
  ],
  'second-factor': [{ code: 'second-factor' }],
  'step-up': [{ code: 'step-up' }],
  'not-found': notFound,
  validation,
  locked: [{ code: 'locked' }],
  'invalid-credentials': [{ code: 'invalid-credentials' }],
  'unsupported-type': [{ code: 'unsupported-type', accepted: ['image/png'] }],
};

/** The failures of an API's port, as the API names them. */
function failuresOfApi<A extends Api>(api: A): FailureTable<PortOf<A>> {
  const calls = Object.entries(api.calls).map(([name, { failures }]) => [
    name,
    Object.fromEntries(failures.map((code) => [code, SAMPLES[code]])),
  ]);
  return Object.fromEntries(calls);
}

const publicForm = { 'too-many': tooMany, validation, quota, unavailable };
const content = {
  load: { corrupt, unavailable },
  save: {
    unauthenticated,
    forbidden,
    'too-many': tooMany,
    validation,
    conflict,
    quota,
    corrupt,
    unavailable,
  },
  backups: { unauthenticated, forbidden, 'too-many': tooMany, corrupt, unavailable },
} as const;
const library = {
  put: {
    unauthenticated,
    forbidden,
    'too-many': tooMany,
    'unsupported-type': [{ code: 'unsupported-type', accepted: ['image/png'] }],
    quota: [{ code: 'quota' }, { code: 'quota', limit: 5_242_880 }],
    unavailable,
  },
  putCopy: {
    unauthenticated,
    forbidden,
    'too-many': tooMany,
    'unsupported-type': [{ code: 'unsupported-type', accepted: ['image/png'] }],
    quota: [{ code: 'quota' }, { code: 'quota', limit: 5_242_880 }],
    'not-found': notFound,
    unavailable,
  },
  read: { unavailable },
  urlFor: {},
} as const;

/**
 * Every failure that every port may give, by method and code, with a sample of each shape. The types ask for all of
 * them: a new port, a new method or a new failure does not compile before it stands here, and neither does a failure
 * that a port cannot give.
 */
export const PORT_FAILURES = {
  authGateway: {
    signIn: {
      'invalid-credentials': [
        { code: 'invalid-credentials' },
        { code: 'invalid-credentials', reason: 'unknown-email' },
        { code: 'invalid-credentials', reason: 'wrong-password' },
      ],
      'second-factor': [
        { code: 'second-factor', offer: null },
        {
          code: 'second-factor',
          offer: { passkey: null, hasAuthenticator: true, hasBackupCodes: true },
        },
      ],
      locked: [{ code: 'locked' }],
      'too-many': tooMany,
      'not-kept': [
        { code: 'not-kept', storage: 'full' },
        { code: 'not-kept', storage: 'refused' },
      ],
      unavailable,
      cancelled,
    },
    signOut: { unavailable },
    prove: {
      'not-found': notFound,
      'invalid-credentials': [{ code: 'invalid-credentials' }],
      conflict,
      locked: [{ code: 'locked' }],
      'too-many': tooMany,
      'not-kept': [
        { code: 'not-kept', storage: 'full' },
        { code: 'not-kept', storage: 'refused' },
      ],
      unavailable,
    },
  },
  firstAdminGateway: {
    create: { 'not-found': notFound, conflict, validation, 'too-many': tooMany, unavailable },
  },
  currentSession: { read: { corrupt: [{ code: 'corrupt' }], unavailable } },
  sessionHint: { write: { quota: [{ code: 'quota' }], unavailable }, clear: { unavailable } },
  sidebarPreference: { read: {}, write: {} },
  contentStore: content,
  signedInContent: content,
  activeCampaigns: failuresOfApi(activeCampaignsApi),
  campaigns: failuresOfApi(campaignsApi),
  storedCampaigns: failuresOfApi(campaignsApi),
  figures: failuresOfApi(figuresApi),
  shelf: failuresOfApi(shelfApi),
  soFar: failuresOfApi(soFarApi),
  publicSettings: failuresOfApi(publicSettingsApi),
  wantedSizes: failuresOfApi(wantedSizesApi),
  giftBook: failuresOfApi(giftsApi),
  giftArchives: {
    read: { unauthenticated, forbidden, unavailable },
    replace: { unauthenticated, forbidden, quota, unavailable },
    reset: { unauthenticated, forbidden, quota, unavailable },
  },
  ownGifts: failuresOfApi(ownGiftsApi),
  plans: failuresOfApi(plansApi),
  ownPlans: failuresOfApi(ownPlansApi),
  receiptBook: failuresOfApi(receiptsApi),
  pageLetters: { writeSome: { unavailable, quota } },
  ownReceipts: failuresOfApi(ownReceiptsApi),
  csvReader: { read: { corrupt: [{ code: 'corrupt', line: 2 }] } },
  contactGateway: { send: publicForm },
  shoeRequestGateway: { send: publicForm },
  donationGateway: { send: publicForm },
  pickupRequestGateway: { send: publicForm },
  messages: failuresOfApi(messagesApi),
  pickups: failuresOfApi(pickupsApi),
  programs: failuresOfApi(programsApi),
  applications: failuresOfApi(applicationsApi),
  countedApplications: failuresOfApi(countedApplicationsApi),
  ownApplications: failuresOfApi(ownApplicationsApi),
  signups: failuresOfApi(signupsApi),
  ownSignups: failuresOfApi(ownSignupsApi),
  hours: failuresOfApi(hoursApi),
  volunteers: failuresOfApi(volunteersApi),
  ownHours: failuresOfApi(ownHoursApi),
  events: failuresOfApi(eventsApi),
  publicEvents: failuresOfApi(publicEventsApi),
  guides: failuresOfApi(guidesApi),
  ownGuides: failuresOfApi(ownGuidesApi),
  ownFeeds: failuresOfApi(ownFeedsApi),
  ownAccount: failuresOfApi(ownAccountApi),
  ownFactors: failuresOfApi(ownFactorsApi),
  personFactors: failuresOfApi(personFactorsApi),
  ownAvatar: failuresOfApi(ownAvatarApi),
  peopleGateway: failuresOfApi(peopleApi),
  auditLog: failuresOfApi(auditApi),
  imageLibrary: library,
  uploadLibrary: library,
  signedInLibrary: library,
  pictureInventory: { list: { unavailable }, remove: { unavailable } },
  storageRoom: { estimate: {}, persist: {} },
  draftStore: {
    put: { quota, unavailable, corrupt },
    list: { unavailable, corrupt },
    trouble: {},
    remove: { quota, unavailable, corrupt },
  },
  unsentStore: {
    list: { unavailable, corrupt },
    put: { quota, unavailable, corrupt },
    remove: { quota, unavailable, corrupt },
  },
  accountLinks: {
    request: { 'too-many': tooMany, unavailable },
    holder: { 'not-found': notFound, conflict, 'too-many': tooMany, unavailable },
    choosePassword: {
      'not-found': notFound,
      conflict,
      'too-many': tooMany,
      unavailable,
      validation,
      quota,
    },
  },
  personalData: failuresOfApi(privacyApi),
  settingsStore: failuresOfApi(settingsApi),
  resetSamples: { execute: { unauthenticated, forbidden, unavailable } },
  outbox: failuresOfApi(mailApi),
  tabRegistry: { own: {}, isOpen: {} },
  publication: { outcome: { unauthenticated, forbidden, 'too-many': tooMany, unavailable } },
  pictureCodec: { measure: {}, scale: {}, square: {} },
} as const satisfies { readonly [Name in IoPortName]: FailureTable<Ports[Name]> };

/** Every failure that a method of a port may give, one sample of each shape. */
export function failuresOf<Name extends IoPortName, Method extends AsyncMethod<Ports[Name]>>(
  name: Name,
  method: Method,
): readonly FailureOfMethod<Ports[Name], Method>[] {
  const samples: Readonly<Record<string, readonly unknown[]>> = (
    PORT_FAILURES[name] as FailureTable<Ports[Name]>
  )[method];
  return Object.values(samples).flat() as FailureOfMethod<Ports[Name], Method>[];
}
