import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { currentEntry, menuFor } from '../../../core/navigation/menu';
import { HOME_PATH } from '../../../core/navigation/paths';
import { usePageTitle } from '../../app/use-page-title';
import { useSharedViewModel } from '../../app/use-view-model';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { menuTexts } from '../menu.texts';
import './not-built-page.css';

/** A menu entry whose area is not built yet: says so plainly, and shows a way on. */
export const NotBuiltPage = observer(function NotBuiltPage() {
  const { user } = useSharedViewModel(SessionViewModel);
  const { pathname } = useLocation();
  const entry = user && currentEntry(menuFor(user.role), pathname);
  const title = entry ? menuTexts[entry.id] : 'Dashboard';
  usePageTitle(title);
  return (
    <div className="not-built">
      <svg className="not-built__path" viewBox="0 0 320 120" aria-hidden="true" focusable="false">
        <path className="not-built__ground" d="M0 96c60-18 110-22 170-10s100 10 150-8v42H0z" />
        <path className="not-built__trail" d="M12 100c46-13 90-19 134-11" pathLength="20" />
        <g className="not-built__shoe" transform="translate(152 54)">
          <path d="M2 4h15c3 8 9 12 18 14 7 1 11 4 11 10v4H2z" />
          <path className="not-built__sole" d="M0 31h48v4a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" />
        </g>
      </svg>
      <h1>{title}</h1>
      <p className="not-built__lead">This area is not built yet.</p>
      <p>
        It has its place in your menu already, so that you can see where it will be. Nothing is stored here,
        and nothing is missing from your account.
      </p>
      <p>
        <Link className="button not-built__on" to={HOME_PATH}>
          Back to home
        </Link>
      </p>
    </div>
  );
});
