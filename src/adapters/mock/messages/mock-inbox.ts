import * as v from 'valibot';
import type { ContactMessage } from '../../../core/messages/contact-message';
import type { Inbox } from '../../../core/messages/inbox.port';
import {
  countMessages,
  type Message,
  type MessageState,
  messageSchema,
  receivedMessage,
} from '../../../core/messages/message';
import { type MessageQuery, pageOfMessages } from '../../../core/messages/message-query';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import { LATENCY_MS } from '../latency';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { sampleMessages } from './sample-messages';

/** What the simulated back end depends on. */
export interface SimulationPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** Simulates the inbox: answers from this browser's own records, after a delay. */
export class MockInbox implements Inbox {
  private readonly records: SimulatedRecords<readonly Message[]>;

  constructor(
    place: SimulationPlace,
    private readonly ports: SimulationPorts,
    samples: () => readonly Message[] = () => sampleMessages(ports.clock.now()),
    /** Deletes what is too old, before messages are listed. */
    private readonly forgetOld: () => Promise<void> = async () => {},
  ) {
    this.records = new SimulatedRecords(place, {
      name: 'messages',
      version: 1,
      schema: v.array(messageSchema),
      samples,
    });
  }

  async list(query: MessageQuery, signal?: AbortSignal): ReturnType<Inbox['list']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    await this.forgetOld();
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(pageOfMessages(this.records.read(), query));
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Inbox['get']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const found = this.records.read().find((message) => message.id === id);
    return found ? ok(found) : fail({ code: 'not-found' });
  }

  async counts(signal?: AbortSignal): ReturnType<Inbox['counts']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(countMessages(this.records.read()));
  }

  async mark(id: string, state: MessageState, base: string): ReturnType<Inbox['mark']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox);
    const messages = this.records.read();
    const current = messages.find((message) => message.id === id);
    if (!current) return fail({ code: 'not-found' });
    if (current.revision !== base) return fail({ code: 'conflict' });
    const marked = { ...current, state, revision: this.ports.ids.next() };
    const written = this.records.write(messages.map((message) => (message === current ? marked : message)));
    return written.ok ? ok(marked) : written;
  }

  /** Every message that is kept now, for the other parts of the simulated back end. */
  all(): readonly Message[] {
    return this.records.read();
  }

  /** Removes messages for good, and answers how many; with no room for that they stay. */
  remove(isOver: (message: Message) => boolean): Result<number, FailureOf<'quota'>> {
    const messages = this.records.read();
    const left = messages.filter((message) => !isOver(message));
    if (left.length === messages.length) return ok(0);
    const written = this.records.write(left);
    return written.ok ? ok(messages.length - left.length) : written;
  }

  /** What a visitor of this browser has written into the contact form; nothing is sent. */
  receive(message: ContactMessage): void {
    const { clock, ids } = this.ports;
    const stamp = { id: ids.next(), revision: ids.next(), receivedAt: clock.now() };
    this.records.write([...this.records.read(), receivedMessage(message, stamp)]);
  }
}
