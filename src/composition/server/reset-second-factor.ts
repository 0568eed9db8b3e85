import { isMigrated } from '../../adapters/postgres/connection/migrate';
import { postgresRepositories } from '../../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../adapters/postgres/postgres-unit-of-work';
import { publishByCount, publishByNotice } from '../../adapters/postgres/publish-change';
import { JsonLineLogger } from '../../adapters/system/json-line-logger';
import { RandomIdSource } from '../../adapters/system/random-id-source';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import { PersonFactorsService } from '../../core/account/second-factor/person-factors.service';
import { resetAddress } from '../../core/navigation/link-address';
import { mailsOf } from '../shared/mails-of';
import { dataTexts } from './data.texts';
import { type DataProgramPorts, withData } from './data-programs';
import { readDatabaseConfiguration } from './server-configuration';

/**
 * Resets the second step of somebody, such as the last admin, and prints the link with which they set it up again. The embedded
 * database has to be stopped first.
 */
export async function resetSecondFactor(
  { environment, clock, logger, say }: DataProgramPorts,
  email: string,
): Promise<void> {
  const configuration = readDatabaseConfiguration(environment);
  const publicUrl = environment.PUBLIC_URL?.trim() || `http://localhost:${environment.PORT?.trim() || 4173}`;
  await withData(configuration, logger, false, async ({ database }) => {
    if (!(await isMigrated(database))) throw new Error(dataTexts.notUpToDate);
    const unit = new PostgresUnitOfWork(database, postgresRepositories(clock), {
      clock,
      ids: new RandomIdSource(crypto),
      logger: new JsonLineLogger(say, clock),
      publishChange: configuration.isPolling ? publishByCount : publishByNotice,
    });
    const service = new PersonFactorsService(
      unit,
      { id: '', name: '' },
      {
        codes: new WebCryptoCodes(crypto),
        mails: mailsOf(publicUrl),
        addressOf: (secret) => resetAddress(publicUrl, secret),
        sendsMail: false,
      },
    );
    const reset = await service.resetOnComputer(email);
    if (reset.ok) say(dataTexts.secondStepReset(reset.value));
    else throw new Error(dataTexts.unknownPerson(email));
  });
}
