import { ContainerModule } from 'inversify';
import { PostgresCampaignGateway } from '../../../adapters/postgres/campaigns/postgres-campaign-gateway';
import { CountedFigures } from '../../../adapters/postgres/gifts/gift-figures';
import { PostgresGiftBook } from '../../../adapters/postgres/gifts/postgres-gift-book';
import { PostgresOwnGiving } from '../../../adapters/postgres/gifts/postgres-own-giving';
import { PostgresOwnReceipts } from '../../../adapters/postgres/receipts/postgres-own-receipts';
import { PostgresReceiptBook } from '../../../adapters/postgres/receipts/postgres-receipt-book';
import { PostgresStatementLetters } from '../../../adapters/postgres/receipts/postgres-statement-letters';
import { startStatementLetters } from '../../../server/receipts/statement-letters.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, changes, clock, database, ids, logger, mails, mailer, scheduler } = tokens;
const ports = { announce, clock, database, ids, logger, mails };

/** Gifts, plans and receipts, for the staff and for donors, and the job that writes the statement letters of a year. */
export const givingModule = new ContainerModule((options) => {
  bindClass(options, CountedFigures, [database, clock]);
  const figures = CountedFigures;
  bindFactory(
    options,
    tokens.giftBookFor,
    { ...ports, figures },
    (given) => (actor) => new PostgresGiftBook(given.database, actor, given.figures, given),
  );
  bindFactory(
    options,
    tokens.ownGivingFor,
    { ...ports, figures, campaigns: PostgresCampaignGateway },
    (given) => (user) => new PostgresOwnGiving(given.database, user, given),
  );
  bindFactory(
    options,
    tokens.receiptsFor,
    { ...ports, mailer },
    (given) => (actor) =>
      new PostgresReceiptBook(given.database, actor, { ...given, sends: given.mailer !== null }),
  );
  bindFactory(
    options,
    tokens.ownReceiptsFor,
    { database, logger },
    (given) =>
      ({ id, email }) =>
        new PostgresOwnReceipts(given.database, { personId: id, email }, given.logger),
  );
  bindFactory(
    options,
    tokens.job,
    { ...ports, changes, scheduler },
    (given) => () =>
      startStatementLetters({ ...given, letters: new PostgresStatementLetters(given.database, given) }),
  );
});
