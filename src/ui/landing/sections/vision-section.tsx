import { memo } from 'react';
import type { Sections } from '../../../core/content/site-content';
import { type Sole, SolePrint } from '../path/sole-print';
import { Trail } from '../path/trail';
import { Section } from './section';
import './vision-section.css';

const SOLES: readonly [Sole, ...Sole[]] = ['sneaker', 'work-boot', 'first-steps', 'dress-shoe'];

/** The vision, its cards and the 'Fulfilling Our Purpose' block. */
export function VisionSection({ content }: { readonly content: Sections['visionContent'] }) {
  return (
    <Section
      className="section--lugs vision"
      id="vision"
      behind={
        <>
          <Trail />
          <SolePrint className="vision__ghost" sole="work-boot" />
        </>
      }
    >
      <div className="vision__intro section__intro">
        <h2 id="vision-title">{content.title}</h2>
        <p className="section__lead">{content.description}</p>
      </div>
      <ul className="vision__points">
        {content.visionPoints.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, and two may have one title
          <VisionPoint key={index} point={point} sole={SOLES[index % SOLES.length] ?? SOLES[0]} />
        ))}
      </ul>
      <div className="vision__fulfillment">
        <h3 className="vision__fulfillment-title">{content.fulfillmentTitle}</h3>
        <p className="section__lead">{content.fulfillmentDescription}</p>
      </div>
    </Section>
  );
}

interface VisionPointProps {
  readonly point: Sections['visionContent']['visionPoints'][number];
  readonly sole: Sole;
}

/** One card. Where it is previewed while it is written, the others stay as they are. */
const VisionPoint = memo(function VisionPoint({ point, sole }: VisionPointProps) {
  return (
    <li className="vision-point">
      <SolePrint className="vision-point__print" sole={sole} />
      <h3 className="vision-point__title">{point.title}</h3>
      <p>{point.description}</p>
    </li>
  );
});
