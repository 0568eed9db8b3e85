import { Tag } from 'antd';
import type { Language } from '../../core/shared/text/language';
import { wroteInTexts } from './wrote-in.texts';

/** Marks what was sent from a page in Spanish. */
export function WroteIn({ language }: { readonly language: Language }) {
  return language === 'es' && <Tag>{wroteInTexts.spanish}</Tag>;
}
