import { action, makeObservable, observableRef } from 'mobx';
import type { NamedRecord, NamedRecordId } from '../../../core/privacy/named-records';
import type { PersonalData } from '../../../core/privacy/privacy.api';
import type { PrivacyInput } from '../../../core/privacy/privacy.inputs';
import { FetchedBy } from '../fetched/fetched';

/** The records of people without an account with the contact of somebody whose data may be erased; an admin chooses which go, too. */
export class AlikeRecordsViewModel extends FetchedBy<PersonalData['alike']> {
  /** The ids of those that are chosen; those of the same name are, before anybody changes it. */
  chosen: readonly string[] = [];

  constructor(data: Pick<PersonalData, 'alike'>) {
    super({ ask: (person, signal) => data.alike(person, signal) });
    makeObservable(this, { chosen: observableRef, choose: action });
  }

  /** Looks for them, with nothing chosen before. */
  async begin(person: PrivacyInput['alike']): Promise<void> {
    this.choose([]);
    await this.open(person);
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
