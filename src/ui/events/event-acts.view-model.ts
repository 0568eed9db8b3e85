import type { FailureIn } from '../../core/api/api';
import type { Event } from '../../core/events/event';
import type { Events } from '../../core/events/events.api';
import type { Result } from '../../core/shared/result';
import type { RosterEntry } from '../../core/signups/signup-view';
import type { Signups } from '../../core/signups/signups.api';
import type { Needs } from '../app/ports';
import { FormState, type Outcome } from '../shared/form/form-state';
import { eventViewTexts as texts } from './event-view.texts';

type NotDone = FailureIn<Events['publish'] | Signups['remove']>;

/** What becomes of an event, apart from what its form and its cancellation change. */
export type EventAct = 'publish' | 'deleteDraft';
/** What staff do with somebody's sign-up before the day. */
export type RosterAct = 'remove' | 'givePlace' | 'told';

/** What staff do with an event that they see, and with who signed up for it. */
export class EventActsViewModel {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{ events: EventAct; signups: RosterAct; toasts: 'show' | 'clear' }>,
  ) {}

  /** Does it and answers what became of it. A second press meanwhile does nothing. */
  act(
    act: EventAct,
    { id, revision: base, title }: Pick<Event, 'id' | 'revision' | 'title'>,
  ): Promise<Outcome> {
    return this.send(act, title, () => this.ports.events[act]({ id, base }));
  }

  /** The same with a sign-up; `override` gives a place despite something else at that time. */
  actOn(act: RosterAct, entry: RosterEntry, override = false): Promise<Outcome> {
    const change = { id: entry.id, base: entry.revision };
    return this.send(act, texts.nameOf(entry), () =>
      act === 'givePlace'
        ? this.ports.signups.givePlace({ ...change, override })
        : this.ports.signups[act](change),
    );
  }

  private async send(
    act: EventAct | RosterAct,
    name: string,
    call: () => Promise<Result<unknown, NotDone>>,
  ): Promise<Outcome> {
    const done = await this.form.send(call);
    if (!done) return 'failed';
    if (done.ok) {
      this.ports.toasts.show(texts.done[act](name));
      return 'done';
    }
    const { failure } = done;
    // The form says what is missing, at its fields.
    if (act === 'publish' && failure.code === 'validation') return 'incomplete';
    this.ports.toasts.show({
      title: texts.notDone,
      variant: 'destructive',
      description: refusalOf(failure) ?? texts.failed[failure.code],
    });
    return 'failed';
  }
}

/** What is said where a part, and not a colleague, stands against a change. */
export function refusalOf(failure: { readonly code: string; readonly reason?: string }): string | undefined {
  const refused: Readonly<Record<string, string>> = texts.refused;
  return failure.code === 'conflict' && failure.reason ? refused[failure.reason] : undefined;
}
