import type { NamedRecordId } from '../../../core/privacy/named-records';
import type { PersonalDataFailure } from '../../../core/privacy/privacy.api';
import type { Needs } from '../../app/ports';
import { FormState } from '../form/form-state';
import { AlikeRecordsViewModel } from './alike-records.view-model';
import { namedDataTexts as texts } from './named-data.texts';

/** What an admin does with the data of somebody without an account, by one of their records. */
export class NamedDataViewModel {
  readonly form = new FormState();
  readonly alike: AlikeRecordsViewModel;

  constructor(
    private readonly ports: Needs<{
      personalData: 'alike' | 'exportRecord' | 'eraseRecords';
      toasts: 'show' | 'clear';
    }>,
  ) {
    this.alike = new AlikeRecordsViewModel(ports.personalData);
  }

  /** What is kept in the record, as JSON; null when it could not be had. */
  async export(record: NamedRecordId): Promise<string | null> {
    const file = await this.form.send(() => this.ports.personalData.exportRecord(record));
    if (file?.ok) return JSON.stringify(file.value, null, 2);
    if (file) this.refuse(file.failure);
    return null;
  }

  /** Erases the record with those that are chosen, and answers whether that is done. */
  async erase({ kind, id }: NamedRecordId): Promise<boolean> {
    const records = [{ kind, id }, ...this.alike.records];
    const erased = await this.form.send(() => this.ports.personalData.eraseRecords({ records }));
    if (erased?.ok) this.ports.toasts.show(texts.erased);
    else if (erased) this.refuse(erased.failure);
    return erased?.ok ?? false;
  }

  private refuse(failure: PersonalDataFailure): void {
    this.ports.toasts.show({
      title: texts.notDone,
      description: texts.failed[failure.code],
      variant: 'destructive',
    });
  }
}
