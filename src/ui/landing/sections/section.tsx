import type { ReactNode } from 'react';
import { Trail } from '../path/trail';

interface SectionProps {
  readonly className: string;
  /** What links to the section name it by. */
  readonly id?: string;
  /** The id of the heading that names it. */
  readonly titleId?: string;
  /** What lies behind the words; the path, unless said otherwise. */
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every section below the first screen. */
export function Section({
  className,
  id,
  titleId = id && `${id}-title`,
  behind = <Trail />,
  children,
}: SectionProps) {
  return (
    <section
      className={`section ${className}`}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
    >
      {behind}
      <div className="section__grid">{children}</div>
    </section>
  );
}
