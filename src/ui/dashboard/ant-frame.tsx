import { Outlet } from 'react-router-dom';
import { AntRoot } from '../app/ant-root';

/** Around the pages that use Ant Design. The shell and the home view do without, so that they come first and fast. */
export function AntFrame() {
  return (
    <AntRoot>
      <Outlet />
    </AntRoot>
  );
}
