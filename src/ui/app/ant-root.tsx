import { StyleProvider, type Transformer } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import './ant-forced-colors.css';
import './ant-sizes.css';

/**
 * Ant Design styles every link of the page ('a { … }'), over the site's own rules and with a focus ring too weak to
 * see. Only that rule has a decoration at its top level, so only that rule is left out.
 */
const withoutPageLinks: Transformer = {
  visit: (styles) => {
    const link = styles.a;
    if (typeof link !== 'object' || link === null || !('textDecoration' in link)) return styles;
    const { a: _, ...others } = styles;
    return others;
  },
};

interface AntRootProps {
  readonly theme: ThemeConfig;
  readonly children: ReactNode;
}

/** What every part of a page that uses Ant Design stands in: the theme, and no motion for who wants none. */
export function AntRoot({ theme, children }: AntRootProps) {
  // Read once: when a theme's motion changes, the library builds all that is inside anew, and what was typed or pressed
  // in a form that is just waking up is gone.
  const [isStill] = useState(prefersStillness);
  const quietTheme = useMemo(
    () => (isStill ? { ...theme, token: { ...theme.token, motion: false } } : theme),
    [theme, isStill],
  );
  return (
    <StyleProvider transformers={[withoutPageLinks]}>
      <ConfigProvider theme={quietTheme}>{children}</ConfigProvider>
    </StyleProvider>
  );
}

function prefersStillness(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
