import type { MouseEventHandler } from 'react';
import type { BrandAssets } from '../../../core/content/site-content';
import { LanguageSwitch } from '../language-switch/language-switch';
import { Picture } from '../picture';
import { siteTexts as texts } from '../site.texts';
import { pagePath } from '../site-path';
import { SkipLink } from '../skip-link';
import { attachSiteHeader } from './attach-site-header';
import './site-header.css';

/** What the header of a page outside the dashboard shows. */
export interface SiteHeaderProps {
  readonly logos: BrandAssets['logos'];
  /** Names the logo's link. */
  readonly siteName: string;
  /**
   * 'landing' links to its sections, is transparent until the page is scrolled, and has the links of both states of the
   * session: 'data-session' on the document element decides which of them show. 'page' has the same links on white; 'solid' is
   * the dashboard's.
   */
  readonly variant: 'landing' | 'page' | 'solid';
  /** The page, such as '/events', where it exists in both languages. */
  readonly path?: string;
  /** Called when somebody follows the skip link, where the address must stay as it is. */
  readonly onSkip?: MouseEventHandler;
}

/** The fixed header of every page. */
export function SiteHeader({ logos, siteName, variant, path, onSkip }: SiteHeaderProps) {
  const { hero: home, ...sections } = texts.anchors;
  const isPublic = variant !== 'solid';
  return (
    <header ref={attachSiteHeader} className="site-header" data-variant={variant}>
      <SkipLink onClick={onSkip} />
      <div className="site-header__bar">
        <a className="site-header__logo" href={pagePath('/')} aria-label={siteName}>
          <span className="site-header__logo-text" aria-hidden="true">
            {texts.initials}
          </span>
          {(['white', 'color'] as const).map((logo) => (
            <Picture
              key={logo}
              className={`site-header__logo-${logo}`}
              src={logos[logo]}
              // The one that cannot be seen yet lets the other one go first.
              fetchPriority={logo === (variant === 'landing' ? 'white' : 'color') ? undefined : 'low'}
              alt=""
              width={200}
              height={80}
            />
          ))}
        </a>
        <nav className="site-header__nav screen-only" aria-label={texts.mainNavigation}>
          <button
            type="button"
            className="site-header__toggle"
            aria-expanded="false"
            aria-controls="site-menu"
          >
            <span className="visually-hidden">{texts.menu}</span>
            <span className="site-header__toggle-lines" aria-hidden="true" />
          </button>
          <ul className="site-header__menu" id="site-menu">
            <li>
              <a className="site-header__link" href={pagePath(isPublic ? '/#hero' : '/')}>
                {home}
              </a>
            </li>
            {isPublic &&
              Object.entries(sections).map(([id, label]) => (
                <li key={id} data-section-link="">
                  <a className="site-header__link" href={pagePath(`/#${id}`)}>
                    {label}
                  </a>
                </li>
              ))}
            <li data-when="signed-in">
              <a className="site-header__link" href={pagePath('/dashboard')}>
                {texts.dashboard}
              </a>
            </li>
          </ul>
          {path !== undefined && <LanguageSwitch path={path} hasSections />}
          <a className="site-header__user" data-when="signed-in" href={pagePath('/dashboard/profile')}>
            <span className="visually-hidden">{texts.profile}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <circle cx="12" cy="8" r="4" />
              <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" />
            </svg>
          </a>
          {isPublic && (
            <a className="site-header__login" data-when="signed-out" href={pagePath('/login')}>
              {texts.logIn}
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}
