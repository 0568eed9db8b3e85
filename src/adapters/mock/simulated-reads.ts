import { ok, type Result } from '../../core/shared/result';
import type { ListRepository } from '../../core/unit-of-work/repository.port';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace } from './simulation';

/** Records as one unit of work sees them: what it writes it reads again, and others see it at the end. */
export interface OpenRecords<T> {
  read(): T;
  write(value: T): void;
}

/** Opens the records of a format within a unit of work. */
export type OpenFormat = <T>(format: RecordsFormat<T>) => OpenRecords<T>;

/** Makes records of a format that can be read and written. */
export type Opens = <T>(format: RecordsFormat<T>) => Pick<SimulatedRecords<T>, 'read' | 'write'>;

/** Records within a unit of work, which keeps them at its end. */
export function openedBy(open: OpenFormat): Opens {
  return (format) => {
    const records = open(format);
    return { read: () => records.read(), write: (value) => ok(records.write(value)) };
  };
}

/** The reading half of units of work on the simulation's records; pages that only read fetch no more. */
export class SimulatedReads<Repositories> implements Pick<UnitOfWork<Repositories>, 'read'> {
  private readonly records = new Map<string, SimulatedRecords<unknown>>();

  constructor(
    private readonly place: SimulationPlace,
    protected readonly repositories: (open: OpenFormat) => Repositories,
  ) {}

  read<T, F = never>(look: (repositories: Repositories) => Promise<Result<T, F>>): Promise<Result<T, F>> {
    return look(this.repositories((format) => this.of(format)));
  }

  /** The records of a format. They are parsed again only after a change. */
  protected of<T>(format: RecordsFormat<T>): SimulatedRecords<T> {
    const records = this.records.get(format.name) ?? new SimulatedRecords(this.place, format);
    this.records.set(format.name, records as SimulatedRecords<unknown>);
    return records as SimulatedRecords<T>;
  }
}

/** Records in a list of the simulation. */
export function simulatedRepository<T extends { readonly id: string }>(
  records: OpenRecords<readonly T[]>,
): ListRepository<T> & {
  readonly peek: ListRepository<T>['find'];
  readonly remove: (id: string) => Promise<void>;
} {
  const find = async (id: string) => records.read().find((record) => record.id === id) ?? null;
  return {
    find,
    peek: find,
    all: async () => records.read(),
    add: async (record) => records.write([...records.read(), record]),
    replace: async (record) =>
      records.write(records.read().map((other) => (other.id === record.id ? record : other))),
    remove: async (id) => records.write(records.read().filter((record) => record.id !== id)),
  };
}
