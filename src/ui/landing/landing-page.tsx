import './sections/sections.css';
import type { ReactNode } from 'react';
import type { SiteContent } from '../../core/content/site-content';
import type { SoFar } from '../../core/shared/so-far';
import { ErrorBoundary } from '../shared/error/error-boundary';
import { NoScriptNote } from '../shared/no-script-note';
import { SiteFooter } from '../shared/site-footer/site-footer';
import { SiteHeader } from '../shared/site-header/site-header';
import { landingTexts as texts } from './landing.texts';
import { AboutSection } from './sections/about-section';
import { HeroSection } from './sections/hero-section';
import { MissionSection } from './sections/mission-section';
import { ContactSection, DonateSection, ImpactSection, SupportSection } from './sections/part-sections';
import { SoFarSection } from './sections/so-far-section';
import { VisionSection } from './sections/vision-section';
import '../app/base.css';
import './landing-page.css';
// The styles of the parts travel with the page, so that their prerendered HTML looks right before their code arrives.
import './carousel/carousel.css';
import '../donate/donation-tabs.css';
import '../donate/monetary-donation-form.css';
import '../donate/sizes-needed.css';
import '../shared/error/error-mark.css';
import '../shared/form/form.css';
import '../campaigns/active-campaigns.css';
import '../campaigns/campaign-card.css';
import '../campaigns/countdown.css';
import './wake/trouble.css';

/** The parts of the page that need script, each as it is to be shown in its section's frame. */
interface LandingParts {
  readonly carousel: ReactNode;
  readonly campaigns: ReactNode;
  readonly donation: ReactNode;
  readonly contact: ReactNode;
}

/** Everything that the landing page shows. The page looks nothing up, so that it renders anywhere. */
export interface LandingPageProps {
  readonly content: SiteContent;
  /** Address of the hosted donation form. */
  readonly donationFormUrl: string;
  readonly parts: LandingParts;
  /** Whether the campaigns are embedded in the page, so that they can be read without script. */
  readonly hasCampaigns?: boolean;
  /** What came about in the year so far; null or missing where it is not known. */
  readonly soFar?: SoFar | null;
  /** Who asks for gifts, in the footer. */
  readonly about?: ReactNode;
  /** Told when a section throws; the others stay. */
  readonly onSectionError?: (error: unknown, section: string) => void;
}

/** The landing page: its sections in their order. One that throws does not take the others with it. */
export function LandingPage({
  content,
  donationFormUrl,
  parts,
  hasCampaigns = false,
  soFar = null,
  about,
  onSectionError,
}: LandingPageProps) {
  const { brandAssets, siteSettings } = content;
  const { contact } = siteSettings;
  const sections: Readonly<Record<Exclude<keyof typeof texts.sections, 'footer'>, ReactNode>> = {
    hero: <HeroSection content={content.heroContent} donationFormUrl={donationFormUrl} />,
    about: <AboutSection content={content.aboutContent} />,
    mission: <MissionSection content={content.missionContent} />,
    vision: <VisionSection content={content.visionContent} />,
    soFar: soFar && <SoFarSection soFar={soFar} />,
    impact: <ImpactSection content={content.galleryContent}>{parts.carousel}</ImpactSection>,
    support: (
      <SupportSection donationFormUrl={donationFormUrl}>
        {parts.campaigns}
        {!hasCampaigns && <NoScriptNote contact={contact}>{texts.campaignsNeedScript}</NoScriptNote>}
      </SupportSection>
    ),
    donate: (
      <DonateSection>
        {parts.donation}
        <NoScriptNote contact={contact}>{texts.donatingNeedsScript}</NoScriptNote>
      </DonateSection>
    ),
    contact: (
      <ContactSection contact={contact}>
        {parts.contact}
        <NoScriptNote contact={contact}>{texts.contactNeedsScript}</NoScriptNote>
      </ContactSection>
    ),
  };
  const bounded = (id: keyof typeof texts.sections, section: ReactNode) => {
    const name = texts.sections[id];
    const fallback = () => (
      <p className="section-failure" role="alert">
        {texts.sectionFailure(name)}
      </p>
    );
    return (
      <ErrorBoundary key={id} onError={(error) => onSectionError?.(error, name)} fallback={fallback}>
        {section}
      </ErrorBoundary>
    );
  };
  return (
    <>
      <SiteHeader logos={brandAssets.logos} siteName={siteSettings.siteName} variant="landing" path="/" />
      <main id="main" tabIndex={-1}>
        {Object.entries(sections).map(([id, section]) => bounded(id as keyof typeof sections, section))}
      </main>
      {bounded('footer', <SiteFooter brandAssets={brandAssets} settings={siteSettings} about={about} />)}
    </>
  );
}
