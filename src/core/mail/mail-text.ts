import type { Mail } from './mail';

/** A mail as plain text; the foundation is its first line and its signature. */
export function mailText({ foundation, paragraphs, link, closing = [] }: Mail): string {
  const name = foundation ? [foundation] : [];
  const call = link ? [`${link.label}:\n${link.url}`] : [];
  return `${[...name, ...paragraphs, ...call, ...closing, ...name].join('\n\n')}\n`;
}
