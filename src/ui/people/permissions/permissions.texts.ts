import type { Deed } from '../../../core/access/may';
import type { PageId } from '../../../core/access/pages';
import type { MenuId } from '../../../core/navigation/menu';
import { menuTexts } from '../../shared/menu.texts';

/** What an action is, and why the policy grants it to these roles. */
interface ActionTexts {
  readonly what: string;
  readonly why: string;
}

const SITE = 'Admins decide what visitors see.';
const VISITORS = 'Anyone can do this without an account.';
const PEOPLE = 'Accounts determine permissions, so only admins manage them.';

const OWN = 'People manage their own account, and nobody else’s.';
const INBOX = 'Visitors write to the foundation in confidence, so only admins read it.';
const GIFTS = 'Gifts show who gives how much. Managers don’t see them, and donors see only their own.';
const OWN_GIFTS = 'People see the gifts they gave, whatever their role.';
const LINK = 'The link itself grants access. It works once and for a limited time.';
const SETTINGS = 'Settings apply to the whole foundation, so only admins change them.';

/** Texts for every action other than opening a page; a missing one does not compile. */
export const deedTexts: Readonly<Record<Deed, ActionTexts>> = {
  'content.read': { what: 'Read the site’s content', why: VISITORS },
  'content.save': { what: 'Save the site’s content', why: SITE },
  'content.list-backups': { what: 'See what the content was before', why: SITE },
  'campaign.list-active': { what: 'See the active campaigns', why: VISITORS },
  'campaign.list': { what: 'See all campaigns, the inactive ones too', why: SITE },
  'campaign.read': { what: 'See one campaign with its figures', why: SITE },
  'campaign.create': { what: 'Start a campaign', why: SITE },
  'campaign.update': { what: 'Change a campaign', why: SITE },
  'picture.read': { what: 'See uploaded pictures', why: VISITORS },
  'picture.add': { what: 'Upload pictures', why: SITE },
  'message.send': { what: 'Send a message', why: VISITORS },
  'gift.announce': { what: 'Announce a gift of money', why: VISITORS },
  'pickup.request': { what: 'Ask for goods to be picked up', why: VISITORS },
  'session.open': {
    what: 'Sign in',
    why: 'Anyone with an account can try. The password proves that it’s theirs.',
  },
  'session.read': { what: 'Ask who is signed in', why: VISITORS },
  'session.end': { what: 'Log out', why: 'Anyone can log out.' },
  'session.end-all': {
    what: 'Log out everywhere',
    why: 'Lost a device? An admin can sign you out everywhere.',
  },
  'account-link.request': {
    what: 'Ask for a new password',
    why: 'People who forgot their password can’t sign in, so anyone can ask. The link goes only to the account’s own address.',
  },
  'account-link.read': { what: 'Open a link from a mail', why: LINK },
  'account-link.use': { what: 'Choose a password by a link', why: LINK },
  'session.list': { what: 'See where one is signed in', why: OWN },
  'session.end-one': { what: 'End one’s session in another browser', why: OWN },
  'account.change': { what: 'Change one’s own name', why: OWN },
  'account.change-password': { what: 'Change one’s own password', why: OWN },
  'account.change-avatar': { what: 'Choose one’s own picture', why: OWN },
  'first-admin.create': {
    what: 'Make the first admin',
    why: 'The one-time link itself grants access. It works only while there is no admin.',
  },
  'changes.follow': {
    what: 'Hear of changes without a reload',
    why: 'Pages of people who are signed in stay up to date.',
  },
  'message.list': { what: 'Read visitors’ messages', why: INBOX },
  'message.mark': { what: 'Mark messages as answered or archive them', why: INBOX },
  'pickup.list': { what: 'See pickup requests', why: INBOX },
  'pickup.decide': { what: 'Schedule and decline pickups', why: INBOX },
  'gift.list': { what: 'See gifts of money', why: GIFTS },
  'gift.report': { what: 'See what gifts add up to', why: GIFTS },
  'gift.record': { what: 'Record a gift', why: GIFTS },
  'gift.settle': { what: 'Say that the money of a gift came', why: GIFTS },
  'gift.correct': { what: 'Correct a gift', why: GIFTS },
  'gift.refund': { what: 'Record a refund', why: GIFTS },
  'gift.import': { what: 'Import a file of gifts', why: GIFTS },
  'gift.undo-import': { what: 'Undo an import of gifts', why: GIFTS },
  'gift.list-own': { what: 'See one’s own gifts', why: OWN_GIFTS },
  'gift.see-together': {
    what: 'See what all gifts together did',
    why: 'Donors can see what their gifts achieved. Figures about fewer than five people are hidden.',
  },
  'plan.list': { what: 'See the recurring gifts of all donors', why: GIFTS },
  'plan.list-own': { what: 'See one’s own recurring gifts', why: OWN_GIFTS },
  'plan.start': { what: 'Start a recurring gift', why: OWN_GIFTS },
  'plan.change': { what: 'Pause, resume or stop a recurring gift', why: OWN_GIFTS },
  'receipt.list': { what: 'See receipts', why: GIFTS },
  'receipt.issue': { what: 'Issue a receipt', why: GIFTS },
  'receipt.void': { what: 'Void a receipt', why: GIFTS },
  'receipt.replace': { what: 'Replace a receipt', why: GIFTS },
  'receipt.send': { what: 'Send a receipt by mail', why: GIFTS },
  'receipt.send-letters': { what: 'Send the letters of a year', why: GIFTS },
  'receipt.list-own': { what: 'See one’s own receipts', why: OWN_GIFTS },
  'publication.read': { what: 'See whether saved words are live', why: SITE },
  'settings.read': { what: 'Read the settings', why: SETTINGS },
  'settings.save': { what: 'Change the settings', why: SETTINGS },
  'outbox.list': { what: 'See the mails that wait', why: SETTINGS },
  'outbox.try-again': { what: 'Send a mail again', why: SETTINGS },
  'person.list': { what: 'See the list of people', why: PEOPLE },
  'person.read': { what: 'See one person', why: PEOPLE },
  'person.invite': { what: 'Invite somebody', why: PEOPLE },
  'person.change': {
    what: 'Change somebody’s name and role',
    why: `${PEOPLE} You can’t change your own role, and the last admin must stay an admin.`,
  },
  'person.deactivate': {
    what: 'Deactivate and reactivate somebody',
    why: `${PEOPLE} You can’t deactivate yourself or the last admin.`,
  },
  'person.export': { what: 'Export what is kept of somebody', why: PEOPLE },
  'person.erase': { what: 'Erase what is kept of somebody', why: PEOPLE },
  'person.sign-out': { what: 'Sign somebody out everywhere', why: PEOPLE },
  'audit.read': {
    what: 'Read the audit log',
    why: 'It says what admins did to people, so only admins read it.',
  },
};

/** The sentences of a page: those who may open it are those whose sidebar has it. */
export function pageText(page: PageId): ActionTexts {
  const title = page === 'admin' ? permissionsTexts.adminView : page.split('/').map(titleOf).join(' → ');
  return { what: permissionsTexts.open(title), why: permissionsTexts.pageWhy };
}

function titleOf(id: string): string {
  return menuTexts[id as MenuId];
}

/** What admins read about permissions. */
export const permissionsTexts = {
  title: 'Permissions',
  areas: 'Permissions and audit log',
  permissions: 'Permissions',
  audit: 'Audit Log',
  intro:
    'What each role can do. The site checks the same rules for every action, so this table is always accurate. The rules are part of the program and can’t be changed here.',
  deeds: 'What people do',
  pages: 'Pages people open',
  action: 'Action',
  why: 'Why',
  who: 'Who',
  visitors: 'Visitors too',
  nobody: 'Nobody',
  everybody: 'Everybody, visitors too',
  permission: { yes: 'Yes', own: 'Their own', no: 'No' },
  ownOnly: (role: string) => `${role} (their own)`,
  open: (title: string) => `Open ${title}`,
  adminView: 'the admin view',
  pageWhy: 'It’s in the sidebar of these roles.',
};
