import { lawTexts } from './law.texts';
import { legalNoticeTexts as texts } from './legal-notice.texts';
import type { PublicSettings } from './public-settings';

/** A notice beside requests for gifts that is not made of settings. */
export interface WrittenNotice {
  /** Null for none. */
  readonly text: string | null;
}

/** A notice that is made of settings. */
export interface LegalNotice {
  /** Who asks for gifts, in the language of the page. */
  readonly who: string;
  /** What for, what the law says of gifts, and the registration note as typed: in English on every page. */
  readonly law: string;
}

/**
 * The notice that a state requires beside requests for gifts: who asks, where it was formed and what for, each as far as the
 * settings say it, and the registration note as typed. Null without a legal name, since then there is nobody to name.
 */
export function legalNotice(
  settings: Pick<
    PublicSettings,
    'legalName' | 'ein' | 'formationState' | 'purpose' | 'registrationNote' | 'giftsAre'
  >,
): LegalNotice | null {
  const { legalName, ein, formationState, purpose, registrationNote, giftsAre } = settings;
  if (legalName === '') return null;
  return {
    who: inOneLine([
      withFullStop(
        formationState === '' ? texts.nonprofit(legalName) : texts.formedIn(legalName, formationState),
      ),
      ein === '' ? '' : lawTexts.ein(ein),
    ]),
    law: inOneLine([
      purpose === '' ? '' : withFullStop(lawTexts.purpose(purpose)),
      lawTexts.giftsAre[giftsAre],
      registrationNote,
    ]),
  };
}

function inOneLine(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** A sentence with a full stop, unless it ends with . ! or ? already. */
function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
