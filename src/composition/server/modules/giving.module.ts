import { ContainerModule } from 'inversify';
import { StatementLettersService } from '../../../core/receipts/statement-letters.service';
import { startStatementLetters } from '../../../server/receipts/statement-letters.job';
import { bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { changes, clock, logger, mails, scheduler, unit } = tokens;

/** The job that works through statement runs. */
export const givingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.job,
    { changes, clock, logger, mails, scheduler, unit },
    (given) => () =>
      startStatementLetters({ ...given, letters: new StatementLettersService(given.unit, given) }),
  );
});
