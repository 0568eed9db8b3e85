import { action, makeObservable, observableRef } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Failure, Result } from '../../../core/shared/result';
import type { ChangedThing } from '../../../core/shared/system.port';

/** Something that is loading, ready, or failed to load. */
export type FetchedState<Value, Code> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly failure: Code };

/** What a view model needs of the feed of changes. */
export type Feed = Pick<ChangeFeed, 'loads'>;

/** How something is fetched, and what makes it out of date. */
interface Source<Value, Code, Question> {
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Result<Value, { readonly code: Code }>>;
  /** Asked as soon as the page opens; without it, nothing is asked before `show`. */
  readonly first?: Question;
  /** Whether what is shown stays when it cannot be fetched again; it does not unless this says so. */
  readonly staysOn?: (failure: Code) => boolean;
  /** Fetched again whenever one of the things changes; left out where nothing changes it. */
  readonly feed?: Feed;
  readonly things?: readonly ChangedThing[];
}

/** Something that a page fetches by a question. What is shown stays until there is an answer to a later one. */
export class Fetched<Value, Code extends string, Question = null> {
  state: FetchedState<Value, Code> = { status: 'loading' };
  /** What is asked; undefined before anybody has asked. */
  question: Question | undefined;
  /** The question that what is shown answers: while another answer is on its way, an earlier one than `question`. */
  answered: Question | undefined;
  private readonly reading: FollowedLoad | undefined;
  private request = new AbortController();

  constructor(private readonly source: Source<Value, Code, Question>) {
    const { first, feed, things = [] } = source;
    this.question = first;
    this.reading = feed?.loads(things, () => this.fetch());
    makeObservable<this, 'set' | 'answer'>(this, {
      state: observableRef,
      question: observableRef,
      answered: observableRef,
      answer: action,
      set: action,
      show: action,
    });
  }

  /** Fetches what is asked, and again after changes elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading?.start();
    if (this.source.first !== undefined) void this.load();
    return () => {
      end?.();
      this.request.abort();
    };
  }

  /** Asks another question. A later one overtakes an earlier one. */
  show(question: Question): Promise<void> {
    this.question = question;
    if (this.state.status === 'failed') this.set({ status: 'loading' });
    return this.load();
  }

  /** Asks for another thing: what was shown has nothing to do with it. */
  open(question: Question): Promise<void> {
    this.set({ status: 'loading' });
    return this.show(question);
  }

  /** Asks as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.set({ status: 'loading' });
    return this.load();
  }

  /** Asks the last question again, at once. */
  load(): Promise<void> {
    return this.reading?.now() ?? this.fetch();
  }

  /** Ready: what was fetched; null otherwise. */
  get value(): Value | null {
    return this.state.status === 'ready' ? this.state.value : null;
  }

  /** Takes up a newer value, as the answer to a change. */
  ready(value: Value): void {
    this.set({ status: 'ready', value });
  }

  protected async fetch(): Promise<void> {
    const { question } = this;
    if (question === undefined) return;
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const answer = await this.source.ask(question, signal);
    if (signal.aborted) return;
    if (answer.ok) this.answer(question, answer.value);
    else if (this.state.status !== 'ready' || !this.source.staysOn?.(answer.failure.code))
      this.set({ status: 'failed', failure: answer.failure.code });
  }

  private answer(question: Question, value: Value): void {
    this.answered = question;
    this.set({ status: 'ready', value });
  }

  protected set(state: FetchedState<Value, Code>): void {
    this.state = state;
  }
}

/** A call of a port that reads. */
type Reading = (question: never, signal?: AbortSignal) => Promise<Result<unknown, Failure>>;

type ValueIn<Call extends Reading> = Extract<Awaited<ReturnType<Call>>, { readonly ok: true }>['value'];

/** What a page fetches by one call of a port: `extends FetchedBy<Pickups['list']>`. */
export class FetchedBy<Call extends Reading> extends Fetched<
  ValueIn<Call>,
  Extract<FailureIn<Call>, Failure>['code'],
  Parameters<Call>[0] extends void ? null : Parameters<Call>[0]
> {}

/** What is fetched, as a part that shows something made of it reads it. */
export function mapped<From, To, Code extends string>(
  fetched: Pick<Fetched<From, Code>, 'state' | 'retry'>,
  change: (value: From) => To,
): Pick<Fetched<To, Code>, 'state' | 'retry'> {
  const { state } = fetched;
  return {
    state: state.status === 'ready' ? { status: 'ready', value: change(state.value) } : state,
    retry: () => fetched.retry(),
  };
}
