import { ContainerModule } from 'inversify';
import { PostgresCampaignGateway } from '../../../adapters/postgres/campaigns/postgres-campaign-gateway';
import { CountedFigures } from '../../../adapters/postgres/gifts/gift-figures';
import { PostgresGiftBook } from '../../../adapters/postgres/gifts/postgres-gift-book';
import { PostgresOwnGiving } from '../../../adapters/postgres/gifts/postgres-own-giving';
import { StatementLettersService } from '../../../core/receipts/statement-letters.service';
import { startStatementLetters } from '../../../server/receipts/statement-letters.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, changes, clock, database, ids, logger, mails, scheduler, unit } = tokens;
const ports = { announce, clock, database, ids, logger, mails };

/** Gifts and plans, for the staff and for donors, and the job that works through statement runs. */
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
    tokens.job,
    { changes, clock, logger, mails, scheduler, unit },
    (given) => () =>
      startStatementLetters({ ...given, letters: new StatementLettersService(given.unit, given) }),
  );
});
