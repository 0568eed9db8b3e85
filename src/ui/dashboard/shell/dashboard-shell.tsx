import { observer } from 'mobx-react-lite';
import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Outlet } from 'react-router-dom';
import { AntRoot } from '../../app/ant-root';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { useSharedViewModel, useViewModel } from '../../app/use-view-model';
import { SiteContentViewModel } from '../../shared/content/site-content.view-model';
import { keepFocusInDialogs } from '../../shared/focus/keep-focus-in-dialogs';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { LeaveBlocker } from '../../shared/leave/leave-blocker';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { SiteHeader } from '../../shared/site-header/site-header';
import { ShellViewModel } from './shell.view-model';
import { Sidebar } from './sidebar';
import { isSidebarShortcut } from './sidebar-shortcut';
import { TopBar } from './top-bar';
import './dashboard-shell.css';

// The library's drawer is fetched on phones alone, and after the page is there.
const fetchSheet = () => import('./sidebar-sheet');
const SidebarSheet = lazy(async () => ({ default: (await fetchSheet()).SidebarSheet }));

/** Sidebar, header and content area around every page of the dashboard (specification, section 2). */
export const DashboardShell = observer(function DashboardShell() {
  const { user } = useSharedViewModel(SessionViewModel);
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  const shell = useViewModel(ShellViewModel);
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      shell.toggle(isPhone);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [shell, isPhone]);

  useEffect(keepFocusInDialogs, []);

  // It would lie over what the person stays with.
  const closeSheet = useCallback(() => shell.closeSheet(), [shell]);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  if (shell.isSheetOpen && !wasSheetOpened) setSheetOpened(true);
  useEffect(() => {
    if (isPhone) void fetchSheet().catch(() => {});
    else shell.closeSheet();
  }, [shell, isPhone]);

  // The guard above lets nobody in without a user; the preference takes no time that could be seen.
  if (!user || !shell.sidebar) return null;
  return (
    <AntRoot>
      <div className="shell" data-sidebar={shell.sidebar}>
        <SiteHeader
          logos={brandAssets.logos}
          siteName={siteSettings.siteName}
          variant="solid"
          sectionLinks={false}
          session="signed-in"
          onSkip={skipToMain}
        />
        {isPhone ? (
          wasSheetOpened && (
            <Suspense>
              <SidebarSheet shell={shell} user={user} opener={toggle} />
            </Suspense>
          )
        ) : (
          <Aside heir={toggle} shell={shell} user={user} isRail={shell.sidebar === 'collapsed'} />
        )}
        <div className="shell__column">
          <TopBar shell={shell} isPhone={isPhone} toggle={toggle} />
          <main className="shell__main" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <LeaveBlocker onStay={closeSheet} />
      </div>
    </AntRoot>
  );
});

interface AsideProps extends ComponentProps<typeof Sidebar> {
  /** Takes the focus when the window becomes too narrow for a sidebar, as it does when the page is magnified. */
  readonly heir: RefObject<HTMLElement | null>;
}

function Aside({ heir, ...sidebar }: AsideProps) {
  const aside = useRef<HTMLElement>(null);
  useFocusHeir(aside, heir);
  return (
    <aside className="shell__aside" id="sidebar" aria-label="Sidebar" ref={aside}>
      <Sidebar {...sidebar} />
    </aside>
  );
}

/** Without an entry in the history: one that the router did not make would let Back leave unsaved work unasked. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
