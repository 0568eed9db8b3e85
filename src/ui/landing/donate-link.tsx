import { landingTexts } from './landing.texts';

/** A link to the hosted donation form; it opens in a new tab, and its name says so. */
export function DonateLink({
  href,
  children,
  className = 'button',
}: {
  /** Address of the hosted form, from the configuration. */
  readonly href: string;
  readonly children: string;
  readonly className?: string;
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{landingTexts.opensInNewTab}</span>
    </a>
  );
}
