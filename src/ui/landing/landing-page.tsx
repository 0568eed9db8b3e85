import type { ReactNode } from 'react';
import type { SiteContent } from '../../core/content/site-content';
import { NoScriptNote } from '../shared/no-script-note';
import { SiteHeader } from '../shared/site-header/site-header';
import { SectionBoundary } from './section-boundary';
import { AboutSection } from './sections/about-section';
import { ContactSection } from './sections/contact-section';
import { DonateSection } from './sections/donate-section';
import { HeroSection } from './sections/hero-section';
import { ImpactSection } from './sections/impact-section';
import { MissionSection } from './sections/mission-section';
import { SupportSection } from './sections/support-section';
import { VisionSection } from './sections/vision-section';
import { SiteFooter } from './site-footer';
import '../app/base.css';
import './landing-page.css';
import './part-styles';

/** The parts of the page that need script, each as it is to be shown in its section's frame. */
export interface LandingParts {
  readonly carousel: ReactNode;
  readonly campaigns: ReactNode;
  readonly donation: ReactNode;
  readonly contact: ReactNode;
}

/** All that the landing page shows comes in here: it looks nothing up, so that it renders anywhere. */
export interface LandingPageProps {
  readonly content: SiteContent;
  /** Address of the hosted donation form. */
  readonly donationFormUrl: string;
  readonly session: 'unknown' | 'signed-out' | 'signed-in';
  readonly parts: LandingParts;
  /** Told when a section throws; the others stay. */
  readonly onSectionError?: (error: unknown, section: string) => void;
}

/** The landing page (specification, section 2). */
export function LandingPage({ content, donationFormUrl, session, parts, onSectionError }: LandingPageProps) {
  const { brandAssets, siteSettings } = content;
  const boundary = { onError: onSectionError };
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader
        logos={brandAssets.logos}
        siteName={siteSettings.siteName}
        variant="landing"
        session={session}
      />
      <main id="main" tabIndex={-1}>
        <SectionBoundary name="hero" {...boundary}>
          <HeroSection content={content.heroContent} donationFormUrl={donationFormUrl} />
        </SectionBoundary>
        <SectionBoundary name="about" {...boundary}>
          <AboutSection content={content.aboutContent} />
        </SectionBoundary>
        <SectionBoundary name="mission" {...boundary}>
          <MissionSection content={content.missionContent} />
        </SectionBoundary>
        <SectionBoundary name="vision" {...boundary}>
          <VisionSection content={content.visionContent} />
        </SectionBoundary>
        <SectionBoundary name="community impact" {...boundary}>
          <ImpactSection content={content.galleryContent}>{parts.carousel}</ImpactSection>
        </SectionBoundary>
        <SectionBoundary name="support our cause" {...boundary}>
          <SupportSection donationFormUrl={donationFormUrl} session={session}>
            {parts.campaigns}
            <NoScriptNote contact={siteSettings.contact}>Showing the campaigns needs</NoScriptNote>
          </SupportSection>
        </SectionBoundary>
        <SectionBoundary name="donate" {...boundary}>
          <DonateSection>
            {parts.donation}
            <NoScriptNote contact={siteSettings.contact}>Giving by this form needs</NoScriptNote>
          </DonateSection>
        </SectionBoundary>
        <SectionBoundary name="contact" {...boundary}>
          <ContactSection contact={siteSettings.contact}>
            {parts.contact}
            <NoScriptNote contact={siteSettings.contact}>Writing by this form needs</NoScriptNote>
          </ContactSection>
        </SectionBoundary>
      </main>
      <SectionBoundary name="footer" {...boundary}>
        <SiteFooter brandAssets={brandAssets} settings={siteSettings} />
      </SectionBoundary>
    </>
  );
}
