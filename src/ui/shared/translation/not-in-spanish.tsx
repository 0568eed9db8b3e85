import { Tag } from 'antd';
import { translationTexts as texts } from './translation.texts';

/** The mark of a record in a list of staff, some of whose words are not in Spanish. */
export function NotInSpanish({ isMissing }: { readonly isMissing: boolean }) {
  return isMissing ? <Tag>{texts.notInSpanish}</Tag> : null;
}
