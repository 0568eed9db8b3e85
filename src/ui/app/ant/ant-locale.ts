import type { ConfigProviderProps } from 'antd';

/** Ant Design's own words, such as those of its dates and of what is empty; without any they are English. */
export const antLocale: ConfigProviderProps['locale'] | null = null;
