import { ownAccountApi } from '../../src/core/account/own-account.api';
import { ownFactorsApi } from '../../src/core/account/second-factor/own-factors.api';
import { type Api, type Call, type InputOf, type InputsOf, isPosted } from '../../src/core/api/api';
import { applicationsApi } from '../../src/core/applications/applications.api';
import { ownApplicationsApi } from '../../src/core/applications/own/own-applications.api';
import { auditApi } from '../../src/core/audit/audit.api';
import { campaignsApi } from '../../src/core/campaigns/campaigns.api';
import { eventsApi } from '../../src/core/events/events.api';
import { ownFeedsApi } from '../../src/core/feeds/own-feeds.api';
import { figuresApi } from '../../src/core/figures/figures.api';
import { giftsApi } from '../../src/core/gifts/gifts.api';
import { ownGiftsApi } from '../../src/core/gifts/own/own-gifts.api';
import { guidesApi } from '../../src/core/guides/guides.api';
import { ownGuidesApi } from '../../src/core/guides/own-guides.api';
import { hoursApi, ownHoursApi } from '../../src/core/hours/hours.api';
import { mailApi } from '../../src/core/mail/mail.api';
import { messagesApi } from '../../src/core/messages/messages.api';
import { peopleApi } from '../../src/core/people/people.api';
import { ALL_PEOPLE } from '../../src/core/people/people-query';
import { personFactorsApi } from '../../src/core/people/person-factors.api';
import { pickupsApi } from '../../src/core/pickups/pickups.api';
import { ownPlansApi } from '../../src/core/plans/own/own-plans.api';
import { plansApi } from '../../src/core/plans/plans.api';
import { privacyApi } from '../../src/core/privacy/privacy.api';
import { programsApi } from '../../src/core/programs/programs.api';
import { ownReceiptsApi, receiptsApi } from '../../src/core/receipts/receipts.api';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { settingsApi } from '../../src/core/settings/settings.api';
import { shelfApi } from '../../src/core/shelf/shelf.api';
import { ownSignupsApi, signupsApi } from '../../src/core/signups/signups.api';
import { volunteersApi } from '../../src/core/volunteers/volunteers.api';
import { anApplicationForm } from './application-builder';
import { aCampaignDraft } from './campaign-builder';
import { anEventDraft } from './event-builder';
import { aCorrection, aGiftDraft, aGiftQuery, aGoodsDraft, anImportRow } from './gift-builder';
import { aTrainingDraft } from './guide-builder';
import { aProgramDraft } from './program-builder';

const { sort: _, page: __, ...giftFilter } = aGiftQuery();
const file = { provider: 'Form', rows: [anImportRow()] };
const narrowed = { programId: null, from: null, to: null };
const changed = { id: 'some-id', base: 'first' };

/** An API with a valid input for each call that takes one; a new call does not compile without. */
function sampled<A extends Api>(
  api: A,
  samples: { readonly [Name in keyof InputsOf<A>]: InputOf<A['calls'][Name]> },
): { readonly api: Api; readonly samples: Readonly<Record<string, object>> } {
  return { api, samples: samples as Readonly<Record<string, object>> };
}

const SPANISH = { title: { text: 'Caminar', of: '' } };
const ONE = { id: 'some-id' };
const PART = { eventId: 'fitting', shiftId: 'desk' };
const VOLUNTEERS = { search: '', programId: null, training: 'all', order: 'name' } as const;
const WORK = { programId: 'walk', day: '2026-11-20', minutes: 90, note: 'Sorted shoes' };

