import { Tag } from 'antd';
import type { Language } from '../../core/shared/text/language';
import { wroteInTexts } from './wrote-in.texts';

interface ReadsSpanishProps {
  readonly name: string;
  /** Whether the person has chosen it. */
  readonly isChosen: boolean;
}

/** Says where an answer is written that its reader reads Spanish. */
export function ReadsSpanish({ name, isChosen }: ReadsSpanishProps) {
  return isChosen && <p className="form__hint">{wroteInTexts.reads(name)}</p>;
}

/** Marks what was sent from a page in Spanish. */
export function WroteIn({ language }: { readonly language: Language }) {
  return language === 'es' && <Tag>{wroteInTexts.spanish}</Tag>;
}
