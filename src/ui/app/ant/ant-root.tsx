import { StyleProvider, type Transformer } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { ErrorMark } from '../../shared/error/error-mark';
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
    const { a: _, ...ownStyles } = styles;
    return ownStyles;
  },
};

/** The dashboard's theme, without motion for people who prefer reduced motion. */
function quietTheme() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? { ...dashboardTheme, token: { ...dashboardTheme.token, motion: false } } : dashboardTheme;
}

/** What is wrong has the same mark in notices as beside fields. */
const ALERT = { errorIcon: <ErrorMark /> };
/** Beside words, a tag has a border. */
const TAG = { variant: 'outlined' } as const;
/** The second half of a double press on what opens a dialog or drawer falls beside it. */
const STAYS_OPEN = { mask: { closable: false } } as const;

/** What every part of a page that uses Ant Design stands in. */
export function AntRoot({ children }: { readonly children: ReactNode }) {
  // Created once: when the theme's motion setting changes, the library remounts everything inside, and typed text is lost.
  const [theme] = useState(quietTheme);
  return (
    <StyleProvider transformers={[withoutPageLinks]}>
      <ConfigProvider theme={theme} alert={ALERT} tag={TAG} modal={STAYS_OPEN} drawer={STAYS_OPEN}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
