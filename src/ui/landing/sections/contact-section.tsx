import type { ReactNode } from 'react';
import type { SiteSettings } from '../../../core/content/site-content';
import { ContactDetails } from '../contact-details';
import { landingTexts as texts } from '../landing.texts';
import './contact-section.css';

/** The frame of the contact form, with the ways to reach the foundation that need no form. */
export function ContactSection({
  contact,
  children,
}: {
  readonly contact: SiteSettings['contact'];
  /** The contact form. */
  readonly children: ReactNode;
}) {
  return (
    <section className="section contact" id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="section__grid">
        <div className="contact__intro section__intro">
          <h2 id="contact-title">{texts.contact}</h2>
          <p>{texts.contactIntroduction}</p>
          <ContactDetails contact={contact} />
        </div>
        <div className="contact__panel">{children}</div>
      </div>
    </section>
  );
}
