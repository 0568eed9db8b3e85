import type { Sections } from '../../../core/content/site-content';
import { Picture } from '../../shared/picture';
import { Section } from './section';
import './mission-section.css';

/** The mission, its picture and the 'Our Purpose' block. */
export function MissionSection({ content }: { readonly content: Sections['missionContent'] }) {
  return (
    <Section className="section--lugs mission" id="mission">
      <Picture
        className="section__picture mission__picture"
        src={content.image}
        alt={content.imageAlt}
        width={960}
        height={1080}
        loading="lazy"
        decoding="async"
      />
      <div className="section__text mission__text">
        <h2 id="mission-title">{content.title}</h2>
        {content.description.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, and two may say the same
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <div className="mission__purpose">
        <h3>{content.purposeTitle}</h3>
        <p>{content.purposeDescription}</p>
      </div>
    </Section>
  );
}
