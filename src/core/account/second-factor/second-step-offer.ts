import * as v from 'valibot';

/** What a browser asks for a passkey with, as WebAuthn writes it in JSON. */
export const passkeyOptionsSchema = v.record(v.string(), v.unknown());

const offerSchema = v.object({
  /** Null without a passkey. */
  passkey: v.nullable(passkeyOptionsSchema),
  hasAuthenticator: v.boolean(),
  hasBackupCodes: v.boolean(),
});

/** How somebody can prove the second step. With neither a passkey nor an authenticator the password confirms. */
export type SecondStepOffer = Readonly<v.InferOutput<typeof offerSchema>>;

/** The same, from outside. */
export const secondStepOfferSchema: v.GenericSchema<unknown, SecondStepOffer> = offerSchema;
