import type { ReactNode } from 'react';
import { sitePath } from '../../shared/site-path';
import { DonateLink } from '../donate-link';
import { landingTexts as texts } from '../landing.texts';
import { Trail } from '../path/trail';
import './support-section.css';

/** The frame of the active campaigns, with the two buttons below them. */
export function SupportSection({
  donationFormUrl,
  session,
  children,
}: {
  readonly donationFormUrl: string;
  /** 'unknown' renders both states of the second button; see SiteHeader. */
  readonly session: 'unknown' | 'signed-out' | 'signed-in';
  /** The active campaigns. */
  readonly children: ReactNode;
}) {
  return (
    <section className="section section--lugs support" aria-labelledby="support-title">
      <Trail />
      <div className="section__grid">
        <h2 id="support-title">{texts.support}</h2>
        <div>{children}</div>
        <p className="support__actions" data-session={session === 'unknown' ? undefined : session}>
          <DonateLink href={donationFormUrl}>{texts.donateNow}</DonateLink>
          {session !== 'signed-out' && (
            <a className="button button--quiet" data-when="signed-in" href={sitePath('/dashboard')}>
              {texts.accessDashboard}
            </a>
          )}
          {session !== 'signed-in' && (
            <a className="button button--quiet" data-when="signed-out" href={sitePath('/login')}>
              {texts.signIn}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
