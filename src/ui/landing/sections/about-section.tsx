import { Fragment, memo } from 'react';
import type { ShownContent } from '../../../core/content/words-in';
import { Picture } from '../../shared/picture';
import { landingTexts as texts } from '../landing.texts';
import { SolePrint } from '../path/sole-print';
import { Section } from './section';
import './about-section.css';

/** The founder's story and the people who lead the foundation. */
export function AboutSection({ content }: { readonly content: ShownContent['aboutContent'] }) {
  const [opening, ...rest] = content.description;
  return (
    <Section className="about" id="about">
      <h2 className="about__title" id="about-title" lang={content.lang?.title}>
        {content.title}
      </h2>
      <div className="section__text about__story">
        {opening && (
          <p className="section__lead" lang={content.lang?.description?.[0]}>
            {opening}
          </p>
        )}
        {rest.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; keyed by its text it would be remounted at each keystroke of the preview
          <p key={index} lang={content.lang?.description?.[index + 1]}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className="about__prints" aria-hidden="true">
        <SolePrint sole="first-steps" />
        <SolePrint sole="sneaker" />
        <SolePrint sole="dress-shoe" />
        <SolePrint sole="work-boot" />
      </div>
      {content.teamMembers.length > 0 && (
        <>
          <h3 className="about__leaders-title">{texts.leadership}</h3>
          <ul className="about__leaders">
            {content.teamMembers.map((leader, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above, leaders have nothing that stays but their place
              <LeaderCard key={index} leader={leader} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Leaders that did not change are not rendered again while another one is being edited. */
const LeaderCard = memo(function LeaderCard({
  leader,
}: {
  readonly leader: ShownContent['aboutContent']['teamMembers'][number];
}) {
  return (
    <li className="leader">
      <Picture
        className="leader__photo"
        src={leader.photoUrl}
        alt={texts.portrait(leader.name)}
        width={480}
        height={560}
        loading="lazy"
        decoding="async"
      />
      <h4 className="leader__name">{leader.name}</h4>
      <p className="leader__title" lang={leader.lang?.title}>
        {/* Two offices in one word, such as 'Secretary/Treasurer', go on in the next line after the slash. */}
        {leader.title.includes('/') ? <InParts title={leader.title} /> : leader.title}
      </p>
      <p className="leader__bio" lang={leader.lang?.bio}>
        {leader.bio}
      </p>
    </li>
  );
});

function InParts({ title }: { readonly title: string }) {
  return title.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
