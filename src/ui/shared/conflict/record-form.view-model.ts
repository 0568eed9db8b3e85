import { isEqual } from '../../../core/shared/is-equal';
import type { Failure, Result } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import type { Toasts, ToastTexts } from '../form/form-state';
import { FormWithConflict } from './field-conflict';

/** What names a record, where there are several, and the version of it that a change is made from. */
interface StoredRecord {
  readonly id?: string;
  readonly revision: string;
}

/** One try to keep what the form holds. */
interface Keeping<Record, Values, NotKept extends Failure, NotRead extends Failure> {
  /** What the form holds. */
  readonly mine: Values;
  /** Keeps a new record under the id that the form chose; left out where the form only changes what is there. */
  readonly create?: (id: string) => Promise<Result<Record, NotKept>>;
  readonly change: (from: { readonly id: string; readonly base: string }) => Promise<Result<Record, NotKept>>;
  readonly read: (id: string) => Promise<Result<Record, NotRead>>;
  readonly valuesOf: (record: Record) => Values;
  /** Whether what the form holds can be saved over what is kept; otherwise nobody is asked. */
  readonly isOpenTo?: (record: Record) => boolean;
}

/**
 * A form that makes a record or changes one that somebody else may change at the same time. The id of a new record is the same in
 * each try, so that a repeated try after a lost answer does not create it twice.
 */
export class RecordFormViewModel<Record extends StoredRecord, Values extends object> extends FormWithConflict<
  Record,
  Values
> {
  private opened: Record | null = null;
  /** What was sent last: it may have been kept although no answer came. */
  private sent: Values | null = null;
  private readonly newId: string;

  constructor(
    /** Null where the form only changes what is there. */
    ids: IdSource | null,
    protected readonly toasts: Toasts,
    /** What is said where nothing of the form is to be saved; left out where nobody changes a record. */
    keptTheirs?: (record: Record) => ToastTexts,
  ) {
    super((record, isToSave) => {
      this.basis = record;
      if (!isToSave && keptTheirs) toasts.show(keptTheirs(record));
    });
    this.newId = ids?.next() ?? '';
  }

  /**
   * What the form changes, as it was last read; null while it makes a record that is not kept yet. A form of what its page follows
   * anyway answers that here, and takes up there what is set.
   */
  protected get basis(): Record | null {
    return this.opened;
  }

  protected set basis(record: Record | null) {
    this.opened = record;
  }

  /** The id of the record that the form makes or changes. */
  get id(): string {
    return this.basis?.id ?? this.newId;
  }

  /** Keeps what the form holds. On a conflict the person decides, field by field. */
  protected async keep<NotKept extends Failure, NotRead extends Failure>({
    create,
    change,
    read,
    ...keeping
  }: Keeping<Record, Values, NotKept, NotRead>): Promise<Result<Record, NotKept | NotRead>> {
    const { basis, id, sent } = this;
    const { mine, valuesOf } = keeping;
    this.sent = mine;
    const save = () => {
      if (basis) return change({ id, base: basis.revision });
      if (create) return create(id);
      throw new Error('There is nothing to change.');
    };
    return this.saveOrMeet({
      ...keeping,
      save,
      read: () => read(id),
      base: basis ? valuesOf(basis) : (sent ?? mine),
      isEarlierTry: (record) => sent !== null && isEqual(valuesOf(record), sent),
    });
  }
}
