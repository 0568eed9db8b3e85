import type { ReactNode } from 'react';
import { landingTexts as texts } from '../landing.texts';
import { SolePrint } from '../path/sole-print';
import { Trail } from '../path/trail';
import './donate-section.css';

/** Where the path arrives: the frame of the donation forms. */
export function DonateSection({ children }: { readonly children: ReactNode }) {
  return (
    <section
      className="section section--lugs donate"
      id="donate"
      tabIndex={-1}
      aria-labelledby="donate-title"
    >
      <Trail />
      <div className="section__grid">
        <div className="donate__intro section__intro">
          <h2 id="donate-title">{texts.donate}</h2>
          <p className="section__lead">{texts.donateIntroduction}</p>
        </div>
        <div className="donate__arrival screen-only" aria-hidden="true">
          <SolePrint sole="sneaker" />
          <SolePrint sole="sneaker" />
        </div>
        <div className="donate__panel">{children}</div>
      </div>
    </section>
  );
}
