import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { RouteFocus } from '../shared/focus/route-focus';
import './app-frame.css';

/** What stands around every page of the app: the focus that follows the route, and a bar while the next page loads. */
export function AppFrame() {
  const loading = useNavigation().state !== 'idle';
  return (
    <>
      {loading && <div className="route-progress" />}
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
