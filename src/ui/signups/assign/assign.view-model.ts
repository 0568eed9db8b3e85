import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { findNamedFaults, LONGEST_OF_SIGNUP } from '../../../core/signups/signup-faults';
import type { Candidate } from '../../../core/signups/signup-view';
import type { Signups } from '../../../core/signups/signups.api';
import type { Needs } from '../../app/ports';
import { refusalOf } from '../../events/event-acts.view-model';
import { eventViewTexts } from '../../events/event-view.texts';
import { FetchedBy } from '../../shared/fetched/fetched';
import { type FormProblem, FormState, submitForm } from '../../shared/form/form-state';
import { assignTexts as texts } from './assign.texts';

/** Where somebody is assigned to. */
export interface AssignTarget {
  readonly eventId: string;
  /** Null for guests. */
  readonly shiftId: string | null;
  /** What the shift is called, or guests. */
  readonly name: string;
  /** Whether only somebody without an account can be added, as on the day. */
  readonly isByName?: boolean;
}

/** What the dialog asks for. */
export interface AssignValues {
  readonly isByName: boolean;
  readonly personId: string;
  readonly name: string;
  readonly contact: string;
  readonly override: boolean;
}

type NamedFault = ReturnType<typeof findNamedFaults>[number];

/** Assigns somebody to a shift, or as a guest. */
export class AssignViewModel {
  readonly form = new FormState();
  /** Null without a dialog. */
  target: AssignTarget | null = null;
  /** Whether somebody who was chosen is going elsewhere at that time, so that a colleague has to decide. */
  isOverlapping = false;
  readonly candidates: FetchedBy<Signups['candidates']>;
  private id = '';

  constructor(
    private readonly ports: Needs<{
      signups: 'candidates' | 'assign';
      toasts: 'show' | 'clear';
      idSource: 'next';
    }>,
  ) {
    this.candidates = new FetchedBy({
      ask: (question, signal) => ports.signups.candidates(question, signal),
    });
    makeObservable(this, { target: observableRef, isOverlapping: observable });
  }

  start(): () => void {
    return this.candidates.start();
  }

  /** Opens the dialog. Its id is the same in each try, so that nobody is assigned twice. */
  begin(target: AssignTarget): void {
    const { eventId, shiftId } = target;
    this.form.clear();
    this.id = this.ports.idSource.next();
    this.set(target);
    if (!target.isByName) void this.candidates.open({ eventId, shiftId });
  }

  /** Closes it. */
  end(): void {
    this.set(null);
  }

  /** Takes up who is chosen. */
  choose(personId: string): void {
    const isOverlapping = this.find(personId)?.obstacle?.why === 'overlap';
    runInAction(() => {
      this.isOverlapping = isOverlapping;
    });
  }

  /** Assigns and answers whether that is done. */
  async submit(values: AssignValues): Promise<boolean> {
    const { target } = this;
    if (!target) return false;
    const { eventId, shiftId, name: part } = target;
    const { personId, override } = values;
    const isByName = target.isByName || values.isByName;
    const named = { name: values.name.trim(), contact: values.contact.trim() };
    const name = isByName ? named.name : (this.find(personId)?.name ?? '');
    const faults: readonly (FormProblem | NamedFault)[] = isByName
      ? findNamedFaults(named)
      : this.choiceFaults(values);
    return submitForm(this.form, this.ports.toasts, {
      faults,
      execute: () =>
        this.ports.signups.assign({
          eventId,
          shiftId,
          id: this.id,
          override: !isByName && override,
          ...(isByName ? { personId: null, ...named } : { personId, name: '', contact: '' }),
        }),
      explain: (fault) => ('message' in fault ? fault : { field: fault.field, message: sentenceOf(fault) }),
      done: () => texts.assigned(name, part),
      failed: (failure) => {
        if (failure.code === 'conflict' && failure.reason === 'overlap')
          runInAction(() => {
            this.isOverlapping = true;
          });
        const refused = refusalOf(failure);
        if (refused) this.form.refuse([{ field: isByName ? 'name' : 'personId', message: refused }]);
        return refused
          ? undefined
          : { title: eventViewTexts.notDone, description: eventViewTexts.failed[failure.code] };
      },
    });
  }

  private find(personId: string): Candidate | undefined {
    return this.candidates.value?.find(({ id }) => id === personId);
  }

  private choiceFaults({ personId, override }: AssignValues): readonly FormProblem[] {
    const chosen = this.find(personId);
    if (!chosen) return [{ field: 'personId', message: texts.missing.personId }];
    const { name, obstacle } = chosen;
    if (obstacle === null || (obstacle.why === 'overlap' && override)) return [];
    return [{ field: 'personId', message: texts.obstacle(name, obstacle) }];
  }

  private set(target: AssignTarget | null): void {
    runInAction(() => {
      this.target = target;
      this.isOverlapping = false;
    });
  }
}

function sentenceOf({ field, fault }: NamedFault): string {
  if (fault === 'missing') return texts.missing.name;
  return fault === 'too-long' ? texts.tooLong(LONGEST_OF_SIGNUP[field]) : texts.unstorable;
}
