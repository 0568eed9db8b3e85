import type { Lang } from '../../core/shared/translations/in-spanish';
import { EmailLink, PhoneLink } from '../shared/text/contact-links';
import { guideTexts as texts } from './guide.texts';
import './guides.css';

/** A paragraph: it ends before an empty line. */
const PARAGRAPH = /\S.*?(?=\n\s*\n|$)/gs;

/** A plain text of several paragraphs. */
export function Paragraphs({ text, lang }: { readonly text: string; readonly lang?: Lang }) {
  return [...text.trim().matchAll(PARAGRAPH)].map(({ 0: paragraph, index: place }) => (
    <p key={place} className="guides__text" lang={lang}>
      {paragraph}
    </p>
  ));
}

/** The link of a guide: a number to call, an address to write to, or a page of another site, which opens in a new tab. */
export function GuideLink({ link }: { readonly link: string }) {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/i.exec(link) ?? [];
  if (scheme.toLowerCase() === 'tel')
    return (
      <span className="guides__contact">
        <PhoneLink phone={rest} />
      </span>
    );
  if (scheme.toLowerCase() === 'mailto') return <EmailLink className="guides__link" email={rest} />;
  return (
    <a className="guides__link" href={link} target="_blank" rel="noopener noreferrer">
      <span>{texts.seeAt(URL.canParse(link) ? new URL(link).host : link)}</span>{' '}
      <span className="visually-hidden">{texts.opensInNewTab}</span>
    </a>
  );
}
