import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { ContactMessage } from './contact-message';

/** Takes visitors' messages to the foundation. */
export interface ContactGateway {
  /** Whether anybody receives the messages; where nobody does, the form says so. */
  readonly delivers: boolean;
  /** Sends once; never repeated by an adapter. */
  send(message: ContactMessage): Promise<Result<void, FailureOf<'validation' | 'unavailable'>>>;
}
