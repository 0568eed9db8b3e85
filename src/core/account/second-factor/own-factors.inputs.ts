import * as v from 'valibot';
import type { InputTypes } from '../../api/api';
import { idSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { passkeyNameSchema } from './factors';
import { confirmationSchema, passkeyAnswerSchema } from './proof';

const text = textSchema(LINE);

/** What the calls of `ownFactorsApi` take. */
export const ownFactorsInputs = {
  beginAuthenticator: v.strictObject({ password: text }),
  finishAuthenticator: v.strictObject({ code: text }),
  addPasskey: v.strictObject({ name: passkeyNameSchema, answer: passkeyAnswerSchema }),
  removeFactor: v.variant('kind', [
    v.strictObject({ kind: v.literal('authenticator') }),
    v.strictObject({ kind: v.literal('passkey'), id: idSchema }),
  ]),
  confirm: confirmationSchema,
};

/** What each call of `ownFactorsApi` takes. */
export type OwnFactorsInput = InputTypes<typeof ownFactorsInputs>;
