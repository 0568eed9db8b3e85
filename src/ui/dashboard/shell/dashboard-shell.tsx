import { Layout } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, type MouseEvent, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AntRoot } from '../../app/ant/ant-root';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { DashboardSkeleton, PageSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { useMediaQuery } from '../../app/use-media-query';
import { guardPresses, UNDER_DIALOGS } from '../../shared/dialog/guard-presses';
import { useFocusHeir } from '../../shared/focus/use-focus-heir';
import { LeaveBlocker } from '../../shared/leave/leave-blocker';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { SignInAgain } from '../../shared/session/sign-in-again';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { SiteHeader } from '../../shared/site-header/site-header';
import { UnsentWork } from '../../shared/unsent/unsent-work';
import { shellTexts } from './shell.texts';
import { ShellViewModel } from './shell.view-model';
import { Sidebar } from './sidebar';
import type { SidebarPlaceProps } from './sidebar-sheet';
import { TopBar } from './top-bar';
import './dashboard-shell.css';

// The drawer is fetched on phones alone, when somebody begins to use the page.
const fetchSheet = () => import('./sidebar-sheet');
const SidebarSheet = lazy(async () => ({ default: (await fetchSheet()).SidebarSheet }));

// Only people read it whom the policy asks for a second step.
const SecondStepGate = lazy(async () => ({
  default: (await import('../../shared/second-step/second-step-gate')).SecondStepGate,
}));

/** Sidebar, header and content area around every page of the dashboard. */
export const DashboardShell = observer(function DashboardShell() {
  const session = useSharedViewModel(SessionViewModel);
  const { user } = session;
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  const shell = useViewModel(ShellViewModel);
  const isPhone = useMediaQuery('phone');
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

  useEffect(() => {
    // Signing in does not tell it.
    if (session.user && !session.user.standing) void session.restore();
  }, [session]);
  useEffect(guardPresses, []);

  const [wasSheetOpened, setSheetOpened] = useState(false);
  if (shell.isSheetOpen && !wasSheetOpened) setSheetOpened(true);
  useEffect(() => {
    if (!isPhone) {
      shell.closeSheet();
      return;
    }
    const isFetched = new AbortController();
    const fetchOnce = () => {
      isFetched.abort();
      void fetchSheet().catch(() => {});
    };
    for (const type of ['pointerdown', 'keydown', 'scroll'] as const)
      window.addEventListener(type, fetchOnce, { passive: true, signal: isFetched.signal });
    return () => isFetched.abort();
  }, [shell, isPhone]);

  // The guard lets nobody in without a user. Deferred, React renders the frame in short slices, which takes half a second
  // on a slow phone; until then the skeleton stands.
  const isReady = useDeferredValue(shell.sidebar !== null);
  if (!user) return null;
  if (!isReady) return <DashboardSkeleton />;
  const sidebar = { shell, user, toggle };
  const { standing } = user;
  return (
    <AntRoot>
      <Layout {...UNDER_DIALOGS} className="shell" hasSider={!isPhone}>
        <SiteHeader
          logos={brandAssets.logos}
          siteName={siteSettings.siteName}
          variant="solid"
          onSkip={skipToMain}
        />
        {!isPhone && <Aside {...sidebar} />}
        {isPhone && wasSheetOpened && (
          <Suspense>
            <SidebarSheet {...sidebar} />
          </Suspense>
        )}
        <Layout>
          <TopBar shell={shell} user={user} isPhone={isPhone} toggle={toggle} />
          <Layout.Content className="shell__main" id="main" tabIndex={-1}>
            <SignInAgain />
            <UnsentWork />
            {standing?.secondStepFrom || standing?.hasEasyPassword ? (
              <Suspense fallback={<PageSkeleton />}>
                <SecondStepGate standing={standing}>
                  <Outlet />
                </SecondStepGate>
              </Suspense>
            ) : (
              <Outlet />
            )}
          </Layout.Content>
        </Layout>
        {/* A person who stays on a page wants to see it, not the sheet over it. */}
        <LeaveBlocker onStay={shell.closeSheet} />
      </Layout>
    </AntRoot>
  );
});

/** The sidebar on a wide screen: 16rem with names, 3rem with icons only. With large text it leaves room for the content. */
const Aside = observer(function Aside({ shell, user, toggle }: SidebarPlaceProps) {
  const aside = useRef<HTMLDivElement>(null);
  const isRail = shell.sidebar === 'collapsed';
  // The window may become too narrow for a sidebar, as it does when the page is magnified.
  useFocusHeir(aside, toggle);
  return (
    <Layout.Sider
      ref={aside}
      className="shell__aside screen-only"
      id="sidebar"
      aria-label={shellTexts.sidebar}
      theme="light"
      width="min(16rem, 40vw)"
      collapsedWidth="3rem"
      collapsed={isRail}
    >
      <Sidebar shell={shell} user={user} isRail={isRail} />
    </Layout.Sider>
  );
});

/** Without an entry in the history: Back over one that the router did not make would leave unsaved work unasked. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Whether this is Ctrl or Cmd plus B, and nobody is typing in a text field. */
function isSidebarShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 'b') return false;
  return !(target instanceof Element && target.closest(':read-write'));
}
