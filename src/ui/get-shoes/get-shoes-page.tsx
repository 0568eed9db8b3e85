import type { ReactNode } from 'react';
import type { ShownContent } from '../../core/content/words-in';
import type { ShownPublicEvent } from '../../core/events/public-events';
import { DatedEventItem } from '../shared/dated/dated';
import { NoScriptNote } from '../shared/no-script-note';
import { Picture } from '../shared/picture';
import { SiteFooter } from '../shared/site-footer/site-footer';
import { SiteHeader } from '../shared/site-header/site-header';
import { pagePath } from '../shared/site-path';
import { getShoesTexts as texts } from './get-shoes.texts';
import '../app/base.css';
import './get-shoes.css';

/** The drawn shoes beside the steps, each a size further on the way. */
const SHOES = ['/images/shoes-first.svg', '/images/shoes-school.svg', '/images/shoes-work.svg'];

/** Everything that the page for people who need shoes shows; it looks nothing up, so that it renders anywhere. */
export interface GetShoesPageProps {
  /** Who asks for gifts, in the footer. */
  readonly about?: ReactNode;
  readonly content: ShownContent;
  /** The next fitting days, soonest first; 'loading' until they were read. */
  readonly days: readonly ShownPublicEvent[] | 'loading';
  /** The form with which somebody asks for shoes. */
  readonly form: ReactNode;
}

/** The public page for people who need shoes: what there is, when, and how to ask. */
export function GetShoesPage({ content, days, form, about }: GetShoesPageProps) {
  const { brandAssets, siteSettings } = content;
  const { contact } = siteSettings;
  return (
    <>
      <SiteHeader
        logos={brandAssets.logos}
        siteName={siteSettings.siteName}
        variant="page"
        path="/get-shoes"
      />
      <main id="main" className="get-shoes" tabIndex={-1}>
        <div className="get-shoes__opening">
          <div className="get-shoes__words">
            <h1>{texts.title}</h1>
            <p className="get-shoes__lead">{texts.lead}</p>
            <p className="get-shoes__free">{texts.free}</p>
            <div className="get-shoes__reach">
              {contact.phone && (
                <a className="button get-shoes__call" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  {texts.call(contact.phone)}
                </a>
              )}
              <a className="get-shoes__jump screen-only" href="#reach">
                {texts.write}
              </a>
            </div>
          </div>
          <Picture
            className="get-shoes__picture screen-only"
            src="/images/impact-fitting.svg"
            alt=""
            width={1200}
            height={800}
          />
        </div>
        <section className="get-shoes__steps" aria-labelledby="steps">
          <h2 id="steps">{texts.steps}</h2>
          <ol className="get-shoes__way">
            {texts.step.map(({ title, text }, index) => (
              <li key={title} className="get-shoes__step">
                <Picture className="screen-only" src={SHOES[index] ?? ''} alt="" width={380} height={280} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="get-shoes__days" aria-labelledby="days">
          <h2 id="days">{texts.days}</h2>
          <FittingDays days={days} phone={contact.phone} />
        </section>
        <section id="reach" className="get-shoes__ask" aria-labelledby="ask">
          <div className="get-shoes__rather">
            <h2 id="ask">{texts.ask}</h2>
            <p>{texts.askIntroduction}</p>
          </div>
          <div className="get-shoes__panel">
            <div className="get-shoes__form">{form}</div>
            <NoScriptNote contact={contact}>{texts.formNeedsScript}</NoScriptNote>
          </div>
        </section>
      </main>
      <SiteFooter brandAssets={brandAssets} settings={siteSettings} about={about} />
    </>
  );
}

function FittingDays({ days, phone }: Pick<GetShoesPageProps, 'days'> & { readonly phone: string }) {
  if (days === 'loading')
    return (
      <div className="get-shoes__loading" aria-busy="true">
        <p role="status">{texts.loading}</p>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
      </div>
    );
  if (days.length === 0) return <p>{phone ? texts.noDays : texts.noDaysOrPhone}</p>;
  return (
    <ul className="get-shoes__list">
      {days.map((event) => (
        <li key={event.id} className="get-shoes__day">
          <DatedEventItem
            event={event}
            heading={
              <h3>
                <a href={pagePath(`/events#${event.id}`)} lang={event.lang?.title}>
                  {event.title}
                </a>
              </h3>
            }
          >
            {event.placesLeft === 0 && (
              <p>
                <strong>{texts.full}</strong>
              </p>
            )}
          </DatedEventItem>
        </li>
      ))}
    </ul>
  );
}
