import type { ReactNode } from 'react';
import { sitePath } from '../../shared/site-path';
import { DonateLink } from '../donate-link';
import { Trail } from '../path/trail';
import './support-section.css';

/** The frame of the active campaigns, with the two buttons below them (specification, section 2). */
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
        <h2 className="support__title" id="support-title">
          Support Our Cause
        </h2>
        <div className="support__campaigns">{children}</div>
        <p className="support__actions" data-session={session === 'unknown' ? undefined : session}>
          <DonateLink href={donationFormUrl}>Donate Now</DonateLink>
          {session !== 'signed-out' && (
            <a className="button button--quiet" data-when="signed-in" href={sitePath('/dashboard')}>
              Access Dashboard
            </a>
          )}
          {session !== 'signed-in' && (
            <a className="button button--quiet" data-when="signed-out" href={sitePath('/login')}>
              Sign In
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
