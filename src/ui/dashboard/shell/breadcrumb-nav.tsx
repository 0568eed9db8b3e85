import { Link } from 'react-router-dom';
import type { Breadcrumb } from '../../../core/navigation/breadcrumbs';
import { shellTexts } from './shell.texts';
import './breadcrumb-nav.css';

/** The way to the current page. The library's own would bring the menus that its steps can open to every page. */
export function BreadcrumbNav({ crumbs }: { readonly crumbs: readonly Breadcrumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={shellTexts.breadcrumb}>
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
