import type { ReactNode } from 'react';
import type { GalleryContent } from '../../../core/content/site-content';
import { Trail } from '../path/trail';
import './impact-section.css';

/** The frame of the Community Impact carousel. */
export function ImpactSection({
  content,
  children,
}: {
  readonly content: GalleryContent;
  /** The carousel. */
  readonly children: ReactNode;
}) {
  return (
    <section className="section section--lugs impact">
      <Trail />
      <div className="section__grid">
        <h2>{content.title}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
