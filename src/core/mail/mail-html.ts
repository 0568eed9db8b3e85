import type { Mail, Paragraph } from './mail';
import { IN_SPANISH } from './mails.languages';

const BODY = 'margin:0;padding:24px;background:#f6f4ef';
const CARD =
  'max-width:560px;margin:0 auto;padding:24px;background:#fff;color:#1f2430;font:16px/1.5 Arial,sans-serif';
const NAME = 'font-weight:bold';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f2430;color:#fff;font-weight:bold;text-decoration:none';

/** A mail as simple HTML: the foundation, paragraphs, and its link as a button with the address below. Whatever a text holds stays text. */
export function mailHtml({
  language,
  foundation,
  subject,
  paragraphs,
  link,
  closing = [],
  spanishLink,
}: Mail): string {
  const name = foundation ? [escaped(foundation)] : [];
  const call = link
    ? [
        `<p><a href="${escaped(link.url)}" style="${BUTTON}">${escaped(link.label)}</a></p>`,
        `<p style="font-size:14px;word-break:break-all">${escaped(link.url)}</p>`,
      ]
    : [];
  const address = spanishLink && escaped(spanishLink);
  const inSpanish = address
    ? [`<p lang="es" style="word-break:break-all">${IN_SPANISH} <a href="${address}">${address}</a></p>`]
    : [];
  const parts = [
    ...name.map((text) => `<p style="${NAME}">${text}</p>`),
    ...paragraphs.map(paragraph),
    ...call,
    ...closing.map(paragraph),
    ...name.map((text) => `<p>${text}</p>`),
    ...inSpanish,
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    ...parts,
    '</div></body></html>',
    '',
  ].join('\n');
}

function paragraph(given: Paragraph): string {
  const [text, lang] = typeof given === 'string' ? [given, ''] : [given.text, ` lang="${given.language}"`];
  return `<p${lang}>${escaped(text).replace(/\r\n?|\n/g, '<br>\n')}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
