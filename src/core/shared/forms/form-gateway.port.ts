import type { FailureOf, Result } from '../result';

/** Why a public form may not arrive. */
export type FormFailure = FailureOf<'too-many' | 'validation' | 'quota' | 'unavailable'>;

/** Takes what visitors fill in to the foundation. */
export interface FormGateway<Form> {
  /** Whether anybody receives what is sent; if not, the form says so. */
  readonly delivers: boolean;
  /** Sends once. An adapter never repeats the call. */
  send(form: Form): Promise<Result<void, FormFailure>>;
}

/** Keeps what a visitor has sent. */
export interface ReceivesForm<Form> {
  execute(form: Form): Promise<Result<void, FormFailure>>;
}
