import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { Message, MessageCounts, MessageState } from './message';
import type { MessagePage, MessageQuery } from './message-query';

/** Why messages may not be read. */
export type InboxReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'validation' | 'too-many' | 'unavailable' | 'cancelled'
>;

/** Why a message may not be marked. 'conflict' means that it is not what the caller has seen, and nothing was changed. */
export type InboxWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
>;

/** What visitors wrote by the contact form. Adapters never retry a write. */
export interface Inbox {
  /** A page of the beginnings of messages, the newest first; of those that came at the same ms, by id. */
  list(query: MessageQuery, signal?: AbortSignal): Promise<Result<MessagePage, InboxReadFailure>>;
  /** A whole message. */
  get(id: string, signal?: AbortSignal): Promise<Result<Message, InboxReadFailure | FailureOf<'not-found'>>>;
  counts(signal?: AbortSignal): Promise<Result<MessageCounts, InboxReadFailure>>;
  /**
   * Puts a message into a state. `base` is the revision that the caller has seen; if it is not the one that is kept now,
   * the answer is 'conflict'. Of two changes from one base one is done.
   */
  mark(id: string, state: MessageState, base: string): Promise<Result<Message, InboxWriteFailure>>;
}
