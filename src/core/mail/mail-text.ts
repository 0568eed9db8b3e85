import type { Mail, Paragraph } from './mail';
import { IN_SPANISH } from './mails.languages';

/** A mail as plain text; the foundation is its first line and its signature. */
export function mailText({ foundation, paragraphs, link, closing = [], spanishLink }: Mail): string {
  const name = foundation ? [foundation] : [];
  const call = link ? [`${link.label}:\n${link.url}`] : [];
  const inSpanish = spanishLink ? [`${IN_SPANISH} ${spanishLink}`] : [];
  const parts = [...name, ...paragraphs.map(textOf), ...call, ...closing.map(textOf), ...name, ...inSpanish];
  return `${parts.join('\n\n')}\n`;
}

function textOf(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : paragraph.text;
}
