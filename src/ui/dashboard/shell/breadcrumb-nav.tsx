import { Link } from 'react-router-dom';
import type { Breadcrumb } from '../../../core/navigation/breadcrumbs';
import { menuTexts } from '../../shared/menu.texts';
import { shellTexts } from './shell.texts';
import './breadcrumb-nav.css';

/** Only pages of the menu have a way, and the paths that show the home view too. */
function titleOf(id: string): string {
  return Object.hasOwn(menuTexts, id) ? menuTexts[id as keyof typeof menuTexts] : id;
}

/** The way to the current page. With Ant Design's own, and the menus that its steps can open, Home is above its budget (bench/size-budgets.mjs). */
export function BreadcrumbNav({ crumbs }: { readonly crumbs: readonly Breadcrumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={shellTexts.breadcrumb}>
      <ol>
        {crumbs.map(({ id, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{titleOf(id)}</span>
            ) : (
              <Link to={path}>{titleOf(id)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
