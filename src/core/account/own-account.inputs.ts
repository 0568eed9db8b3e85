import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';

const text = textSchema(LINE);

/** What the calls of `ownAccountApi` take. */
export const ownAccountInputs = {
  rename: v.strictObject({ name: lineSchema(LINE) }),
  chooseLanguage: v.strictObject({ language: v.picklist(LANGUAGES) }),
  /** The password that somebody has, and the one that they want. */
  changePassword: v.strictObject({ current: text, next: text }),
  /** Which of one's own sessions is meant. */
  endSession: v.strictObject({ id: idSchema }),
};

/** What each call of `ownAccountApi` takes. */
export type OwnAccountInput = InputTypes<typeof ownAccountInputs>;
/** The password that somebody has, and the one that they want. */
export type PasswordChange = OwnAccountInput['changePassword'];
