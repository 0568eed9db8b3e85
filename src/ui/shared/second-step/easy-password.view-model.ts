import type { Needs } from '../../app/ports';
import { FormState } from '../form/form-state';
import { secondStepTexts as texts } from './second-step.texts';

/** The notice about a password that is an easy guess. */
export class EasyPasswordViewModel {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{ ownAccount: 'putOffPassword'; session: 'restore'; toasts: 'show' }>,
  ) {}

  /** Takes the notice away until the next sign-in. */
  async putOff(): Promise<void> {
    const done = await this.form.send(() => this.ports.ownAccount.putOffPassword());
    if (done?.ok) await this.ports.session.restore();
    else if (done)
      this.ports.toasts.show({
        title: texts.error,
        description: texts.failed[done.failure.code],
        variant: 'destructive',
      });
  }
}
