import type { MissionContent } from '../../../core/content/site-content';
import { Picture } from '../../shared/picture';
import { Trail } from '../path/trail';
import './mission-section.css';

/** The mission, its picture and the 'Our Purpose' block. */
export function MissionSection({ content }: { readonly content: MissionContent }) {
  return (
    <section
      className="section section--lugs mission"
      id="mission"
      tabIndex={-1}
      aria-labelledby="mission-title"
    >
      <Trail />
      <div className="section__grid">
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
          {content.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mission__purpose">
          <h3>{content.purposeTitle}</h3>
          <p>{content.purposeDescription}</p>
        </div>
      </div>
    </section>
  );
}
