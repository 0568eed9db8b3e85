import { action, makeObservable, observableRef } from 'mobx';
import { LONGEST_PASSKEY_NAME } from '../../../core/account/second-factor/factors';
import type {
  AuthenticatorSetup,
  NewBackupCodes,
  OwnFactorsPort,
} from '../../../core/account/second-factor/own-factors.api';
import type { OwnFactorsInput } from '../../../core/account/second-factor/own-factors.inputs';
import type { FailureIn } from '../../../core/api/api';
import type { Result } from '../../../core/shared/result';
import type { Needs, Ports } from '../../app/ports';
import { FetchedBy } from '../fetched/fetched';
import { FormState } from '../form/form-state';
import { proofTexts } from './proof.texts';
import { secondStepTexts as texts } from './second-step.texts';

type AnyFailure = FailureIn<OwnFactorsPort[keyof OwnFactorsPort]>;

/** The second step of the person who is signed in: what is set up, and setting up more. */
export class OwnFactorsViewModel extends FetchedBy<OwnFactorsPort['factors']> {
  /** Of the dialog that is open. */
  readonly form = new FormState();
  /** What an authenticator takes over; null before the password was right. */
  setup: AuthenticatorSetup | null = null;
  /** Backup codes that were just made; null while none are to be shown. */
  newCodes: readonly string[] | null = null;

  constructor(
    private readonly ports: Needs<{
      ownFactors:
        | 'factors'
        | 'beginAuthenticator'
        | 'finishAuthenticator'
        | 'beginPasskey'
        | 'addPasskey'
        | 'renewBackupCodes'
        | 'removeFactor';
      session: 'restore';
      toasts: 'show';
    }> &
      Pick<Ports, 'fetchPasskeys'>,
  ) {
    super({
      ask: (_, signal) => ports.ownFactors.factors(undefined, signal),
      first: null,
      staysOn: () => true,
    });
    makeObservable<this, 'reveal'>(this, {
      setup: observableRef,
      newCodes: observableRef,
      reveal: action,
    });
  }

  /** Begins to set up an authenticator with the password. */
  async beginAuthenticator(password: string): Promise<boolean> {
    const begun = await this.send('password', texts.passwordWrong, () =>
      this.ports.ownFactors.beginAuthenticator({ password }),
    );
    if (begun) this.reveal({ setup: begun });
    return begun !== null;
  }

  /** Turns the authenticator on with its first code. */
  async finishAuthenticator(code: string): Promise<boolean> {
    const finished = await this.send('code', texts.codeWrong, () =>
      this.ports.ownFactors.finishAuthenticator({ code: code.replaceAll(' ', '') }),
    );
    if (finished) this.take(finished);
    return finished !== null;
  }

  /** Makes a passkey on this device and adds it under a name. */
  async addPasskey(typed: string): Promise<boolean> {
    const name = typed.trim();
    if (name === '' || name.length > LONGEST_PASSKEY_NAME) {
      this.form.refuse([{ field: 'name', message: texts.passkeyNameWrong }]);
      return false;
    }
    const added = await this.send('name', texts.passkeyRefused, async () => {
      const begun = await this.ports.ownFactors.beginPasskey();
      if (!begun.ok) return begun;
      const made = await (await this.ports.fetchPasskeys()).create(begun.value.options);
      if (made.ok) return this.ports.ownFactors.addPasskey({ name, answer: made.value });
      const { code } = made.failure;
      this.form.refuse([
        { field: 'name', message: code === 'conflict' ? texts.passkeyKnown : proofTexts.device[code] },
      ]);
      return null;
    });
    if (added) this.take(added);
    return added !== null;
  }

  /** Makes new backup codes in place of the others. */
  async renewBackupCodes(): Promise<void> {
    const made = await this.form.send(() => this.ports.ownFactors.renewBackupCodes());
    if (made?.ok) {
      this.reveal({ newCodes: made.value.backupCodes });
      await this.load();
    } else if (made) this.say(made.failure);
  }

  /** Removes one. */
  async remove(removed: OwnFactorsInput['removeFactor']): Promise<void> {
    const done = await this.form.send(() => this.ports.ownFactors.removeFactor(removed));
    if (!done) return;
    if (done.ok) this.ports.toasts.show(texts.removed);
    else if (done.failure.code === 'conflict')
      this.ports.toasts.show({ title: texts.error, description: texts.needsOne, variant: 'destructive' });
    else this.say(done.failure);
    await this.load();
    await this.ports.session.restore();
  }

  /** The set-up is given up, or done. */
  endSetup(): void {
    this.form.clear();
    this.reveal({ setup: null });
  }

  /** The codes are kept somewhere. */
  endCodes(): void {
    this.reveal({ newCodes: null });
    // The session may open more now; not before, or what shows the codes would be gone.
    void this.ports.session.restore();
  }

  private take({ backupCodes }: NewBackupCodes): void {
    this.ports.toasts.show(texts.added);
    this.reveal({ newCodes: backupCodes.length > 0 ? backupCodes : null });
    void this.load();
    if (backupCodes.length === 0) this.endCodes();
  }

  /** Sends what the dialog holds; null where it was refused, which is said. */
  private async send<T>(
    field: string,
    wrong: string,
    call: () => Promise<Result<T, AnyFailure> | null>,
  ): Promise<T | null> {
    const sent = await this.form.send(call);
    if (!sent) return null;
    if (sent.ok) return sent.value;
    const { code } = sent.failure;
    this.form.refuse([{ field, message: code === 'invalid-credentials' ? wrong : texts.failed[code] }]);
    return null;
  }

  private say({ code }: AnyFailure): void {
    this.ports.toasts.show({ title: texts.error, description: texts.failed[code], variant: 'destructive' });
  }

  private reveal(shown: Partial<Pick<this, 'setup' | 'newCodes'>>): void {
    if (shown.setup !== undefined) this.setup = shown.setup;
    if (shown.newCodes !== undefined) this.newCodes = shown.newCodes;
  }
}
