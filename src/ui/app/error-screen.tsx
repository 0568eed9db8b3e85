import { useRouteError } from 'react-router-dom';
import { sitePath } from '../shared/site-path';
import { usePageTitle } from './use-page-title';
import './error-screen.css';

/** What browsers say when a script of the site is gone: Chromium, Firefox, Safari, and Vite for styles. */
const MISSING_CODE =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload/i;

/** The router's error screen: it shows no stack trace and offers a way home. */
export function ErrorScreen() {
  const error = useRouteError();
  const codeIsMissing = error instanceof Error && MISSING_CODE.test(error.message);
  usePageTitle('Error');
  return (
    <main className="error-screen">
      <h1>Unexpected Application Error!</h1>
      <p>
        {codeIsMissing
          ? 'A part of this page could not be loaded. The site may have been updated since you opened it, or the connection was lost.'
          : 'Something went wrong on this page. Nothing you have saved is lost.'}
      </p>
      <div className="error-screen__actions">
        {codeIsMissing && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        )}
        <a className={codeIsMissing ? 'button button--quiet' : 'button'} href={sitePath('/')}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
