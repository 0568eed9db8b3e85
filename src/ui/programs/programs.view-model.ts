import { makeObservable, observable, runInAction } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { Program } from '../../core/programs/program';
import type { Programs } from '../../core/programs/programs.api';
import type { Result } from '../../core/shared/result';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';
import { FormState, type Outcome } from '../shared/form/form-state';
import { programsTexts as texts } from './programs.texts';

/** A page of programs; it follows what others change, who applies, and their events. */
export class ProgramListViewModel extends FetchedBy<Programs['list']> {
  constructor(ports: Needs<{ programs: 'list'; feed: 'loads' }>) {
    const ask: Programs['list'] = (query, signal) => ports.programs.list(query, signal);
    super({ ask, feed: ports.feed, things: ['programs', 'applications', 'events'] });
  }
}

/** Who can manage programs, as the filter of a list names them. */
export class ProgramManagersViewModel extends FetchedBy<Programs['managers']> {
  constructor(ports: Needs<{ programs: 'managers' }>) {
    super({ ask: (_: null, signal) => ports.programs.managers(undefined, signal), first: null });
  }
}

/** One program by its id, with its figures. */
export class OneProgramViewModel extends FetchedBy<Programs['get']> {
  constructor(ports: Needs<{ programs: 'get'; feed: 'loads' }>) {
    super({
      ask: (question, signal) => ports.programs.get(question, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed: ports.feed,
      things: ['programs', 'applications', 'events'],
    });
  }
}

/** What becomes of a program, apart from what its form changes. */
export type ProgramAct = keyof typeof texts.acts;

type ActFailure = FailureIn<Programs[ProgramAct]>;

/** What has to be done before a program can be archived: applications to answer, and events to cancel or to move. */
export interface Blocked {
  readonly applications: number;
  readonly events: number;
}

/** What staff do with a program that they see. */
export class ProgramActsViewModel {
  readonly form = new FormState();
  /** What has to be done before the program can be archived; null unless that was said. */
  blocked: Blocked | null = null;

  constructor(private readonly ports: Needs<{ programs: ProgramAct; toasts: 'show' }>) {
    makeObservable(this, { blocked: observable });
  }

  /** Does it and answers what became of it. A second press meanwhile does nothing. */
  async act(act: ProgramAct, program: Pick<Program, 'id' | 'revision' | 'title'>): Promise<Outcome> {
    const { id, revision: base, title } = program;
    const done = await this.form.send(
      (): Promise<Result<unknown, ActFailure>> => this.ports.programs[act]({ id, base }),
    );
    if (!done) return 'failed';
    const blocked = done.ok ? null : blockedBy(done.failure);
    runInAction(() => {
      this.blocked = act === 'archive' ? blocked : null;
    });
    if (done.ok) {
      this.ports.toasts.show(texts.done[act](title));
      return 'done';
    }
    const { failure } = done;
    // The form says what is missing, at its fields.
    if (act === 'publish' && failure.code === 'validation') return 'incomplete';
    if (this.blocked) return 'failed';
    const lacks = failure.code === 'validation' && texts.lacks(failure.fields.map(({ field }) => field));
    const description = blocked ? texts.hasEvents : lacks || texts.failed[failure.code];
    this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    return 'failed';
  }
}

function blockedBy(failure: ActFailure): Blocked | null {
  if (failure.code !== 'conflict') return null;
  const { reason, count = 1, events = 0 } = failure;
  if (reason === 'pending') return { applications: count, events };
  return reason === 'events' ? { applications: 0, events: count } : null;
}
