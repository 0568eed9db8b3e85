import { action, actionBound, makeObservable, observable, reaction } from 'mobx';
import { languageChosenOn } from '../../../core/account/chosen-language';
import type { MenuItemId } from '../../../core/navigation/menu';
import type { SidebarState } from '../../../core/preferences/sidebar-preference.port';
import { isLanguage } from '../../../core/shared/text/language';
import type { Needs } from '../../app/ports';
import { PAGE_LANGUAGE } from '../../shared/site-path';
import { shellTexts } from './shell.texts';

/** The frame of the dashboard: the sidebar's states and logging out. */
export class ShellViewModel {
  /** Null until the preference is read, which takes no time that a person could see. */
  sidebar: SidebarState | null = null;
  /** The sidebar as a side sheet, on phones. */
  isSheetOpen = false;
  /** The items of the menu that show their sub-items. */
  readonly openItems = observable.set<MenuItemId>();

  constructor(
    private readonly ports: Needs<{
      logout: 'execute';
      unsaved: 'mayLeave' | 'receive';
      typedForms: 'forget';
      session: 'user' | 'signOut' | 'restore';
      toasts: 'show';
      carried: 'take';
      ownAccount: 'chooseLanguage';
      sidebarPreference: 'read' | 'write';
    }>,
  ) {
    makeObservable(this, {
      sidebar: observable,
      isSheetOpen: observable,
      toggle: action,
      openSheet: action,
      closeSheet: actionBound,
      toggleItem: action,
      reveal: action,
    });
  }

  /** Reads how the person likes the sidebar, and forgets what they have typed when they are gone. */
  start(): () => void {
    const show = action((state: SidebarState | null) => {
      this.sidebar ??= state ?? 'expanded';
    });
    // Without the answer there would be no dashboard: whatever keeps it from coming, the default serves.
    void this.ports.sidebarPreference
      .read()
      .catch(() => null)
      .then(show);
    void this.arrive();
    // Personal words leave the tab with the person, here or when they sign out elsewhere.
    return reaction(
      () => this.ports.session.user?.id,
      () => this.ports.typedForms.forget(),
    );
  }

  /** Says what the page before has done, and keeps the language of the page on which somebody signed in. */
  private async arrive(): Promise<void> {
    const { carried, ownAccount, session, toasts, unsaved } = this.ports;
    // What was typed elsewhere is not for this page.
    unsaved.receive();
    if (carried.take('language-saved') !== null)
      toasts.show((await import('../../shared/language-switch/language.texts')).languageTexts.saved);
    const signedInOn = carried.take('signed-in');
    const { user } = session;
    if (!isLanguage(signedInOn) || !user) return;
    if (signedInOn !== PAGE_LANGUAGE)
      toasts.show((await import('../../shared/sign-in/login.texts')).loginTexts.done);
    const language = languageChosenOn(signedInOn, user);
    if (language !== null && (await ownAccount.chooseLanguage({ language })).ok) await session.restore();
  }

  /** Between names and icons on a desktop, remembered; between open and closed on a phone, not remembered. */
  toggle(isPhone: boolean): void {
    if (isPhone) {
      this.isSheetOpen = !this.isSheetOpen;
      return;
    }
    this.sidebar = this.sidebar === 'collapsed' ? 'expanded' : 'collapsed';
    void this.ports.sidebarPreference.write(this.sidebar).catch(() => {});
  }

  /** Opens the side sheet. A second press finds it open: its code may still be on its way then, and nothing to see. */
  openSheet(): void {
    this.isSheetOpen = true;
  }

  /** Closes the side sheet, for example after a link in it was chosen. */
  closeSheet(): void {
    this.isSheetOpen = false;
  }

  /** Opens or closes an item of the menu. */
  toggleItem(item: MenuItemId): void {
    if (!this.openItems.delete(item)) this.openItems.add(item);
  }

  /** Opens an item of the menu: the current page is one of its sub-items, or the person chose it on the rail. */
  reveal(item: MenuItemId): void {
    this.openItems.add(item);
  }

  /** Logs out, unless there is something unsaved and the person would rather stay; the guard then leads to the login page. */
  async logOut(): Promise<void> {
    if (!(await this.ports.unsaved.mayLeave('app'))) {
      this.closeSheet();
      return;
    }
    const clean = await this.ports.session.signOut(this.ports.logout);
    this.ports.toasts.show(
      clean ? shellTexts.loggedOut : { ...shellTexts.logoutFailed, variant: 'destructive' },
    );
  }
}
