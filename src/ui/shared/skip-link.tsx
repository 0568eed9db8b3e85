import type { MouseEventHandler } from 'react';
import { siteTexts } from './site.texts';

/** The first link of a page leads past its header. */
export function SkipLink({ onClick }: { readonly onClick?: MouseEventHandler | undefined }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the content, with or without the handler
    <a className="skip-link screen-only" href="#main" onClick={onClick}>
      {siteTexts.skipToContent}
    </a>
  );
}
