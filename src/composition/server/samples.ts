import { SAMPLE_ACCOUNTS } from '../../adapters/mock/account/sample-accounts';
import { sampleApplications, sampleStaffNotes } from '../../adapters/mock/applications/sample-applications';
import { sampleCampaigns } from '../../adapters/mock/campaigns/sample-campaigns';
import { campaignsFormat } from '../../adapters/mock/campaigns/simulated-campaigns';
import { sampleEvents } from '../../adapters/mock/events/sample-events';
import { eventsFormat } from '../../adapters/mock/events/simulated-events';
import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import { sampleCompletions, sampleGuides } from '../../adapters/mock/guides/sample-guides';
import { guidesFormat } from '../../adapters/mock/guides/simulated-guide-reads';
import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { samplePeople } from '../../adapters/mock/people/sample-people';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { samplePlans } from '../../adapters/mock/plans/simulated-plans';
import { samplePrograms } from '../../adapters/mock/programs/sample-programs';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import { inBothLanguages } from '../../adapters/mock/sample-words/staff-words';
import { SAMPLE_SETTINGS } from '../../adapters/mock/settings/sample-foundation';
import { sampleShelf } from '../../adapters/mock/shelf/sample-shelf';
import { sampleSignups } from '../../adapters/mock/signups/sample-signups';
import { applicationRow } from '../../adapters/postgres/applications/application-row';
import { campaignRow } from '../../adapters/postgres/campaigns/postgres-campaigns';
import type { Database } from '../../adapters/postgres/database';
import { eventRow } from '../../adapters/postgres/events/postgres-events';
import { giftRow } from '../../adapters/postgres/gifts/gift-row';
import { completionRow, guideRow } from '../../adapters/postgres/guides/guide-row';
import { pickupRow } from '../../adapters/postgres/pickups/pickup-row';
import { planRow } from '../../adapters/postgres/plans/postgres-plans';
import { programRow } from '../../adapters/postgres/programs/postgres-programs';
import { addReceipts } from '../../adapters/postgres/receipts/postgres-receipts';
import { countSamples, type SampleMarks } from '../../adapters/postgres/remove-samples';
import { moveRow } from '../../adapters/postgres/shelf/postgres-shelf';
import { signupRow } from '../../adapters/postgres/signups/postgres-signups';
import type { Accounts } from '../../core/account/accounts.port';
import type { Receipt } from '../../core/receipts/receipt';
import { receiptCount } from '../../core/receipts/receipt-query';
import type { Clock } from '../../core/shared/system.port';
import { pickupsToSort } from '../../core/shelf/goods-to-sort';
import { dataTexts } from './data.texts';
import { RefusedError } from './refusals';

/** Whether this is the address of a sample account. */
export const isSampleAccount = (email: string) => SAMPLE_ACCOUNTS.some(({ user }) => user.email === email);

/**
 * Puts the sample accounts, campaigns, gifts, receipts, plans, programs, applications, events, sign-ups, guides and shoes into an empty database, with the
 * name that receipts need, and answers whether it did. The passwords are public, so the configuration permits this only on the computer of the person who
 * tries the site out.
 */
