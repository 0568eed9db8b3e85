import type { MouseEvent } from 'react';
import { LANGUAGE_NAMES } from '../../../core/shared/text/language';
import { OTHER_LANGUAGE, pagePath } from '../site-path';
import { followAddress } from './same-page';
import './language-switch.css';

/** What the link to the other language needs to know. */
export interface LanguageSwitchProps {
  /** The page, such as '/login': where the link leads without script. */
  readonly path: string;
  /** Whether the page's header follows the sections of the page and lets the link lead to the one in view. */
  readonly hasSections?: boolean;
  /** Told when the link is pressed. */
  readonly onLeave?: ((event: MouseEvent) => void) | undefined;
}

/** The link to the same page in the other language, in that language: in short where there is little room. */
export function LanguageSwitch({ path, hasSections = false, onLeave }: LanguageSwitchProps) {
  return (
    <a
      ref={hasSections ? null : followAddress}
      className="language-switch screen-only"
      href={pagePath(path, OTHER_LANGUAGE)}
      lang={OTHER_LANGUAGE}
      hrefLang={OTHER_LANGUAGE}
      onClick={onLeave}
    >
      <span className="language-switch__name">{LANGUAGE_NAMES[OTHER_LANGUAGE]}</span>
      <span className="language-switch__code" aria-hidden="true">
        {OTHER_LANGUAGE.toUpperCase()}
      </span>
    </a>
  );
}
