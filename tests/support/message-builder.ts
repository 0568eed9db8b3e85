import type { Database } from '../../src/adapters/postgres/database';
import { messageRow } from '../../src/adapters/postgres/messages/message-row';
import type { Message } from '../../src/core/messages/message';
import type { Pickup } from '../../src/core/pickups/pickup';
import { searchWords } from '../../src/core/shared/text/search-words';

/** A valid message, with what a test cares about put in its place. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    revision: 'first',
    receivedAt: Date.UTC(2026, 10, 20, 18),
    state: 'unread',
    topic: 'other',
    name: 'Ada Byron',
    contact: 'ada@mail.example',
    text: 'Do you take boots?',
    language: 'en',
    ...overrides,
  };
}

/** A valid pickup, with what a test cares about put in its place. */
export function aPickup(overrides: Partial<Pickup> = {}): Pickup {
  return {
    id: 'p1',
    revision: 'first',
    receivedAt: Date.UTC(2026, 10, 20, 18),
    state: 'requested',
    name: 'Ada Byron',
    email: 'ada@mail.example',
    phone: '702-555-0111',
    address: '1 Shoe Lane, Las Vegas',
    items: '3 pairs of boots',
    message: '',
    scheduledAt: null,
    reason: '',
    goods: [],
    sorting: null,
    isBrought: false,
    language: 'en',
    ...overrides,
  };
}

/** Puts messages into the database as they are. */
export async function storeMessages(database: Database, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(messageRow);
  if (rows.length > 0) await database.insertInto('contact_message').values(rows).execute();
}

/** Puts pickups into the database as they are. */
export async function storePickups(database: Database, pickups: readonly Pickup[]): Promise<void> {
  const rows = pickups.map(({ receivedAt, scheduledAt, goods, isBrought, ...pickup }) => ({
    ...pickup,
    goods: JSON.stringify(goods),
    is_brought: isBrought,
    received_at: receivedAt,
    scheduled_at: scheduledAt,
    search: searchWords(
      [pickup.name, pickup.email, pickup.phone, pickup.address, pickup.items, pickup.message].join(' '),
    ).join(' '),
  }));
  if (rows.length > 0) await database.insertInto('pickup_request').values(rows).execute();
}
