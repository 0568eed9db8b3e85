import type { Mail } from './mail';

/** A mail as plain text. */
export function mailText({ paragraphs, link, closing = [] }: Mail): string {
  const call = link ? [`${link.label}:\n${link.url}`] : [];
  return `${[...paragraphs, ...call, ...closing].join('\n\n')}\n`;
}
