import { memo } from 'react';
import type { ShownContent } from '../../../core/content/words-in';
import { type Sole, SolePrint } from '../path/sole-print';
import { Trail } from '../path/trail';
import { Section } from './section';
import './vision-section.css';

const SOLES: readonly [Sole, ...Sole[]] = ['sneaker', 'work-boot', 'first-steps', 'dress-shoe'];

/** The vision, its cards and the 'Fulfilling Our Purpose' block. */
export function VisionSection({ content }: { readonly content: ShownContent['visionContent'] }) {
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
        <h2 id="vision-title" lang={content.lang?.title}>
          {content.title}
        </h2>
        <p className="section__lead" lang={content.lang?.description}>
          {content.description}
        </p>
      </div>
      <ul className="vision__points">
        {content.visionPoints.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, and two may have one title
          <VisionPoint key={index} point={point} sole={SOLES[index % SOLES.length] ?? SOLES[0]} />
        ))}
      </ul>
      <div className="vision__fulfillment">
        <h3 className="vision__fulfillment-title" lang={content.lang?.fulfillmentTitle}>
          {content.fulfillmentTitle}
        </h3>
        <p className="section__lead" lang={content.lang?.fulfillmentDescription}>
          {content.fulfillmentDescription}
        </p>
      </div>
    </Section>
  );
}

interface VisionPointProps {
  readonly point: ShownContent['visionContent']['visionPoints'][number];
  readonly sole: Sole;
}

/** One card. Where it is previewed while it is written, the others stay as they are. */
const VisionPoint = memo(function VisionPoint({ point, sole }: VisionPointProps) {
  return (
    <li className="vision-point">
      <SolePrint className="vision-point__print" sole={sole} />
      <h3 className="vision-point__title" lang={point.lang?.title}>
        {point.title}
      </h3>
      <p lang={point.lang?.description}>{point.description}</p>
    </li>
  );
});
