import { Flex } from 'antd';
import { createContext, type ReactNode, useMemo, useState } from 'react';
import { usePageTitle } from '../app/page-hooks';

/** How a view replaces the heading and the tabs of its page. */
interface PagePlace {
  /** Names the view, which has the page's heading then; null when it is gone. Always the same function. */
  readonly take: (title: string | null) => void;
  /** Whether a view has taken it: the page shows neither its own heading nor its tabs then. */
  readonly isTaken: boolean;
}

/** Null outside of a page, and inside a view that has taken its place. */
export const PagePlaceContext = createContext<PagePlace | null>(null);

interface PageProps {
  readonly title: string;
  /** What the heading says, where it is not the title. */
  readonly heading?: string;
  /** The class of its heading. */
  readonly headingClass?: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the dashboard: its heading, which names the browser's tab as well, and its parts one below the other. A view with a way
 * back takes its place: 'Fitting Day | Upcoming Events'.
 */
export function Page({ title, heading = title, headingClass, action, children }: PageProps) {
  const [view, take] = useState<string | null>(null);
  usePageTitle(view === null ? title : `${view} | ${title}`);
  const place = useMemo(() => ({ take, isTaken: view !== null }), [view]);
  const element = <h1 className={headingClass}>{heading}</h1>;
  return (
    <PagePlaceContext value={place}>
      <Flex vertical gap="middle">
        {view === null &&
          (action === undefined ? (
            element
          ) : (
            <Flex wrap gap="small" align="center" justify="space-between">
              {element}
              {action}
            </Flex>
          ))}
        {children}
      </Flex>
    </PagePlaceContext>
  );
}
