import type { ShownContent } from '../../../core/content/words-in';
import { Picture } from '../../shared/picture';
import { Section } from './section';
import './mission-section.css';

/** The mission, its picture and the 'Our Purpose' block. */
export function MissionSection({ content }: { readonly content: ShownContent['missionContent'] }) {
  return (
    <Section className="section--lugs mission" id="mission">
      <Picture
        className="section__picture mission__picture"
        src={content.image}
        alt={content.imageAlt}
        lang={content.lang?.imageAlt}
        width={960}
        height={1080}
        loading="lazy"
        decoding="async"
      />
      <div className="section__text mission__text">
        <h2 id="mission-title" lang={content.lang?.title}>
          {content.title}
        </h2>
        {content.description.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, and two may say the same
          <p key={index} lang={content.lang?.description?.[index]}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mission__purpose">
        <h3 lang={content.lang?.purposeTitle}>{content.purposeTitle}</h3>
        <p lang={content.lang?.purposeDescription}>{content.purposeDescription}</p>
      </div>
    </Section>
  );
}
