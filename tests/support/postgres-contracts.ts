import { inject } from 'vitest';
import { serverCache } from '../../src/adapters/cached/answer-cache';
import { cachedContentStore } from '../../src/adapters/cached/cached-content-store';
import { applicationOf, applicationRow } from '../../src/adapters/postgres/applications/application-row';
import { CachedByChange } from '../../src/adapters/postgres/cached-by-change';
import { campaignRow } from '../../src/adapters/postgres/campaigns/postgres-campaigns';
import { PostgresContentStore } from '../../src/adapters/postgres/content/postgres-content-store';
import { PostgresImageLibrary } from '../../src/adapters/postgres/content/postgres-image-library';
import type { Database } from '../../src/adapters/postgres/database';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import { queueMail } from '../../src/adapters/postgres/mail/queue-mail';
import { PostgresPickups } from '../../src/adapters/postgres/pickups/postgres-pickups';
import { planRow } from '../../src/adapters/postgres/plans/postgres-plans';
import { PostgresRateLimiter } from '../../src/adapters/postgres/postgres-rate-limiter';
import { PostgresExpiredRecords } from '../../src/adapters/postgres/privacy/postgres-expired-records';
import { signupOf, signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import { activeCampaignsApi, campaignsApi } from '../../src/core/campaigns/campaigns.api';
import { campaignsInputs } from '../../src/core/campaigns/campaigns.inputs';
import { CampaignsService } from '../../src/core/campaigns/campaigns.service';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { PublicEventsService } from '../../src/core/events/public-events.service';
import { ReceiveDonation } from '../../src/core/gifts/donation/receive-donation';
import { ReceiveMessage, ReceiveShoeRequest } from '../../src/core/messages/receive-message';
import { type PickupCounts, wholePickup } from '../../src/core/pickups/pickup';
import { ReceivePickupRequest } from '../../src/core/pickups/receive-pickup-request';
import { privacyApi } from '../../src/core/privacy/privacy.api';
import { privacyInputs } from '../../src/core/privacy/privacy.inputs';
import { DueReceiptsService } from '../../src/core/receipts/due-receipts.service';
import { StatementLettersService } from '../../src/core/receipts/statement-letters.service';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import type { FormGateway, ReceivesForm } from '../../src/core/shared/forms/public-form';
import { followedUnit } from '../../src/core/signups/following/followers';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { accountLinksContract } from '../contracts/account-links.contract';
import { applicationsContract } from '../contracts/applications.contract';
import { campaignsContract } from '../contracts/campaigns.contract';
import { contentHistoryContract, contentStoreContract } from '../contracts/content-store.contract';
import { eventsContract } from '../contracts/events.contract';
import { expiredRecordsContract } from '../contracts/expired-records.contract';
import { figuresContract } from '../contracts/figures.contract';
import { formGatewayContract } from '../contracts/form-gateway.contract';
import { giftBookContract } from '../contracts/gift-book.contract';
import { guidesContract } from '../contracts/guides.contract';
import {
  imageLibraryContract,
  pictureFilesContract,
  pictureInventoryContract,
} from '../contracts/image-library.contract';
import { messagesContract } from '../contracts/messages.contract';
import { outboxContract } from '../contracts/outbox.contract';
import { ownGiftsContract } from '../contracts/own-gifts.contract';
import { peopleGatewayContract } from '../contracts/people-gateway.contract';
import { personalDataContract } from '../contracts/personal-data.contract';
import { pickupsContract } from '../contracts/pickups.contract';
import { plansContract } from '../contracts/plans.contract';
import { programsContract } from '../contracts/programs.contract';
import { rateLimiterContract } from '../contracts/rate-limiter.contract';
import { receiptBookContract } from '../contracts/receipt-book.contract';
import { settingsStoreContract } from '../contracts/settings-store.contract';
import { shelfContract } from '../contracts/shelf.contract';
import { signupsContract } from '../contracts/signups.contract';
import { unitOfWorkContract } from '../contracts/unit-of-work.contract';
import { aSite } from './a-site';
import { accountLinksHarness } from './account-links-harness';
import { applicationMailsIn, storeApplications } from './applications-harness';
import { calendarIn, helpersIn, storeCalendar } from './calendar-harness';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { storeFigures } from './figures-harness';
import { storeGuides } from './guides-harness';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { storeMessages, storePickups } from './message-builder';
import { overApi } from './over-api';
import { storeGiving } from './own-gifts-harness';
import { aPerson } from './person-builder';
import { personRow } from './person-row';
import { personalDataHarness } from './personal-data-harness';
import { postgresShelvesHarness } from './postgres-shelves';
import { postgresUnit } from './postgres-unit';
import { storePrograms } from './programs-harness';
import { mailedAddresses, storeContractGoods, storeReceiptSettings, storeReceiptSetUp } from './receipt-rows';
import { RecordingLogger } from './recording-logger';
import { rerunning } from './rerunning';
import { servedOn } from './served';
import { aUser } from './users';

type Way = readonly [end: string, through: <T>(unit: UnitOfWork<T>) => UnitOfWork<T>];
/** How services run. What holds with each work run twice holds with it run once, so that `npm test` does not ask again. */
const WAYS: readonly Way[] = [
  [', each work run twice', rerunning],
  ...(inject('fullMatrix') ? [['', (unit) => unit] satisfies Way] : []),
];

/** Runs the contract suites of all PostgreSQL adapters; `empty` answers a migrated database without rows. */
export function postgresContracts(empty: () => Promise<Database>): void {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const mails = mailsOf(aSite('http://localhost:4173'));
  const run = <T>(answer: Promise<T>) => answer;
  const auditLogOn = (database: Database) => servedOn(postgresUnit(database))('audit');

  contentStoreContract(
    'PostgresContentStore',
    async () =>
      new PostgresContentStore(await empty(), DEFAULT_CONTENT, {
        clock: time,
        ids: new CountingIds(),
        logger,
      }),
  );

  contentHistoryContract(
    'PostgresContentStore',
    async () =>
      new PostgresContentStore(await empty(), DEFAULT_CONTENT, {
        clock: time,
        ids: new CountingIds(),
        logger,
      }),
  );

  contentStoreContract('CachedContentStore', async () => {
    const store = new PostgresContentStore(await empty(), DEFAULT_CONTENT, {
      clock: time,
      ids: new CountingIds(),
      logger,
    });
    return cachedContentStore(store, serverCache(new InMemoryChanges(), ['content'], time));
  });

  const pictures = async () => new PostgresImageLibrary(await empty(), crypto.subtle, time, logger);
  imageLibraryContract('PostgresImageLibrary', async () => ({
    library: await pictures(),
    // The addresses are those that the server answers (tests/adapters/http).
    shows: async (address) => address.startsWith('/pictures/'),
  }));
  pictureInventoryContract('PostgresImageLibrary', pictures);
  pictureFilesContract('PostgresImageLibrary', pictures);

  for (const [end, through] of WAYS) {
    campaignsContract(`CampaignsService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      if (kept.length > 0) await database.insertInto('campaign').values(kept.map(campaignRow)).execute();
      const service = new CampaignsService(through(postgresUnit(database)));
      const clients = [
        overApi(campaignsApi, campaignsInputs, service),
        overApi(activeCampaignsApi, {}, service),
      ] as const;
      return { campaigns: Object.assign({}, ...clients), run };
    });

    messagesContract(`MessagesService on PostgreSQL${end}`, async (kept, people = []) => {
      const database = await empty();
      if (people.length > 0) await database.insertInto('user').values(people.map(personRow)).execute();
      await storeMessages(database, kept);
      return { messages: servedOn(through(postgresUnit(database)))('messages'), run };
    });

    pickupsContract(`PickupsService on PostgreSQL${end}`, async (pickups) => {
      const database = await empty();
      await storePickups(database, pickups);
      return {
        pickups: servedOn(through(postgresUnit(database)))('pickups'),
        run,
        log: auditLogOn(database),
        mailed: () => mailedAddresses(database, 'pickup'),
      };
    });

    programsContract(`ProgramsService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storePrograms(database, kept);
      const served = servedOn(through(postgresUnit(database)));
      return {
        programsOf: (actor) => served('programs', actor),
        run,
        log: auditLogOn(database),
      };
    });

    applicationsContract(`ApplicationsService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeApplications(database, kept);
      const served = servedOn(through(postgresUnit(database)));
      const staffOf = (actor: User) => served('applications', actor);
      return {
        staffOf,
        countsOf: staffOf,
        ownOf: (actor) => served('ownApplications', actor),
        run,
        log: auditLogOn(database),
        mailed: () => applicationMailsIn(database),
      };
    });

    guidesContract(`GuidesService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeGuides(database, kept);
      const served = servedOn(through(postgresUnit(database)));
      return {
        staffOf: (actor) => served('guides', actor),
        ownOf: (actor) => served('ownGuides', actor),
        run,
        log: auditLogOn(database),
      };
    });

    eventsContract(`EventsService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeCalendar(database, kept);
      const unit = through(postgresUnit(database));
      const served = servedOn(unit);
      return {
        eventsOf: (actor) => served('events', actor),
        publicEvents: new PublicEventsService(unit, new FakeTime()),
        run,
        log: auditLogOn(database),
        ...calendarIn(database),
      };
    });

    signupsContract(`Sign-ups on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeCalendar(database, kept);
      const time = new FakeTime();
      const unit = through(postgresUnit(database, { time }));
      const served = servedOn(unit, { time });
      return {
        staffOf: (actor) => served('signups', actor),
        ownOf: (actor) => served('ownSignups', actor),
        hoursOf: (actor) => served('hours', actor),
        ownHoursOf: (actor) => served('ownHours', actor),
        volunteersOf: (actor) => served('volunteers', actor),
        helpers: helpersIn(unit),
        setNow: (ms) => time.setNow(ms),
        run,
        log: auditLogOn(database),
        ...calendarIn(database),
      };
    });

    shelfContract(`ShelfService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeCalendar(database, { events: [], signups: [], ...kept });
      await storePickups(database, kept.pickups);
      const unit = through(postgresUnit(database));
      const served = servedOn(unit);
      return {
        shelfOf: (actor) => served('shelf', actor),
        run,
        unit: followedUnit(unit, mails),
      };
    });

    figuresContract(`FiguresService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeFigures(database, kept);
      const unit = through(postgresUnit(database));
      const served = servedOn(unit, { time });
      return {
        figuresOf: (actor) => served('figures', actor),
        run,
        unit,
      };
    });

    formGatewayContract(`What receives forms on PostgreSQL${end}`, async () => {
      const unit = through(postgresUnit(await empty()));
      const gateway = <Form>(form: ReceivesForm<Form>): FormGateway<Form> => ({
        delivers: true,
        send: (sent) => form.execute(sent),
      });
      return {
        message: gateway(new ReceiveMessage(unit, mails)),
        shoeRequest: gateway(new ReceiveShoeRequest(unit, mails)),
        gift: gateway(new ReceiveDonation(unit)),
        pickup: gateway(new ReceivePickupRequest(unit, mails)),
        run,
      };
    });

    outboxContract(`MailService on PostgreSQL${end}`, async (queued) => {
      const database = await empty();
      for (const mail of queued) await queueMail(database, mail);
      return {
        outbox: servedOn(through(postgresUnit(database)))('mail'),
        run,
      };
    });

    giftBookContract(
      `GiftsService on PostgreSQL${end}`,
      async (gifts, goods) => {
        const database = await empty();
        await storePickups(database, goods);
        if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
        const book = servedOn(through(postgresUnit(database)), { time })('gifts');
        return { book, log: auditLogOn(database), run };
      },
      { sequences: 8 },
    );

    ownGiftsContract(`OwnGiftsService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      await storeGiving(database, kept('dana'));
      const served = servedOn(through(postgresUnit(database)), { time });
      return { ownGifts: served('ownGifts', aUser({ id: 'dana' })), run };
    });

    plansContract(`PlansService on PostgreSQL${end}`, async (kept) => {
      const database = await empty();
      const { gifts, plans } = kept('dana');
      if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
      if (plans.length > 0) await database.insertInto('recurring_plan').values(plans.map(planRow)).execute();
      const served = servedOn(through(postgresUnit(database)), { time });
      return {
        plans: served('plans'),
        ownPlans: served('ownPlans', aUser({ id: 'dana' })),
        run,
      };
    });

    receiptBookContract(
      `ReceiptsService on PostgreSQL${end}`,
      async (given) => {
        const database = await empty();
        await storeReceiptSetUp(database, given);
        const ids = new CountingIds();
        const unit = through(postgresUnit(database, { ids, logger }));
        const served = servedOn(unit, { time });
        return {
          receipts: served('receipts'),
          letters: new StatementLettersService(unit, { clock: time, logger, mails }),
          due: new DueReceiptsService(unit, {
            clock: time,
            logger,
            mails,
            pace: { aMinute: 1000, together: 60 },
          }),
          decide: (decided) => storeReceiptSettings(database, decided),
          ownOf: ({ personId, email }) => served('ownReceipts', aUser({ id: personId, email })),
          book: served('gifts'),
          run,
          mailed: () => mailedAddresses(database),
          collectGoods: () => storeContractGoods(database),
        };
      },
      { sequences: 4 },
    );
  }

  accountLinksContract('AccountLinksService on PostgreSQL', async () =>
    accountLinksHarness(await empty(), (links) => links),
  );

  personalDataContract('PrivacyService on PostgreSQL', async () =>
    personalDataHarness(await empty(), (server, admin) =>
      overApi(privacyApi, privacyInputs, server.service(privacyApi, admin)),
    ),
  );

  expiredRecordsContract('PostgresExpiredRecords', async (pickups, gifts) => {
    const database = await empty();
    await storePickups(database, pickups);
    if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
    await servedOn(postgresUnit(database))('settings').save({
      ...FIRST_SETTINGS,
      keepMessagesDays: 60,
      keepApplicationsDays: 90,
      base: 'first',
    });
    await database
      .insertInto('user')
      .values(personRow(aPerson({ id: 'ben' })))
      .execute();
    let number = 0;
    return {
      records: new PostgresExpiredRecords(database, logger),
      keep: async (message, received_at, expires_at) => {
        number += 1;
        const id = `${number}`;
        await database
          .insertInto('contact_message')
          .values({ id, received_at, name: 'Ada', email: 'ada@mail.example', message })
          .execute();
        await database
          .insertInto('account_token')
          .values({ hash: id, userId: 'ben', purpose: 'invitation', expires_at, used_at: null })
          .execute();
      },
      kept: async () => {
        const rows = await database.selectFrom('contact_message').select('message').orderBy('id').execute();
        const links = await database.selectFrom('account_token').select('userId').execute();
        return { messages: rows.map(({ message }) => message), links: links.length };
      },
      pickups: async (search) => {
        const counted = new CachedByChange<PickupCounts>(['pickups'], new FakeTime());
        const listed = await new PostgresPickups(database, counted).page({
          search,
          state: null,
          page: 1,
          size: 100,
        });
        const items = listed.items.flatMap((one) => wholePickup(one) ?? []);
        return items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      },
      keepSignups: async (signups) => {
        await database.insertInto('signup').values(signups.map(signupRow)).execute();
      },
      signups: async () =>
        (await database.selectFrom('signup').selectAll().orderBy('id').execute()).map(signupOf),
      keepApplication: async (application) => {
        const { id } = application;
        await database.insertInto('application').values(applicationRow(application)).execute();
        await database.insertInto('staff_note').values({ id, revision: 'first', text: 'Call.' }).execute();
      },
      applications: async () => {
        const rows = await database.selectFrom('application').selectAll().orderBy('id').execute();
        const notes = await database.selectFrom('staff_note').select('id').orderBy('id').execute();
        return [rows.map(applicationOf), notes.map(({ id }) => id)];
      },
      gifts: async () => {
        const rows = await database.selectFrom('gift').select('id').orderBy('id').execute();
        return rows.map(({ id }) => id);
      },
    };
  });

  rateLimiterContract('PostgresRateLimiter', async () => {
    const database = await empty();
    const time = new FakeTime();
    const process = () => new PostgresRateLimiter(database, time, logger, 'x'.repeat(32));
    return {
      limiter: process(),
      other: process(),
      pass: (ms) => time.setNow(time.now() + ms),
      kept: async () => JSON.stringify(await database.selectFrom('rate_count').selectAll().execute()),
    };
  });

  unitOfWorkContract('PostgresUnitOfWork', async () => postgresShelvesHarness(await empty()));

  for (const [end, through] of WAYS)
    settingsStoreContract(`SettingsService on PostgreSQL${end}`, async () => {
      return { store: servedOn(through(postgresUnit(await empty())))('settings'), run };
    });

  for (const [end, through] of WAYS)
    peopleGatewayContract(`PeopleService on PostgreSQL${end}`, async (people) => {
      const database = await empty();
      await database.insertInto('user').values(people.map(personRow)).execute();
      const served = servedOn(through(postgresUnit(database)));
      return {
        gateway: served('people', ADA),
        audit: auditLogOn(database),
        run,
        invited: () => mailedAddresses(database, 'invitation'),
      };
    });
}

const ADA = aUser({ id: 'ada', name: 'Ada Admin', role: 'admin' });
