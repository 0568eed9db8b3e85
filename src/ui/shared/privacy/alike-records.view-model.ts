import { action, makeObservable, observableRef } from 'mobx';
import type { NamedRecord, NamedRecordId } from '../../../core/privacy/named-records';
import type { PersonalData } from '../../../core/privacy/privacy.api';
import { FetchedBy } from '../fetched/fetched';

/** The records of people without an account with the contact of somebody whose data may be erased; an admin chooses which go, too. */
export class AlikeRecordsViewModel extends FetchedBy<PersonalData['alike']> {
  /** The ids of those that are chosen; those of the same name are, before anybody changes it. */
  chosen: readonly string[] = [];

  constructor(data: Pick<PersonalData, 'alike'>) {
    super({ ask: (of, signal) => data.alike(of, signal) });
    makeObservable(this, { chosen: observableRef, choose: action });
  }

  /** Looks for them, with nothing chosen before. */
  async begin(of: Parameters<PersonalData['alike']>[0]): Promise<void> {
    this.choose([]);
    await this.open(of);
    this.choose((this.value ?? []).flatMap(({ id, isSame }) => (isSame ? id : [])));
  }

  choose(ids: readonly string[]): void {
    this.chosen = ids;
  }

  /** Those that are to be erased, too. */
  get records(): NamedRecordId[] {
    const isChosen = ({ id }: NamedRecord) => this.chosen.includes(id);
    return (this.value ?? []).filter(isChosen).map(({ kind, id }) => ({ kind, id }));
  }
}
