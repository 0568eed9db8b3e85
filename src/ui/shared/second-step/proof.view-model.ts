import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Confirmation, Proof } from '../../../core/account/second-factor/proof';
import type { SecondStepOffer } from '../../../core/account/second-factor/second-step-offer';
import type { User } from '../../../core/account/user';
import type { Failure, Result } from '../../../core/shared/result';
import type { Needs, Ports } from '../../app/ports';
import { FormState } from '../form/form-state';
import { type TypedWay, proofTexts as texts } from './proof.texts';

type ProofRefusal = { readonly code: Failure['code'] | 'not-kept' };

/** Proves who somebody is: by a passkey, or by something that is typed. What is typed stays in its field. */
abstract class ProofViewModel<Done> {
  readonly form = new FormState();
  /** How it can be proved; null until that is known. */
  offer: SecondStepOffer | null = null;
  /** What the field takes; null where a passkey alone is asked for. */
  way: TypedWay | null = null;

  constructor(private readonly fetchPasskeys: Ports['fetchPasskeys']) {
    makeObservable(this, {
      offer: observableRef,
      way: observable,
      begin: action,
      choose: action,
    });
  }

  /** Begins with what is offered: the code of an authenticator where there is one. */
  begin(offer: SecondStepOffer): void {
    this.offer = offer;
    this.way = offer.hasAuthenticator ? 'code' : offer.passkey ? null : 'password';
  }

  /** Changes what is typed. */
  choose(way: TypedWay): void {
    this.form.clear();
    this.way = way;
  }

  /** Proves it with what was typed, and answers what that led to; null when it was refused. */
  async submit(typed: string): Promise<Done | null> {
    const { way } = this;
    if (way === null) return null;
    if (typed.trim() === '') {
      this.form.refuse([{ field: 'typed', message: texts.empty[way] }]);
      return null;
    }
    const confirmation: Confirmation =
      way === 'password' ? { kind: way, password: typed } : { kind: way, code: typed.trim() };
    return this.try(way, () => this.prove(confirmation));
  }

  /** Proves it with a passkey of this device. The simulation has none: there it is possible only by its own button. */
  async usePasskey(isPossible: boolean): Promise<Done | null> {
    const options = this.offer?.passkey;
    if (!options) return null;
    if (!isPossible) {
      this.form.refuse([{ field: null, message: texts.onlySimulated }]);
      return null;
    }
    return this.try('passkey', async () => {
      const used = await (await this.fetchPasskeys()).use(options);
      if (used.ok) return this.prove({ kind: 'passkey', answer: used.value });
      const { code } = used.failure;
      this.form.refuse([{ field: null, message: texts.device[code] }]);
      return null;
    });
  }

  /** Null where what was wrong has been said already. */
  protected abstract prove(proof: Confirmation): Promise<Result<Done, ProofRefusal> | null>;

  private async try(
    way: TypedWay | 'passkey',
    prove: () => Promise<Result<Done, ProofRefusal> | null>,
  ): Promise<Done | null> {
    const proved = await this.form.send(prove);
    if (!proved) return null;
    if (proved.ok) return proved.value;
    const { code } = proved.failure;
    const isTyped = way !== 'passkey' && (code === 'invalid-credentials' || code === 'conflict');
    this.form.refuse([{ field: isTyped ? 'typed' : null, message: proofFailure(code, way) }]);
    return null;
  }
}

/** The second step of a sign-in. */
export class SignInStepViewModel extends ProofViewModel<User> {
  /** Whether the sign-in is over and begins at the password again. */
  isOver = false;

  constructor(private readonly ports: Needs<{ authGateway: 'prove' }> & Pick<Ports, 'fetchPasskeys'>) {
    super(ports.fetchPasskeys);
    makeObservable<this, 'end'>(this, { isOver: observable, end: action });
  }

  protected override async prove(proof: Confirmation): Promise<Result<User, ProofRefusal> | null> {
    const proved = await this.ports.authGateway.prove(proof as Proof);
    if (proved.ok || proved.failure.code !== 'not-found') return proved;
    this.end();
    return null;
  }

  override begin(offer: SecondStepOffer): void {
    super.begin(offer);
    this.isOver = false;
  }

  private end(): void {
    this.isOver = true;
  }
}

/** Confirms who is signed in, before something that needs it. */
export class ConfirmViewModel extends ProofViewModel<true> {
  private asking: AbortController | null = null;

  constructor(
    private readonly ports: Needs<{ ownFactors: 'beginConfirm' | 'confirm'; session: 'restore' }> &
      Pick<Ports, 'fetchPasskeys'>,
  ) {
    super(ports.fetchPasskeys);
  }

  start(): () => void {
    void this.load();
    return () => this.asking?.abort();
  }

  /** Asks how it can be confirmed. */
  async load(): Promise<void> {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.form.clear();
    const begun = await this.ports.ownFactors.beginConfirm(undefined, signal);
    if (signal.aborted) return;
    if (begun.ok) this.begin(begun.value);
    else this.form.refuse([{ field: null, message: proofFailure(begun.failure.code, 'passkey') }]);
  }

  protected override async prove(proof: Confirmation): Promise<Result<true, ProofRefusal> | null> {
    const confirmed = await this.ports.ownFactors.confirm(proof);
    if (!confirmed.ok) return confirmed;
    // The session may open more now.
    await this.ports.session.restore();
    return { ok: true, value: true };
  }
}

/** Why a proof was not taken. */
function proofFailure(code: ProofRefusal['code'], way: TypedWay | 'passkey'): string {
  switch (code) {
    case 'invalid-credentials':
      return texts.wrong[way];
    case 'conflict':
      return texts.used;
    case 'locked':
      return texts.wait;
    case 'too-many':
      return texts.tooMany;
    default:
      return texts.unexpected;
  }
}
