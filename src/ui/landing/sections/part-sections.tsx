import type { ReactNode } from 'react';
import type { Sections, SiteSettings } from '../../../core/content/site-content';
import { Picture } from '../../shared/picture';
import { ContactDetails } from '../../shared/site-footer/contact-details';
import { pagePath } from '../../shared/site-path';
import { DonateLink } from '../donate-link';
import { landingTexts as texts } from '../landing.texts';
import { SolePrint } from '../path/sole-print';
import { Section } from './section';
import './part-sections.css';
import './donate-section.css';

interface PartProps {
  /** The part that needs script. */
  readonly children: ReactNode;
}

/** The frame of the Community Impact carousel. */
export function ImpactSection({
  content,
  children,
}: PartProps & { readonly content: Sections['galleryContent'] }) {
  return (
    <Section className="section--lugs impact">
      <h2>{content.title}</h2>
      <div>{children}</div>
    </Section>
  );
}

/** The frame of the active campaigns, with the two buttons below them; the second is for one state of the session (SiteHeader). */
export function SupportSection({
  donationFormUrl,
  children,
}: PartProps & { readonly donationFormUrl: string }) {
  return (
    <Section className="section--lugs support" titleId="support-title">
      <h2 id="support-title">{texts.support}</h2>
      <div>{children}</div>
      <p className="support__actions">
        <DonateLink href={donationFormUrl}>{texts.donateNow}</DonateLink>
        <a className="button button--quiet" data-when="signed-in" href={pagePath('/dashboard')}>
          {texts.accessDashboard}
        </a>
        <a className="button button--quiet" data-when="signed-out" href={pagePath('/login')}>
          {texts.signIn}
        </a>
      </p>
    </Section>
  );
}

/** Where the path arrives: the frame of the donation forms. */
export function DonateSection({ children }: PartProps) {
  return (
    <Section className="section--lugs donate" id="donate">
      <div className="donate__intro section__intro">
        <h2 id="donate-title">{texts.donate}</h2>
        <p className="section__lead">{texts.donateIntroduction}</p>
      </div>
      <div className="donate__arrival screen-only" aria-hidden="true">
        <SolePrint sole="sneaker" />
        <SolePrint sole="sneaker" />
      </div>
      <Picture
        className="section__picture donate__scene screen-only"
        src="/images/donate-doorstep.svg"
        alt=""
        width={600}
        height={1000}
        loading="lazy"
        decoding="async"
      />
      <div className="donate__panel">{children}</div>
    </Section>
  );
}

/** The frame of the contact form, with the ways to reach the foundation that need no form. */
export function ContactSection({ contact, children }: PartProps & Pick<SiteSettings, 'contact'>) {
  return (
    <Section className="contact" id="contact" behind={null}>
      <div className="contact__intro section__intro">
        <h2 id="contact-title">{texts.contact}</h2>
        <p>
          <a href={pagePath('/get-shoes')}>{texts.lookingForShoes}</a>
          {texts.contactIntroduction}
        </p>
        <ContactDetails contact={contact} />
      </div>
      <div className="contact__panel">{children}</div>
    </Section>
  );
}