/** Every API of the server. */
export const APIS = [
  sampled(auditApi, { list: { page: 1, size: 20, action: null, person: null } }),
  sampled(ownAccountApi, {
    rename: { name: 'Ada' },
    chooseLanguage: { language: 'es' },
    changePassword: { current: 'walk a mile in those', next: 'walk a mile in these' },
    endSession: { id: 'some-id' },
  }),
  sampled(ownFactorsApi, {
    beginAuthenticator: { password: 'walk a mile in these' },
    finishAuthenticator: { code: '123456' },
    addPasskey: { name: 'Phone', answer: { id: 'some-id' } },
    removeFactor: { kind: 'authenticator' },
    confirm: { kind: 'code', code: '123456' },
  }),
  sampled(personFactorsApi, { factors: ONE, resetFactors: ONE }),
  sampled(peopleApi, {
    list: ALL_PEOPLE,
    invite: { name: 'Ada', email: 'ada@fsr.example', role: 'volunteer' },
    change: { name: 'Ada', role: 'volunteer', id: 'some-id', base: 'first' },
    read: ONE,
    resend: ONE,
    deactivate: ONE,
    reactivate: ONE,
    signOut: ONE,
  }),
  sampled(privacyApi, {
    export: ONE,
    erase: ONE,
    alike: { kind: 'person', id: 'some-id' },
    exportRecord: { kind: 'application', id: 'some-id' },
    eraseRecords: { records: [{ kind: 'application', id: 'some-id' }] },
  }),
  sampled(campaignsApi, {
    get: ONE,
    create: { id: 'new-boots', ...aCampaignDraft() },
    update: { ...changed, ...aCampaignDraft({ es: SPANISH }) },
  }),
  sampled(giftsApi, {
    list: aGiftQuery(),
    batch: { ...giftFilter, after: null },
    get: { id: 'some-id' },
    record: { id: 'new-gift', ...aGiftDraft({ campaignId: 'boots' }) },
    settle: { ...changed, on: '2026-11-20' },
    refund: { ...changed, cents: 100, on: '2026-11-20' },
    correct: { ...changed, ...aCorrection({ campaignId: 'boots' }) },
    recordGoods: { id: 'new-goods', ...aGoodsDraft() },
    correctGoods: { ...changed, ...aGoodsDraft() },
    compare: file,
    import: { id: 'new-import', fileName: 'gifts.csv', ...file },
    undoImport: { id: 'some-id' },
  }),
  sampled(ownGiftsApi, {}),
  sampled(plansApi, {}),
  sampled(ownPlansApi, {
    start: { id: 'new-plan', cents: 2_500, interval: 'monthly', startsOn: '2026-12-01' },
    change: { id: 'some-id', change: 'pause', base: 'first' },
  }),
  sampled(mailApi, { list: { state: null, page: 1, size: 20 }, tryAgain: { id: 'some-id' } }),
  sampled(messagesApi, {
    list: { search: '', from: null, to: null, state: null, topic: null, page: 1, size: 20 },
    get: { id: 'some-id' },
    mark: { id: 'some-id', state: 'read', base: 'first' },
  }),
  sampled(pickupsApi, {
    list: { search: '', state: null, page: 1, size: 20 },
    get: { id: 'some-id' },
    onDay: { day: '2026-11-22' },
    decide: { state: 'declined', reason: 'Too far.', id: 'some-id', base: 'first' },
  }),
  sampled(applicationsApi, {
    list: { search: '', programId: null, as: null, show: 'pending', page: 1, size: 20 },
    get: ONE,
    similar: { programId: 'walk', name: 'Ben', contact: '702-555-0123' },
    record: {
      ...anApplicationForm({ adult: true }),
      id: 'new',
      programId: 'walk',
      as: 'participant',
      agreed: true,
    },
    approve: { ...changed, message: '', consentSeenOn: null },
    deny: { ...changed, reasonKind: 'no-place', reason: 'All places are taken.' },
    end: { ...changed, how: 'finished' },
    changeSizes: { ...changed, pairs: [] },
    saveNote: { ...changed, text: 'Evenings are best.' },
    withdraw: changed,
    told: changed,
  }),
  sampled(shelfApi, {
    board: { cut: null, show: 'short', page: 1, size: 20 },
    moves: { page: 1, size: 20 },
    applicants: { cut: 'men', size: 13, wide: false },
    move: {
      id: 'new',
      kind: 'counted',
      cut: 'men',
      size: 13,
      wide: false,
      count: 3,
      note: '',
      anyway: false,
    },
    give: {
      applicationId: 'some-id',
      eventId: 'fitting',
      anyway: false,
      pairs: [
        {
          id: 'new',
          cut: 'men',
          size: 13,
          wide: false,
          index: 0,
          asked: { cut: 'men', size: 'unknown', wide: false },
        },
      ],
    },
    sort: { ...changed, lines: [{ cut: 'men', size: 13, wide: false, count: 2 }] },
    reverse: ONE,
  }),
  sampled(ownApplicationsApi, {
    send: { ...anApplicationForm({ adult: true }), id: 'new', programId: 'walk' },
    change: { ...anApplicationForm({ adult: true }), ...changed },
    withdraw: changed,
    leave: changed,
  }),
  sampled(programsApi, {
    list: { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 20 },
    get: ONE,
    create: { id: 'new-program', publish: true, ...aProgramDraft() },
    save: { ...changed, ...aProgramDraft({ es: SPANISH }) },
    publish: changed,
    archive: changed,
    restore: changed,
    deleteDraft: changed,
  }),
  sampled(eventsApi, {
    upcoming: { ...narrowed, search: '', show: 'all', page: 1, size: 20 },
    past: { ...narrowed, search: '', show: 'unmarked', page: 1, size: 20 },
    between: { ...narrowed, search: '', from: '2026-11-01', to: '2026-11-30' },
    openShifts: { ...narrowed, show: 'gaps', page: 1, size: 20 },
    get: ONE,
    create: { ...anEventDraft(), id: 'new-event', publish: true, further: [{ id: 'more', startsAt: 5 }] },
    save: { ...changed, ...anEventDraft({ es: SPANISH }) },
    publish: changed,
    cancel: { ...changed, reason: 'Rain.', withLater: false },
    deleteDraft: changed,
    saveEffect: { ...anEventDraft(), id: 'some-id' },
    cancelEffect: { id: 'some-id', withLater: true },
    saveWalkIns: { ...changed, walkIns: 6 },
  }),
  sampled(signupsApi, {
    ofEvent: { eventId: 'fitting' },
    candidates: PART,
    assign: { ...PART, id: 'new-signup', personId: 'val', name: '', contact: '', override: false },
    givePlace: { ...changed, override: true },
    mark: { ...changed, mark: 'attended', minutes: 90 },
    markRest: { eventId: 'fitting' },
    remove: changed,
    told: changed,
  }),
  sampled(ownSignupsApi, {
    todaysList: { eventId: 'fitting' },
    take: { ...PART, wait: false },
    withdraw: changed,
  }),
  sampled(volunteersApi, {
    list: { ...VOLUNTEERS, page: 1, size: 20 },
    all: VOLUNTEERS,
    get: ONE,
  }),
  sampled(hoursApi, {
    list: { show: 'claimed', programId: null, page: 1, size: 20 },
    approve: { entries: [changed] },
    giveBack: { ...changed, reason: 'Which program was this?' },
  }),
  sampled(ownHoursApi, {
    list: { page: 1, size: 20, year: 2026, show: 'all' },
    get: ONE,
    approved: { year: 2026 },
    shiftsOn: { day: '2026-11-20' },
    log: { ...WORK, id: 'new-work' },
    change: { ...WORK, ...changed },
    takeBack: changed,
  }),
  sampled(guidesApi, {
    list: { search: '', type: null, state: null, page: 1, size: 20 },
    get: ONE,
    create: { id: 'new-guide', publish: true, checked: false, ...aTrainingDraft() },
    save: {
      ...changed,
      checked: false,
      ...aTrainingDraft({ requiredFor: ['walk'], redoFrom: '2026-01-02', es: SPANISH }),
    },
    publish: changed,
    retire: changed,
    record: { guideId: 'some-id', personId: 'val', doneOn: '2026-11-20' },
  }),
  sampled(ownGuidesApi, {
    resources: { search: '', need: null, page: 1, size: 100 },
    complete: ONE,
    report: ONE,
  }),
  sampled(receiptsApi, {
    list: { year: null, kind: null, state: null, search: '', isPaper: false, page: 1, size: 20 },
    read: { id: 'some-id' },
    donors: { year: 2026, search: '', page: 1, size: 20 },
    mailings: { id: 'some-id' },
    run: { year: 2026 },
    languageOf: { ask: { kind: 'single', giftId: 'check' } },
    issue: { id: 'new-receipt', ask: { kind: 'single', giftId: 'check' }, language: 'es' },
    void: { id: 'some-id', reason: 'Misspelled' },
    replace: { id: 'some-id', newId: 'new-receipt', reason: 'Misspelled' },
    send: { id: 'some-id' },
    startRun: { year: 2026 },
    stopRun: { year: 2026 },
  }),
  sampled(figuresApi, {
    read: { from: '2025-11-27', to: '2026-11-26', programId: null, figures: 'sharing' },
  }),
  sampled(ownFeedsApi, {}),
  sampled(ownReceiptsApi, { read: { id: 'some-id' } }),
  sampled(settingsApi, { save: { ...FIRST_SETTINGS, base: 'first' } }),
];

/** The path of a call that is sent by POST, with its sample; null for one that takes nothing. */
interface PostedCall extends Pick<Call, 'kind'> {
  readonly path: string;
  readonly sample: object | null;
}

/** The calls that are sent by POST. */
export function postedCalls(): readonly PostedCall[] {
  return APIS.flatMap(({ api, samples }) =>
    Object.entries(api.calls)
      .filter(([name, call]) => isPosted(call, name in samples))
      .map(([name, { kind }]) => ({
        path: `/api/${api.area}/${name}`,
        sample: samples[name] ?? null,
        kind,
      })),
  );
}
