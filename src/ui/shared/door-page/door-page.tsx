import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { Picture } from '../picture';
import { siteTexts } from '../site.texts';
import { SiteContentViewModel } from '../site-content/site-content.view-model';
import { sitePath } from '../site-path';
import { SkipLink } from '../skip-link';
import { DawnScene } from './dawn-scene';
import './door-page.css';

/** A page in front of the dashboard: sign-in or sign-up. */
export interface DoorPageProps {
  readonly heading: string;
  /** 'signed-out': the page stays hidden while a hint says that somebody is signed in, since it will send them on. */
  readonly audience?: 'signed-out';
  readonly children: ReactNode;
}

/** The frame of /login and /signup: the valley at dawn, the logo that leads to /, and a card of paper. */
export const DoorPage = observer(function DoorPage({ heading, audience, children }: DoorPageProps) {
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  return (
    <div className="door-page" data-audience={audience}>
      <DawnScene />
      <header className="door-page__banner">
        <SkipLink />
        <a
          className="door-page__logo"
          href={sitePath('/')}
          aria-label={siteTexts.homeLink(siteSettings.siteName)}
        >
          <Picture src={brandAssets.logos.white} alt="" width={200} height={80} />
        </a>
        <p className="door-page__tagline">{siteSettings.tagline}</p>
      </header>
      <main className="door-page__card" id="main" tabIndex={-1}>
        <h1 className="door-page__heading">{heading}</h1>
        {children}
      </main>
    </div>
  );
});
