/** Where records of one kind are kept. */
export interface Repository<T> {
  /** Null when it does not exist. Within a write, nobody else changes what was found until the write ends. */
  find(id: string): Promise<T | null>;
  /** Keeps a new record. */
  add(record: T): Promise<void>;
  /** Keeps another version of a record, found by its id. */
  replace(record: T): Promise<void>;
}

/** Where records are kept that are few enough to read all at once. */
export interface ListRepository<T> extends Repository<T> {
  /** All of them, in no order. */
  all(): Promise<readonly T[]>;
}
