import { landingTexts } from './landing.texts';

/** A link to the hosted donation form; it opens in a new tab, and its name says so. */
export function DonateLink({ href, children }: Readonly<Record<'href' | 'children', string>>) {
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span> <span className="visually-hidden">{landingTexts.opensInNewTab}</span>
    </a>
  );
}
