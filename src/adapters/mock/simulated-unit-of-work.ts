import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { CollectedUnit } from '../../core/unit-of-work/collected-unit';
import type { Asked, Unit, UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import { AUDIT_FORMAT, withEntries } from './audit/audit-format';
import { OUTBOX_FORMAT, withMail, withNotice } from './mail/outbox-format';
import { type OpenFormat, type OpenRecords, SimulatedReads } from './simulated-reads';
import type { RecordsFormat, SimulatedRecords, SimulationPlace, Stored } from './simulation';

/** Another tab may be quicker this many times; nobody types so fast. */
const MOST_RUNS = 20;

/**
 * Units of work on the simulation's records. A unit collects what it reads and writes, and keeps all of it in one
 * synchronous step; if another tab has changed what it read, it runs again, and without room nothing changes. Pages hear of
 * a change by the key of its records.
 */
export class SimulatedUnitOfWork<Repositories>
  extends SimulatedReads<Repositories>
  implements UnitOfWork<Repositories>
{
  constructor(
    place: SimulationPlace,
    repositories: (open: OpenFormat) => Repositories,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {
    super(place, repositories);
  }

  async write<T, F = never>(
    work: (repositories: Repositories, unit: Unit) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'quota' | 'unavailable'>>> {
    for (let run = 0; run < MOST_RUNS; run += 1) {
      const opened = new Map<string, OpenedRecords<unknown>>();
      const open: OpenFormat = <T>(format: RecordsFormat<T>) => {
        const records = opened.get(format.name) ?? new OpenedRecords(this.of(format));
        opened.set(format.name, records as OpenedRecords<unknown>);
        return records as OpenedRecords<T>;
      };
      const unit = new CollectedUnit(this.ports);
      const result = await work(this.repositories(open), unit);
      if (!result.ok) return result;
      if (unit.entries.length > 0) {
        const log = open(AUDIT_FORMAT);
        log.write(withEntries(log.read(), unit.entries));
      }
      for (const mail of unit.mails) {
        const outbox = open(OUTBOX_FORMAT);
        outbox.write(withMail(outbox.read(), mail, unit.now()));
      }
      for (const mail of unit.notices) {
        const outbox = open(OUTBOX_FORMAT);
        outbox.write(withNotice(outbox.read(), { id: unit.nextId(), mail }, unit.now()));
      }
      const all = [...opened.values()];
      if (all.some((records) => records.isOvertaken())) continue;
      const stored = keep(all);
      return stored.ok ? result : stored;
    }
    return fail({ code: 'unavailable' });
  }

  async writeTogether<Ask, T, F = never>(
    { ask }: Asked<Ask>,
    work: (repositories: Repositories, unit: Unit, asks: readonly Ask[]) => Promise<readonly Result<T, F>[]>,
  ): Promise<Result<T, F | FailureOf<'quota' | 'unavailable'>>> {
    const done = await this.write(async (repositories, unit) => ok(await work(repositories, unit, [ask])));
    if (!done.ok) return done;
    const [answer] = done.value;
    if (!answer) throw new Error('Who asked has no answer.');
    return answer;
  }
}

/** Keeps all that was written, or puts back what was there. */
function keep(all: readonly OpenedRecords<unknown>[]): Stored {
  const changed = all.filter((records) => records.isChanged);
  for (const [index, records] of changed.entries()) {
    const stored = records.store();
    if (stored.ok) continue;
    for (const before of changed.slice(0, index)) before.putBack();
    return stored;
  }
  for (const records of changed) records.tell();
  return ok(undefined);
}

/** The records of one format within one run of a unit of work. */
class OpenedRecords<T> implements OpenRecords<T> {
  isChanged = false;
  private value: T;
  private readonly before: T;
  private readonly text: string | null;

  constructor(private readonly records: SimulatedRecords<T>) {
    this.before = records.read();
    this.value = this.before;
    this.text = records.text();
  }

  read(): T {
    return this.value;
  }

  write(value: T): void {
    this.isChanged = true;
    this.value = value;
  }

  isOvertaken(): boolean {
    return this.records.text() !== this.text;
  }

  store(): Stored {
    return this.records.store(this.value);
  }

  putBack(): void {
    this.records.store(this.before);
  }

  tell(): void {
    this.records.tell();
  }
}
