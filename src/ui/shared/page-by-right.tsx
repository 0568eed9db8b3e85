import { Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { ROLES, type Role } from '../../core/access/role';
import { useSharedViewModel } from '../app/page-hooks';
import { SessionViewModel } from './session/session.view-model';

interface PageByRoleProps {
  /** What each role sees that may open the page; each may suspend while its code is fetched. */
  readonly pages: Readonly<Partial<Record<Role, ComponentType>>>;
}

/** A page of the menu that is another one for each of its roles. */
export const PageByRole = observer(function PageByRole({ pages }: PageByRoleProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const role = ROLES.find((one) => one === user?.role);
  const Own = role && pages[role];
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>{Own && <Own />}</Suspense>
  );
});