export async function addSamples(
  database: Database,
  accounts: Pick<Accounts, 'create'>,
  clock: Clock,
): Promise<boolean> {
  for (const table of ['user', 'campaign', 'content_head'] as const) {
    const rows = await database
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .execute();
    if (rows.length > 0) return false;
  }
  const campaigns = inBothLanguages(campaignsFormat(() => sampleCampaigns(clock.now()))).samples();
  await database.insertInto('campaign').values(campaigns.map(campaignRow)).execute();
  const gifts = sampleGifts(clock.now());
  await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  await addSampleReceipts(database, sampleReceipts(clock.now(), { gifts, goods: [] }));
  const settings = JSON.stringify(SAMPLE_SETTINGS);
  await database
    .insertInto('settings')
    .values({ revision: 'sample', saved_at: clock.now(), settings })
    .execute();
  const ids = new Map<string, string>();
  for (const { user, password } of SAMPLE_ACCOUNTS) {
    const created = await accounts.create({ email: user.email, name: user.name, role: user.role, password });
    if (!created.ok)
      throw new Error(`The sample account ${user.email} could not be made: ${created.failure.code}`);
    const plans = samplePlans(clock.now()).filter(({ personId }) => personId === user.id);
    for (const plan of plans)
      await database
        .insertInto('recurring_plan')
        .values(planRow({ ...plan, personId: created.value.id }))
        .execute();
    ids.set(user.role, created.value.id);
  }
  // Of those who manage programs only two have accounts here.
  const [admin = '', parker = ''] = [ids.get('admin'), ids.get('program_manager')];
  const managers = { parker, deja: admin, priya: admin };
  const programs = inBothLanguages(programsFormat(() => samplePrograms(clock.now(), managers))).samples();
  await database.insertInto('program').values(programs.map(programRow)).execute();
  const people = {
    ben: ids.get('beneficiary') ?? '',
    val: ids.get('volunteer') ?? '',
    parker: { id: parker, name: 'Parker Manager' },
    other: { id: admin, name: 'Avery Admin' },
  };
  const applications = sampleApplications(clock.now(), people, programs);
  await database.insertInto('application').values(applications.map(applicationRow)).execute();
  const moves = sampleShelf(clock.now(), { parker, other: admin }, applications);
  await database.insertInto('shelf_move').values(moves.map(moveRow)).execute();
  // Their shoes wait to be sorted; visitors of this server ask for the other pickups.
  const toSort = pickupsToSort(samplePickups(clock.now()));
  await database.insertInto('pickup_request').values(toSort.map(pickupRow)).execute();
  await database
    .insertInto('staff_note')
    .values([...sampleStaffNotes()])
    .execute();
  const events = inBothLanguages(eventsFormat(() => sampleEvents(clock.now()))).samples();
  await database.insertInto('event').values(events.map(eventRow)).execute();
  // Of the volunteers one has an account here; the others stand by name.
  const { parker: marker, other, val } = people;
  const volunteers = { accounts: { val }, parker: marker, other };
  const signups = sampleSignups(clock.now(), volunteers, { events, applications });
  await database.insertInto('signup').values(signups.map(signupRow)).execute();
  const readers = { val: people.val, parker };
  const guideSamples = {
    guides: () => sampleGuides(clock.now(), readers),
    completions: () => sampleCompletions(clock.now(), readers),
  };
  const guides = inBothLanguages(guidesFormat(guideSamples)).samples();
  await database.insertInto('guide').values(guides.map(guideRow)).execute();
  const completions = guideSamples.completions();
  await database.insertInto('completion').values(completions.map(completionRow)).execute();
  return true;
}

/** Keeps receipts with the counts of their years. */
async function addSampleReceipts(database: Database, receipts: readonly Receipt[]): Promise<void> {
  for (const receipt of receipts) {
    const { year } = receipt;
    await addReceipts(database, [receipt]);
    await database
      .insertInto('receipt_count')
      .values({ year, last: receiptCount(receipt) })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: receiptCount(receipt) }))
      .execute();
  }
}

/** How the samples are known in a database; a test compares this with every sample that there is. */
export const SAMPLE_MARKS: SampleMarks = {
  prefix: 'sample-',
  ids: [sampleCampaigns, sampleMessages, samplePickups, samplePeople].flatMap((samples) =>
    samples(0).map(({ id }) => id),
  ),
  emails: SAMPLE_ACCOUNTS.map(({ user }) => user.email),
  foundation: SAMPLE_SETTINGS,
};

/**
 * Throws a RefusedError when a database holds samples, however they got there or were changed. Everybody knows the passwords
 * of the sample accounts, and nobody may take invented gifts and receipts for the foundation's.
 */
export async function refuseSamples(database: Database): Promise<void> {
  const counts = await countSamples(database, SAMPLE_MARKS);
  if (Object.keys(counts).length > 0) throw new RefusedError(dataTexts.samplesRefused(counts));
}
