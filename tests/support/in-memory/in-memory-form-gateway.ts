import type { FormGateway } from '../../../src/core/shared/forms/public-form';
import { ok } from '../../../src/core/shared/result';

/** Keeps what a form sends in a variable. */
export class InMemoryFormGateway<Form> implements FormGateway<Form> {
  readonly received: Form[] = [];

  constructor(readonly delivers: boolean) {}

  async send(form: Form): ReturnType<FormGateway<Form>['send']> {
    this.received.push(form);
    return ok(undefined);
  }
}
