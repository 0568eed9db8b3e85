import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Why a message may not arrive. */
export type ContactFailure = FailureOf<'too-many' | 'validation' | 'unavailable'>;

/** Takes visitors' messages to the foundation. */
export interface ContactGateway {
  /** Whether anybody receives the messages; if not, the form says so. */
  readonly delivers: boolean;
  /** Sends once. An adapter never repeats the call. */
  send(message: ContactMessage): Promise<Result<void, ContactFailure>>;
}
