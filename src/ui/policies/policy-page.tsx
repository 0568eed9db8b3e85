import type { ReactNode } from 'react';
import type { SiteContent } from '../../core/content/site-content';
import { ContactDetails } from '../shared/site-footer/contact-details';
import { SiteFooter } from '../shared/site-footer/site-footer';
import { SiteHeader } from '../shared/site-header/site-header';
import type { Policy } from './policy';
import '../app/base.css';
import './policies.css';

interface PolicyPageProps {
  /** Who asks for gifts, in the footer. */
  readonly about?: ReactNode;
  readonly content: SiteContent;
  /** The page, such as '/privacy'. */
  readonly path: string;
  readonly policy: Policy;
}

/** A public page in words only; it looks nothing up, so that it renders anywhere. */
export function PolicyPage({ content, path, policy, about }: PolicyPageProps) {
  const { brandAssets, siteSettings } = content;
  return (
    <>
      <SiteHeader logos={brandAssets.logos} siteName={siteSettings.siteName} variant="page" path={path} />
      <main id="main" className="policy" tabIndex={-1}>
        <h1>{policy.title}</h1>
        {policy.opening.map((paragraph) => (
          <p key={paragraph} className="policy__opening">
            {paragraph}
          </p>
        ))}
        {policy.sections.map(({ title, paragraphs, items = [], hasContact }) => (
          <section key={title} className="policy__section">
            <h2>{title}</h2>
            <div className="policy__words">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul className="policy__items">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {hasContact && <ContactDetails contact={siteSettings.contact} />}
            </div>
          </section>
        ))}
      </main>
      <SiteFooter brandAssets={brandAssets} settings={siteSettings} about={about} />
    </>
  );
}
