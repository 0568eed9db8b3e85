import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '../app/page-hooks';

interface PageProps {
  readonly title: string;
  /** The class of its heading. */
  readonly headingClass?: string;
  readonly children: ReactNode;
}

/** A page of the dashboard: its heading, which names the browser's tab as well, and its parts one below the other. */
export function Page({ title, headingClass, children }: PageProps) {
  usePageTitle(title);
  return (
    <Flex vertical gap="middle">
      <h1 className={headingClass}>{title}</h1>
      {children}
    </Flex>
  );
}
