import { attempt, type FailureOf, fail, type Logger, type Result } from '../result.ts';
import type { InvalidForm } from './field-rule';

/** A form of the public pages, which `sendForm` sends to its gateway. */
export abstract class PublicForm<Form, Fault, Sent = Form> {
  /** Completes the log line 'Failed to …'. */
  protected abstract readonly task: string;

  constructor(
    private readonly gateway: FormGateway<Sent>,
    private readonly logger: Logger,
  ) {}

  /** Whether what is sent reaches anybody. */
  get delivers(): boolean {
    return this.gateway.delivers;
  }

  protected abstract faultsIn(form: Form): readonly Fault[];

  /** What is sent of a form without a fault. */
  protected abstract sent(form: Form): Sent;

  execute(form: Form) {
    return sendForm(this.task, this.faultsIn(form), () => this.gateway.send(this.sent(form)), this.logger);
  }
}

/** Sends a form. One with a fault never reaches the gateway; a failure is logged as `task`, without what was typed. */
async function sendForm<T, Fault, F extends { readonly code: string }>(
  task: string,
  faults: readonly Fault[],
  send: () => Promise<Result<T, F>>,
  logger: Logger,
): Promise<Result<T, InvalidForm<Fault> | F | FailureOf<'unavailable'>>> {
  if (faults.length > 0) return fail({ code: 'invalid-form', faults });
  const result = await attempt(send, logger);
  if (!result.ok) logger.error(`Failed to ${task}`, result.failure);
  return result;
}

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
