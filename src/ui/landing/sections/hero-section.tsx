import { Fragment } from 'react';
import type { Sections } from '../../../core/content/site-content';
import { Picture } from '../../shared/picture';
import { pagePath } from '../../shared/site-path';
import { DonateLink } from '../donate-link';
import { landingTexts as texts } from '../landing.texts';
import './hero-section.css';

/**
 * Upright screens show half of the picture, under a layer: a copy nearly as wide as the screen is sharp enough for a photo.
 * With less than its whole width, phones of middling density take the copy of 640 px, which has half the bytes of the next.
 */
const SHOWN_AT = 'max(88vw, 100vw - 58px)';

/** The first screen: headline, donate, learn more and the way to shoes, over the picture where the path begins. */
export function HeroSection({
  content,
  donationFormUrl,
}: {
  readonly content: Sections['heroContent'];
  readonly donationFormUrl: string;
}) {
  return (
    <section className="hero" id="hero" tabIndex={-1} aria-labelledby="hero-title">
      <Picture
        className="hero__picture screen-only"
        src={content.backgroundImage}
        alt=""
        width={1920}
        height={1080}
        sizes={SHOWN_AT}
        fetchPriority="high"
        decoding="async"
      />
      <div className="hero__text">
        <h1 className="hero__title" id="hero-title">
          {/* It goes one step to the right with each sentence. */}
          {content.title.split(/(?<=[.!?…])\s+/).map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            <Fragment key={index}>
              <span className="hero__step">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className="hero__subtitle">{content.subtitle}</p>
        <p className="hero__actions">
          <DonateLink href={donationFormUrl}>{content.primaryButtonText}</DonateLink>
          <a className="button button--quiet" href={pagePath('/#about')}>
            {content.secondaryButtonText}
          </a>
        </p>
        <a href={pagePath('/get-shoes')}>{texts.needShoes}</a>
      </div>
    </section>
  );
}
