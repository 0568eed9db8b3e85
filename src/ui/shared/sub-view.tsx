import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../app/page-hooks';
import './sub-view.css';

interface SubViewProps {
  readonly title: string;
  /** 1 where it is the page; unless given, it is a part of one. */
  readonly headingLevel?: 1 | 2;
  /** The id of the button that led away from here. */
  readonly opener?: string | undefined;
  /** The way back to the view that this one replaces. */
  readonly back?: { readonly text: string; readonly onPress: () => void };
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One of several views of a page under its heading. When it replaces a view whose button had the focus, the heading
 * takes the focus, or the button that led away from here, if it is still there.
 */
export function SubView({ title, headingLevel = 2, opener, back, action, children }: SubViewProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(headingLevel === 1 ? title : null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const button = opener ? document.getElementById(opener) : null;
    (button ?? heading.current)?.focus();
  }, [opener]);
  return (
    <Flex component="section" vertical gap="middle">
      <div>
        {back && (
          <Button type="link" size="small" className="sub-view__back screen-only" onClick={back.onPress}>
            {back.text}
          </Button>
        )}
        <Flex wrap gap="small" align="center" justify="space-between">
          <Heading tabIndex={-1} ref={heading}>
            {title}
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
}
