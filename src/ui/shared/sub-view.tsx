import { Button, Flex } from 'antd';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lang } from '../../core/shared/translations/in-spanish';
import { usePageTitle } from '../app/page-hooks';
import { PagePlaceContext } from './page';
import './sub-view.css';

interface SubViewProps {
  readonly title: string;
  /** What the heading shows, where that is more than the text of the title. */
  readonly heading?: ReactNode;
  /** The language of the title, where it is not that of the page. */
  readonly lang?: Lang;
  /** 1 where it is the page; unless given, it is a part of one. */
  readonly headingLevel?: 1 | 2;
  /** The id of what led away from here. */
  readonly opener?: string | undefined;
  /** The way back to the view that this one replaces. */
  readonly back?: { readonly text: string; readonly onPress: () => void };
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One of several views of a page. A view with a way back replaces the page's heading with its own. When it replaces a view whose
 * button had the focus, the heading takes the focus, or what led away from here, if it is still there.
 */
export function SubView(props: SubViewProps) {
  const { title, heading: shown = title, lang, headingLevel = 2, opener, back, action, children } = props;
  const place = useContext(PagePlaceContext);
  const take = back ? place?.take : undefined;
  const Heading = take ? 'h1' : (`h${headingLevel}` as const);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(headingLevel === 1 && !take ? title : null);
  useLayoutEffect(() => {
    take?.(title);
    return () => take?.(null);
  }, [take, title]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const led = opener ? document.getElementById(opener) : null;
    (led ?? heading.current)?.focus();
  }, [opener]);
  const view = (
    <Flex component="section" vertical gap="middle">
      <div>
        {back && (
          <Button type="link" size="small" className="sub-view__back screen-only" onClick={back.onPress}>
            {back.text}
          </Button>
        )}
        <Flex wrap gap="small" align="center" justify="space-between">
          <Heading tabIndex={-1} ref={heading} lang={lang}>
            {shown}
          </Heading>
          {action && (
            <Flex wrap gap="small">
              {action}
            </Flex>
          )}
        </Flex>
      </div>
      {children}
    </Flex>
  );
  return take ? <PagePlaceContext value={null}>{view}</PagePlaceContext> : view;
}
