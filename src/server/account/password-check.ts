import type { CommonPasswords } from '../../core/account/passwords/common-passwords.port';
import { findPasswordFault, type PasswordOwner } from '../../core/account/passwords/new-password';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import type { FailureOf } from '../../core/shared/result';

/** Says what is wrong with the new password in a field; null when nothing is. Pages cannot tell the common ones. */
export function passwordCheck(common: CommonPasswords, field: string) {
  return async (password: string, owner: PasswordOwner): Promise<FailureOf<'validation'> | null> => {
    const fault = await findPasswordFault(password, owner, common);
    return fault && { code: 'validation', fields: [{ field, message: texts[fault] }] };
  };
}
