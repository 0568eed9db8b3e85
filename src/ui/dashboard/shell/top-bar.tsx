import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { breadcrumbs } from '../../../core/navigation/breadcrumbs';
import { AccountMenu } from './account-menu';
import type { ShellViewModel } from './shell.view-model';
import './top-bar.css';

interface TopBarProps {
  readonly shell: ShellViewModel;
  readonly isPhone: boolean;
  /** Where the sidebar's button is to be found. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
}

/** The dashboard's own header: the sidebar's button, the way to this page, and the account menu. */
export const TopBar = observer(function TopBar({ shell, isPhone, toggle }: TopBarProps) {
  const crumbs = breadcrumbs(useLocation().pathname);
  const isOpen = isPhone ? shell.isSheetOpen : shell.sidebar === 'expanded';
  return (
    <section className="top-bar" aria-label="Page tools">
      <button
        ref={toggle}
        type="button"
        className="top-bar__toggle"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={() => shell.toggle(isPhone)}
      >
        <span className="visually-hidden">Toggle sidebar</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v14H4V5ZM9.5 5v14" />
        </svg>
      </button>
      <nav className="top-bar__crumbs" aria-label="Breadcrumb">
        <ol className="top-bar__crumb-list">
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
      <AccountMenu shell={shell} />
    </section>
  );
});
