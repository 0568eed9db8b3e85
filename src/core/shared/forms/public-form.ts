import type { Logger } from '../system.port';
import type { FormGateway } from './form-gateway.port';
import { sendForm } from './send-form';

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
