import { landingTexts } from './landing.texts';

interface DonateLinkProps extends Readonly<Record<'href' | 'children', string>> {
  /** The language of what it says, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** A link to the hosted donation form; it opens in a new tab, and its name says so. */
export function DonateLink({ href, lang, children }: DonateLinkProps) {
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer">
      <span lang={lang}>{children}</span>{' '}
      <span className="visually-hidden">{landingTexts.opensInNewTab}</span>
    </a>
  );
}
