import { useRouteError } from 'react-router-dom';
import { pagePath } from '../shared/site-path';
import { appTexts } from './app.texts';
import { usePageTitle } from './page-hooks';
import './error-screen.css';

/** What browsers say when a script of the site is gone: Chromium, Firefox, Safari, and Vite for styles. */
const MISSING_CODE =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload/i;

/** The router's error screen. */
export function ErrorScreen() {
  return <ErrorPage error={useRouteError()} />;
}

interface ErrorPageProps {
  readonly error: unknown;
  /** It fills the main part of another page. */
  readonly isWithin?: boolean;
}

/** Shown instead of a page that failed, without a stack trace, with a link to the home page. */
export function ErrorPage({ error, isWithin = false }: ErrorPageProps) {
  const Place = isWithin ? 'div' : 'main';
  const texts = appTexts.error;
  const codeIsMissing = error instanceof Error && MISSING_CODE.test(error.message);
  usePageTitle(texts.pageTitle);
  return (
    <Place className="error-screen">
      <h1>{texts.title}</h1>
      <p>{codeIsMissing ? texts.missingCode : texts.other}</p>
      <div className="error-screen__actions">
        {codeIsMissing && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        )}
        <a className={codeIsMissing ? 'button button--quiet' : 'button'} href={pagePath('/')}>
          {texts.home}
        </a>
      </div>
    </Place>
  );
}
