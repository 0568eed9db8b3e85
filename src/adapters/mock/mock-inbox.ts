import * as v from 'valibot';
import type { ContactMessage } from '../../core/contact/contact-message';
import type { Inbox } from '../../core/inbox/inbox.port';
import { countMessages, type Message, type MessageState, messageSchema } from '../../core/inbox/message';
import { type MessageQuery, pageOfMessages } from '../../core/inbox/message-query';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import { sampleMessages } from './sample-messages';
import { SimulatedRecords, type SimulationPlace } from './simulation';

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

  /** What a visitor of this browser has written into the contact form; nothing is sent. */
  receive({ name, email, message }: ContactMessage): void {
    const { clock, ids } = this.ports;
    const arrived = {
      id: ids.next(),
      revision: ids.next(),
      receivedAt: clock.now(),
      state: 'unread',
      name,
      email,
      text: message,
    } as const;
    this.records.write([...this.records.read(), arrived]);
  }
}
