import type { FormGateway } from '../../core/shared/forms/public-form';
import { type Logger, ok, type Result } from '../../core/shared/result';

/**
 * Simulates receiving a public form: accepts everything after `wait` and sends nothing. `keep` adds it to this browser's
 * records; the answer does not wait for that, and what cannot be stored is not an error. Nothing of the form is logged.
 */
export class MockFormGateway<Form> implements FormGateway<Form> {
  readonly delivers = false;

  constructor(
    private readonly logger: Logger,
    private readonly keep: (form: Form) => Promise<Result<void, unknown>>,
    private readonly wait: () => Promise<void> = async () => {},
  ) {}

  async send(form: Form): ReturnType<FormGateway<Form>['send']> {
    await this.wait();
    void this.store(form);
    return ok(undefined);
  }

  private async store(form: Form): Promise<void> {
    const answer = await this.keep(form).catch(() => null);
    if (!answer?.ok) this.logger.warn('A form could not be kept in this browser.');
  }
}
