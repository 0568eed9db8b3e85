import './error-mark.css';

/** The one mark of everything that is wrong: a disc with an exclamation mark. The words beside it say what is wrong. */
export function ErrorMark() {
  return <span className="error-mark" />;
}
