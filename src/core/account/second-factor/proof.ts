import * as v from 'valibot';
import { idSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { judgeCode, plainBackupCode, type StepCode, stepsAround } from './code-rules';
import type { FactorTools } from './factor-tools.port';
import { type Factors, isCountedOn, withBackupCodeUsed, withPasskeyUsed } from './factors';
import { codesWait, withWrongCode } from './wrong-codes';

const text = textSchema(LINE);

/** What a browser answers for a passkey, as WebAuthn writes it in JSON. */
export const passkeyAnswerSchema = v.looseObject({ id: idSchema });

const proofs = [
  v.strictObject({ kind: v.literal('code'), code: text }),
  v.strictObject({ kind: v.literal('backup'), code: text }),
  v.strictObject({ kind: v.literal('passkey'), answer: passkeyAnswerSchema }),
] as const;

/** How somebody proves the second step, as a page sends it. */
export const proofSchema = v.variant('kind', proofs);

/** The same, or by the password where no factor is set up. */
export const confirmationSchema = v.variant('kind', [
  ...proofs,
  v.strictObject({ kind: v.literal('password'), password: text }),
]);

/** How somebody proves the second step. */
export type Proof = v.InferOutput<typeof proofSchema>;

/** How somebody confirms that it is them. */
export type Confirmation = v.InferOutput<typeof confirmationSchema>;

/** A proof with what takes time to work out, so that the write that judges it only compares. */
export type PreparedProof =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly sealed: string;
      readonly taken: readonly StepCode[];
    }
  | { readonly kind: 'backup'; readonly hash: string }
  | { readonly kind: 'passkey'; readonly id: string; readonly counter: number | null };

/**
 * What a proof is worth: 'right' with the factors after it, and the step of its code; 'wrong' with the factors that count it; 'used' for
 * a code that was used or is older than one that was; 'waits' after too many wrong codes.
 */
export type Verdict =
  | { readonly is: 'right'; readonly factors: Factors; readonly step: number | null }
  | { readonly is: 'wrong'; readonly factors: Factors }
  | { readonly is: 'used' | 'waits' };

/** Works out what a proof is judged by. `challenge` is what a passkey has to sign. */
export async function prepareProof(
  proof: Proof,
  { factors, challenge, now }: { factors: Factors; challenge: string | null; now: number },
  { codes, box, passkeys }: FactorTools,
): Promise<PreparedProof> {
  if (proof.kind === 'backup') return { kind: 'backup', hash: await codes.hash(plainBackupCode(proof.code)) };
  if (proof.kind === 'code') {
    const sealed = factors.authenticator?.secret ?? '';
    const secret = sealed === '' ? null : (box?.open(sealed) ?? null);
    const taken = secret === null ? [] : await codes.codes(secret, stepsAround(now));
    return { kind: 'code', code: proof.code, sealed, taken };
  }
  const { id } = proof.answer;
  const passkey = factors.passkeys.find((known) => known.id === id);
  const isAsked = passkey !== undefined && challenge !== null;
  return {
    kind: 'passkey',
    id,
    counter: isAsked ? await passkeys.verify(proof.answer, challenge, passkey) : null,
  };
}

/** Judges a proof by the factors as they are now. */
export function judgeProof(proof: PreparedProof, factors: Factors, now: number): Verdict {
  if (proof.kind === 'backup') {
    const after = withBackupCodeUsed(factors, proof.hash, now);
    return after ? { is: 'right', factors: after, step: null } : wrong(factors, now);
  }
  if (proof.kind === 'passkey') {
    const { id, counter } = proof;
    const passkey = factors.passkeys.find((known) => known.id === id);
    const isRight = passkey !== undefined && counter !== null && isCountedOn(passkey, counter);
    if (!isRight) return { is: 'wrong', factors };
    return { is: 'right', factors: withPasskeyUsed(factors, id, counter, now), step: null };
  }
  if (codesWait(factors.wrongAt, now)) return { is: 'waits' };
  const { authenticator } = factors;
  const isSame = authenticator !== null && authenticator.secret === proof.sealed;
  const verdict = judgeCode(proof.code, isSame ? proof.taken : [], factors.lastStep);
  if (verdict === 'used') return { is: 'used' };
  if (verdict === 'wrong' || !authenticator) return wrong(factors, now);
  const used = { ...authenticator, lastUsedAt: now };
  return { is: 'right', factors: { ...factors, authenticator: used }, step: verdict.step };
}

function wrong(factors: Factors, now: number): Verdict {
  return { is: 'wrong', factors: { ...factors, wrongAt: [...withWrongCode(factors.wrongAt, now)] } };
}
