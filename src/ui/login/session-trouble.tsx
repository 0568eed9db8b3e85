import { loginTexts as texts } from './login.texts';

/** Stands above the form when the stored session could not be read at start. */
export function SessionTrouble({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="form__alert session-trouble" role="alert">
      <p className="error-mark session-trouble__sentence">{texts.unreadableSession}</p>
      <p>{texts.unreadableAdvice}</p>
      <button type="button" className="session-trouble__retry" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
}
