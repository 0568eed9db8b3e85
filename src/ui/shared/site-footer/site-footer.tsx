import type { ReactNode } from 'react';
import { isAllowedLink } from '../../../core/content/link';
import type { BrandAssets, SiteSettings } from '../../../core/content/site-content';
import { Picture } from '../picture';
import { siteTexts } from '../site.texts';
import { pagePath } from '../site-path';
import { ContactDetails } from './contact-details';
import { siteFooterTexts as texts } from './site-footer.texts';
import './site-footer.css';

const SOCIAL = [
  {
    key: 'facebook',
    path: 'M13.5 22v-8h2.8l.5-3.3h-3.3V8.6c0-1 .4-1.7 1.8-1.7h1.6V4a20 20 0 0 0-2.4-.2c-2.6 0-4.2 1.5-4.2 4.4v2.5H7.5V14h2.8v8z',
  },
  {
    key: 'instagram',
    path: 'M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5Zm0 2A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5V8A3.5 3.5 0 0 0 16 4.5Zm4 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm5-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  },
  {
    key: 'twitter',
    path: 'M3 3h5.6l4.3 6L18 3h2.6l-6.5 7.7L21.5 21h-5.6l-4.8-6.7L5.4 21H2.8l7-8.3Zm3.9 2 9.9 14h1.5L8.5 5Z',
  },
] as const;

/** Shown on a server alone: a simulation has the networks that its content came with. */
const LINKEDIN = {
  key: 'linkedin',
  path: 'M4 9.2h3.7V21H4ZM5.85 3.3a2.15 2.15 0 1 1 0 4.3 2.15 2.15 0 0 1 0-4.3ZM10 9.2h3.5v1.6c.6-1 1.8-1.9 3.6-1.9 3.4 0 4.2 2.2 4.2 5.2V21h-3.7v-6.2c0-1.6-.2-3-1.8-3-1.7 0-2.1 1.3-2.1 2.9V21H10Z',
} as const;

const NETWORKS = import.meta.env.VITE_BACK_END === 'server' ? [...SOCIAL, LINKEDIN] : SOCIAL;

const QUICK_LINKS = [
  ...Object.entries(siteTexts.anchors).map(([id, label]) => [`/#${id}`, label] as const),
  ['/events', texts.events],
  ['/get-shoes', texts.getShoes],
] as const;

/** Social links, contact data and quick links to the sections. */
export function SiteFooter({
  brandAssets,
  settings,
  about,
}: {
  readonly brandAssets: BrandAssets;
  readonly settings: SiteSettings;
  /** Who asks for gifts. */
  readonly about?: ReactNode;
}) {
  const profiles = NETWORKS.filter(({ key }) => isAllowedLink(settings.socialMedia[key]));
  return (
    <footer className="site-footer">
      <svg
        className="site-footer__ridge screen-only"
        viewBox="0 0 1440 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 120 140 62l90 40 150-78 120 74 110-36 160 66 130-96 150 88 120-44 130 52 140-30v102H0Z" />
        <path d="M0 156 120 116l120 34 170-66 130 56 170-38 140 46 180-74 130 60 140-32 140 36v62H0Z" />
        <path d="M0 178l200-26 190 28 220-38 230 40 240-44 190 38 170-18v42H0Z" />
      </svg>
      <div className="site-footer__ground">
        <div className="site-footer__grid">
          <div className="site-footer__who">
            <Picture
              className="screen-only"
              src={brandAssets.logos.white}
              alt={settings.siteName}
              width={200}
              height={80}
              loading="lazy"
            />
            {/* On paper there is no dark ground. */}
            <Picture
              className="site-footer__logo-paper"
              src={brandAssets.logos.color}
              alt=""
              width={200}
              height={80}
            />
            <p>{settings.tagline}</p>
          </div>
          <nav className="site-footer__links screen-only" aria-label={texts.quickLinks}>
            <h2 className="site-footer__heading">{texts.quickLinks}</h2>
            <ul className="site-footer__list">
              {QUICK_LINKS.map(([path, label]) => (
                <li key={path}>
                  <a href={pagePath(path)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="site-footer__heading">{texts.findUs}</h2>
            <ContactDetails contact={settings.contact} />
          </div>
          {profiles.length > 0 && (
            <ul className="site-footer__social">
              {profiles.map(({ key, path }) => (
                <li key={key}>
                  <a href={settings.socialMedia[key]} rel="noopener noreferrer">
                    <svg
                      className="screen-only"
                      viewBox="0 0 24 24"
                      width="24"
                      height="24"
                      aria-hidden="true"
                    >
                      <path d={path} />
                    </svg>
                    <span className="visually-hidden">{texts.networks[key]}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {about}
          <ul className="site-footer__policies screen-only">
            <li>
              <a href={pagePath('/privacy')}>{texts.privacy}</a>
            </li>
            <li>
              <a href={pagePath('/accessibility')}>{texts.accessibility}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
