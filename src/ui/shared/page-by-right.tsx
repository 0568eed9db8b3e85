import { Skeleton } from 'antd';
import { type ComponentType, Suspense } from 'react';
import type { Action } from '../../core/access/may';
import { useMay } from '../app/page-hooks';

interface PageByRightProps {
  /** What people see, by the right that each page needs; the first that the person has counts. Each may suspend while its code is fetched. */
  readonly pages: readonly (readonly [Action, ComponentType])[];
}

/** A page of the menu that is another one for those who have other rights. */
export function PageByRight({ pages }: PageByRightProps) {
  const may = useMay();
  const [, Own] = pages.find(([right]) => may(right)) ?? [];
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>{Own && <Own />}</Suspense>
  );
}
