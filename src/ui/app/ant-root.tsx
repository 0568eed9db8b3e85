import { StyleProvider, type Transformer } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { ErrorMark } from '../shared/error-mark';
import './ant-forced-colors.css';
import './ant-sizes.css';
import { dashboardTheme } from './ant-theme';

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

/** The theme as this person wants it: without motion for who wants none. */
function quietTheme() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? { ...dashboardTheme, token: { ...dashboardTheme.token, motion: false } } : dashboardTheme;
}

/** What is wrong has the same mark in notices as beside fields. */
const ALERT = { errorIcon: <ErrorMark /> };

/** What every part of a page that uses Ant Design stands in. */
export function AntRoot({ children }: { readonly children: ReactNode }) {
  // Made once: when a theme's motion changes, the library builds all that is inside anew, and what was typed is gone.
  const [theme] = useState(quietTheme);
  return (
    <StyleProvider transformers={[withoutPageLinks]}>
      <ConfigProvider theme={theme} alert={ALERT}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
