import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePageTitle, useSharedViewModel } from '../../app/page-hooks';
import { LanguageSwitch } from '../language-switch/language-switch';
import { OtherLanguageLine } from '../language-switch/other-language-line';
import { NoScriptNote } from '../no-script-note';
import { Picture } from '../picture';
import { siteTexts } from '../site.texts';
import { SiteContentViewModel } from '../site-content/site-content.view-model';
import { pagePath } from '../site-path';
import { SkipLink } from '../skip-link';
import './auth-page.css';

/** An auth page: for signing in, accepting an invitation or choosing a new password. */
export interface AuthPageProps {
  /** Of the browser's tab. */
  readonly title: string;
  readonly heading: string;
  /** 'signed-out': the page stays hidden while a hint says that somebody is signed in, since it will send them on. */
  readonly audience?: 'signed-out';
  /** The beginning of a sentence for where JavaScript is switched off, as in 'Signing in needs'. */
  readonly needsScript?: string;
  /** The page, such as '/login', where it exists in both languages. */
  readonly path?: string;
  /** Told when somebody goes to the page in the other language. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** The frame of an auth page: the valley at dawn, the logo that leads to /, and a card of paper. */
export const AuthPage = observer(function AuthPage(props: AuthPageProps) {
  const { title, heading, audience, needsScript, path, onLeave, children } = props;
  usePageTitle(title);
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  return (
    <div className="auth-page" data-audience={audience}>
      <DawnScene />
      <header className="auth-page__banner">
        <SkipLink />
        <a
          className="auth-page__logo"
          href={pagePath('/')}
          aria-label={siteTexts.homeLink(siteSettings.siteName)}
        >
          <Picture src={brandAssets.logos.white} alt="" width={200} height={80} />
        </a>
        {path !== undefined && <LanguageSwitch path={path} onLeave={onLeave} />}
        <p className="auth-page__tagline" lang={siteSettings.lang?.tagline}>
          {siteSettings.tagline}
        </p>
      </header>
      <main className="auth-page__card" id="main" tabIndex={-1}>
        <h1 className="auth-page__heading">{heading}</h1>
        {path !== undefined && <OtherLanguageLine path={path} onLeave={onLeave} />}
        {children}
        {needsScript && <NoScriptNote contact={siteSettings.contact}>{needsScript}</NoScriptNote>}
      </main>
    </div>
  );
});

/** The Las Vegas valley at dawn, with the path that leads in; the colors are shades of the palette. */
function DawnScene() {
  return (
    <svg
      className="dawn-scene screen-only"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle fill="color-mix(in srgb, var(--sunrise) 34%, transparent)" cx="690" cy="610" r="430" />
      <circle fill="color-mix(in srgb, var(--gold) 30%, transparent)" cx="690" cy="610" r="170" />
      <circle fill="var(--gold)" cx="690" cy="610" r="92" />
      <path
        fill="color-mix(in oklab, var(--ink) 58%, var(--sunrise))"
        d="M0 600 96 548l70 34 104-78 88 52 74-36 118 74 96-48 130 62 108-70 92 40 120-66 108 58 84-30 152 66v294H0z"
      />
      <path
        fill="color-mix(in oklab, var(--ink) 80%, var(--sunrise))"
        d="M0 668l120-44 96 36 140-66 120 58 130-40 150 74 130-48 164 56 110-40 140 50 140-34v230H0z"
      />
      <path
        fill="var(--ink)"
        d="M0 738c120-40 210-44 320-18s190 34 330 4 260-40 380-10 270 34 410 2v184H0z"
      />
      <path
        fill="color-mix(in oklab, var(--ink) 78%, var(--gold))"
        d="M655 712c40 16 30 30-40 44-120 24-300 60-420 144h470c-16-58 30-96 76-122s40-48-10-56c-24-4-50-6-76-10z"
      />
      <path
        className="dawn-scene__steps"
        d="M668 716c70 14 60 34-20 58-130 38-210 70-236 126"
        pathLength="40"
      />
    </svg>
  );
}
