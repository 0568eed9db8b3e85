import { Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { useSharedViewModel } from '../app/page-hooks';
import { SessionViewModel } from '../shared/session/session.view-model';

interface MyProgramsPageProps {
  /** What program managers see; it may suspend while its code is fetched. */
  readonly OfManager: ComponentType;
  /** What volunteers see; it may suspend too. */
  readonly OfVolunteer: ComponentType;
}

/** The page behind the menu entry 'My Programs': those that a manager manages, or those that a volunteer helps in. */
export const MyProgramsPage = observer(function MyProgramsPage(props: MyProgramsPageProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const Own = user?.role === 'volunteer' ? props.OfVolunteer : props.OfManager;
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      <Own />
    </Suspense>
  );
});
