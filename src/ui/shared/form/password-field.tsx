import { useState } from 'react';
import { formTexts as texts } from './form.texts';
import { NativeField, type NativeFieldProps } from './native-field';
import './password-field.css';

/** How text fields for addresses and passwords take what is typed. */
export const AS_TYPED = { autoCapitalize: 'none', spellCheck: false } as const;

interface PasswordFieldProps {
  readonly field: NativeFieldProps;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown, until it is sent. */
export function PasswordField({ field, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  if (isShown && field.disabled) setShown(false);
  return (
    <NativeField
      field={field}
      {...AS_TYPED}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      after={
        <button
          type="button"
          className="password-field__show"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span className="visually-hidden">{texts.showPassword}</span>
          <span aria-hidden="true">{isShown ? texts.hide : texts.show}</span>
        </button>
      }
    />
  );
}
