import type { AuditEntry } from '../../core/audit/audit-entry';
import { type FailureOf, type Logger, ok, type Result } from '../../core/shared/result';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { CollectedUnit } from '../../core/unit-of-work/collected-unit';
import type { Asked, Unit, UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import type { Database } from './database';
import { queueMails } from './mail/queue-mail';
import { notify, tellStaff } from './mail/staff-notices';
import type { PublishChange } from './publish-change';
import { queried } from './queried';
import { Turns } from './turns';

/** Thrown to roll back what a service has refused. */
class Refused<R> extends Error {
  constructor(readonly result: R) {
    super('A unit of work was refused.');
  }
}

/** Two units locked the same rows in another order and PostgreSQL ended one, or somebody else added the same id meanwhile. */
const OVERTAKEN = ['40P01', '23505'];
const MOST_RUNS = 5;

/** Units of work in PostgreSQL: a write is one transaction. One that somebody else has overtaken runs again. */
export class PostgresUnitOfWork<Repositories> implements UnitOfWork<Repositories> {
  private readonly turns = new Turns();

  constructor(
    private readonly database: Database,
    private readonly repositories: (database: Database) => Repositories,
    private readonly ports: {
      readonly clock: Clock;
      readonly ids: IdSource;
      readonly logger: Logger;
      readonly publishChange: PublishChange;
    },
  ) {}

  read<T, F = never>(
    look: (repositories: Repositories) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    return queried(() => look(this.repositories(this.database)), this.ports.logger);
  }

  write<T, F = never>(
    work: (repositories: Repositories, unit: Unit) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    return queried(() => this.runs(work), this.ports.logger);
  }

  writeTogether<Ask, T, F = never>(
    { thing, ask }: Asked<Ask>,
    work: (repositories: Repositories, unit: Unit, asks: readonly Ask[]) => Promise<readonly Result<T, F>[]>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    const answer = async (asks: readonly Ask[]) => {
      let answers: readonly Result<T, F>[] = [];
      await this.runs(async (repositories, unit) => {
        answers = await work(repositories, unit, asks);
        return ok(undefined);
      });
      return answers;
    };
    return queried(() => this.turns.take(thing, ask, answer), this.ports.logger);
  }

  private async runs<T, F>(
    work: (repositories: Repositories, unit: Unit) => Promise<Result<T, F>>,
  ): Promise<Result<T, F>> {
    for (let run = 1; ; run += 1) {
      try {
        return await this.run(work);
      } catch (error) {
        if (error instanceof Refused) return error.result as Result<T, F>;
        if (!OVERTAKEN.includes(Object(error).code) || run === MOST_RUNS) throw error;
      }
    }
  }

  private run<T, F>(
    work: (repositories: Repositories, unit: Unit) => Promise<Result<T, F>>,
  ): Promise<Result<T, F>> {
    return this.database.transaction().execute(async (transaction) => {
      const unit = new CollectedUnit(this.ports);
      const result = await work(this.repositories(transaction), unit);
      if (!result.ok) throw new Refused(result);
      for (const entry of unit.entries) await record(transaction, entry);
      await queueMails(transaction, unit.mails);
      for (const { news, write } of unit.staffNews) await tellStaff(transaction, news, unit.now(), write);
      await notify(transaction, unit.notices, unit.now());
      for (const thing of unit.changes) await this.ports.publishChange(transaction, thing);
      return result;
    });
  }
}

/**
 * Writes to the audit log what a transaction does, within it: what is rolled back leaves no entry. Of people only the ids are
 * kept, so that the log need not be changed when somebody's data is erased; other things keep the name they had.
 */
async function record(transaction: Database, entry: AuditEntry): Promise<void> {
  const isPerson = entry.action.startsWith('person.');
  await transaction
    .insertInto('audit_entry')
    .values({
      id: entry.id,
      at: entry.at,
      actor_id: entry.actor.id,
      action: entry.action,
      subject_id: entry.subject.id,
      subject_name: isPerson ? '' : entry.subject.name,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
