import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Events } from '../../../core/events/events.api';
import { findReasonFaults, findSpanishReasonFaults } from '../../../core/shared/forms/reason-faults';
import type { Translation } from '../../../core/shared/translations/translation';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { eventViewTexts } from '../event-view.texts';
import type { EventWithRoster } from '../events.view-model';
import { cancelEventTexts as texts } from './cancel-event.texts';

/** What the dialog asks for. */
export interface CancelValues {
  readonly reason: string;
  /** Null where it is not in Spanish. */
  readonly reasonInSpanish: Translation | null;
  /** Whether the later dates of its series are canceled, too. */
  readonly withLater: boolean;
}

/** Cancels an event. */
export class CancelEventViewModel {
  readonly form = new FormState();
  /** The event that is about to be canceled; null without a dialog. */
  opened: EventWithRoster | null = null;
  /** How many people would get a mail. */
  readonly effect: FetchedBy<Events['cancelEffect']>;

  constructor(
    private readonly ports: Needs<{ events: 'cancel' | 'cancelEffect'; toasts: 'show' | 'clear' }>,
  ) {
    this.effect = new FetchedBy({ ask: (question, signal) => ports.events.cancelEffect(question, signal) });
    makeObservable(this, { opened: observableRef });
  }

  start(): () => void {
    return this.effect.start();
  }

  /** Opens the dialog. */
  begin(view: EventWithRoster): void {
    this.form.clear();
    void this.effect.open({ id: view.event.id, withLater: false });
    this.set(view);
  }

  /** Closes it. */
  end(): void {
    this.set(null);
  }

  /** How many later dates of its series would be canceled along with it. */
  get later(): number {
    return this.opened?.later ?? 0;
  }

  /** Counts who would get a mail, with or without those of later dates. */
  count(withLater: boolean): void {
    if (this.opened) void this.effect.show({ id: this.opened.event.id, withLater });
  }

  /** Cancels it and answers whether that is done. */
  async submit({ reason, reasonInSpanish, withLater }: CancelValues): Promise<boolean> {
    const { opened } = this;
    if (!opened) return false;
    const { id, revision: base, title } = opened.event;
    const spanish = reasonInSpanish?.text.trim() ?? '';
    return submitForm(this.form, this.ports.toasts, {
      faults: [...findReasonFaults(reason), ...findSpanishReasonFaults(spanish)],
      execute: () =>
        this.ports.events.cancel({
          id,
          base,
          reason: reason.trim(),
          ...(spanish && { reasonInSpanish: spanish }),
          withLater,
        }),
      explain: ({ field, fault }) => ({ field, message: texts.faults[fault] }),
      done: () => texts.done(title),
      failed: ({ code }) => ({ title: eventViewTexts.notDone, description: eventViewTexts.failed[code] }),
    });
  }

  private set(opened: EventWithRoster | null): void {
    runInAction(() => {
      this.opened = opened;
    });
  }
}
