import { OTHER_LANGUAGE, pagePath } from '../site-path';
import type { LanguageSwitchProps } from './language-switch';
import { otherLanguageTexts as texts } from './other-language.texts';
import { followAddress } from './same-page';

/** Says that the page is in the other language as well. Seen where markReader found that the browser's person reads that. */
export function OtherLanguageLine({ path, onLeave }: Pick<LanguageSwitchProps, 'path' | 'onLeave'>) {
  return (
    <p className="other-language" lang={OTHER_LANGUAGE}>
      {texts.sentence}{' '}
      <a
        ref={followAddress}
        href={pagePath(path, OTHER_LANGUAGE)}
        hrefLang={OTHER_LANGUAGE}
        onClick={onLeave}
      >
        {texts.link}
      </a>
    </p>
  );
}
