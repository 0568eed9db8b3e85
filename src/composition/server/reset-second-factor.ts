import { isMigrated } from '../../adapters/postgres/connection/migrate';
import type { Database } from '../../adapters/postgres/database';
import { postgresRepositories } from '../../adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../adapters/postgres/postgres-unit-of-work';
import { type PublishChange, publishByCount, publishByNotice } from '../../adapters/postgres/publish-change';
import { JsonLineLogger } from '../../adapters/system/json-line-logger';
import { RandomIdSource } from '../../adapters/system/random-id-source';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import { resetAddress } from '../../core/navigation/link-address';
import { PersonFactorsService } from '../../core/people/person-factors.service';
import { mailsOf } from '../shared/mails-of';
import { dataTexts } from './data.texts';
import { type DataProgramPorts, withData } from './data-programs';
import { readDatabaseConfiguration } from './server-configuration';

/**
 * Resets the second step of somebody, such as the last admin, and prints the link with which they set it up again. The embedded
 * database has to be stopped first.
 */
export async function resetSecondFactor(ports: DataProgramPorts, email: string): Promise<void> {
  const configuration = readDatabaseConfiguration(ports.environment);
  await withData(configuration, ports.logger, false, async ({ database }) => {
    if (!(await isMigrated(database))) throw new Error(dataTexts.notUpToDate);
    await resetIn(database, ports, email, configuration.isPolling ? publishByCount : publishByNotice);
  });
}

/** The same in a database that is open; throws the sentence for an address that nobody signs in with. */
export async function resetIn(
  database: Database,
  { environment, clock, say }: Pick<DataProgramPorts, 'environment' | 'clock' | 'say'>,
  email: string,
  publishChange: PublishChange,
): Promise<void> {
  const site = {
    publicUrl: environment.PUBLIC_URL?.trim() || `http://localhost:${environment.PORT?.trim() || 4173}`,
  };
  const unit = new PostgresUnitOfWork(database, postgresRepositories(clock), {
    clock,
    ids: new RandomIdSource(crypto),
    logger: new JsonLineLogger(say, clock),
    publishChange,
  });
  const service = new PersonFactorsService(
    unit,
    { id: '', name: '' },
    {
      codes: new WebCryptoCodes(crypto),
      mails: mailsOf(site),
      addressOf: (secret, language) => resetAddress(site, secret, language),
      sendsMail: false,
    },
  );
  const reset = await service.resetOnComputer(email);
  if (!reset.ok) throw new Error(dataTexts.unknownPerson(email));
  say(dataTexts.secondStepReset(reset.value));
}
