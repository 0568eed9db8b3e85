import type { DataAction } from '../../../core/access/may';
import type { PageId } from '../../../core/access/rules';
import type { MenuId } from '../../../core/navigation/menu';
import { menuTexts } from '../../shared/menu.texts';

/** What an action is, and why the policy grants it to these roles. */
type ActionTexts = readonly [what: string, why: string];

const SITE = 'Admins decide what visitors see.';
const VISITORS = 'Anyone can do this without an account.';
const PEOPLE = 'Accounts determine permissions, so only admins manage them.';
const OWN = 'People manage their own account, and nobody else’s.';
const INBOX = 'Visitors write to the foundation in confidence, so only admins read it.';
const GIFTS = 'Gifts show who gives how much. Managers don’t see them, and donors see only their own.';
const OWN_GIFTS = 'People see the gifts they gave, whatever their role.';
const LINK = 'The link itself grants access. It works once and for a limited time.';
const PROGRAMS = 'Admins manage all programs, managers the ones they run.';
const APPLICATIONS = 'An application is confidential: only those who run the program see it.';
const OWN_APPLICATIONS = 'People see and change the applications they sent, and nobody else’s.';
const EVENTS = 'Admins manage all events, managers those of the programs they run.';
const SIGNUPS = 'Who comes is confidential: only those who run the program see the names.';
const OWN_SIGNUPS = 'People see and change what they signed up for, and nobody else’s sign-ups.';
const HOURS = 'Hours need a second person, so nobody approves their own.';
const GUIDES = 'Staff who work with people keep these pages up to date.';
const TRAINING = 'People say for themselves what they have done, and staff what they saw.';
const FIGURES = 'Managers report on their programs. Admins report on everything.';
const SHELF = 'Everyone who gives out shoes keeps the shelf. It names nobody.';
const SETTINGS = 'Settings apply to the whole foundation, so only admins change them.';

/** Texts for every action other than opening a page; a missing one does not compile. */
export const actionTexts: Readonly<Record<DataAction, ActionTexts>> = {
  'content.read': ['Read the site’s content', VISITORS],
  'content.save': ['Save the site’s content', SITE],
  'content.list-backups': ['See what the content was before', SITE],
  'campaign.list-active': ['See the active campaigns', VISITORS],
  'campaign.list': ['See all campaigns, the inactive ones too', SITE],
  'campaign.read': ['See one campaign with its figures', SITE],
  'campaign.create': ['Start a campaign', SITE],
  'campaign.update': ['Change a campaign', SITE],
  'picture.read': ['See uploaded pictures', VISITORS],
  'picture.add': ['Upload pictures', SITE],
  'message.send': ['Send a message', VISITORS],
  'gift.pledge': ['Pledge a gift of money', VISITORS],
  'pickup.request': ['Ask for goods to be picked up', VISITORS],
  'feed.own': ['Make an address for one’s own calendar', 'People decide who can read their own schedule.'],
  'feed.read': [
    'Read a calendar by its address',
    'Calendars can’t sign in. The address itself grants access, until its owner turns it off.',
  ],
  'session.open': ['Sign in', 'Anyone with an account can try. The password proves that it’s theirs.'],
  'session.read': ['Ask who is signed in', VISITORS],
  'session.end': ['Log out', 'Anyone can log out.'],
  'session.end-all': ['Log out everywhere', 'Lost a device? An admin can sign you out everywhere.'],
  'account-link.request': [
    'Ask for a new password',
    'People who forgot their password can’t sign in, so anyone can ask. The link goes only to the account’s own address.',
  ],
  'account-link.read': ['Open a link from a mail', LINK],
  'account-link.use': ['Choose a password by a link', LINK],
  'session.list': ['See where one is signed in', OWN],
  'session.end-one': ['End one’s session in another browser', OWN],
  'account.change': ['Change one’s own name', OWN],
  'account.change-password': ['Change one’s own password', OWN],
  'account.change-avatar': ['Choose one’s own picture', OWN],
  'factor.list-own': ['See one’s own second step', OWN],
  'factor.change-own': ['Set up and remove one’s own second step', OWN],
  'factor.confirm': ['Confirm who one is', OWN],
  'first-admin.create': [
    'Make the first admin',
    'The one-time link itself grants access. It works only while there is no admin.',
  ],
  'overview.read': ['See figures about the whole foundation', 'They add up people whom only admins know.'],
  'changes.follow': [
    'Hear of changes without a reload',
    'Pages of people who are signed in stay up to date.',
  ],
  'message.list': ['Read visitors’ messages', INBOX],
  'message.mark': ['Mark messages as answered or archive them', INBOX],
  'pickup.list': ['See pickup requests', INBOX],
  'pickup.decide': ['Schedule and decline pickups', INBOX],
  'gift.list': ['See gifts of money', GIFTS],
  'gift.report': ['See what gifts add up to', GIFTS],
  'gift.record': ['Record a gift', GIFTS],
  'gift.settle': ['Say that the money of a gift came', GIFTS],
  'gift.correct': ['Correct a gift', GIFTS],
  'gift.refund': ['Record a refund', GIFTS],
  'gift.import': ['Import a file of gifts', GIFTS],
  'gift.undo-import': ['Undo an import of gifts', GIFTS],
  'gift.list-own': ['See one’s own gifts', OWN_GIFTS],
  'gift.see-together': [
    'See what all gifts together did',
    'Donors can see what their gifts achieved. Figures about fewer than five people are hidden.',
  ],
  'plan.list': ['See the recurring gifts of all donors', GIFTS],
  'plan.list-own': ['See one’s own recurring gifts', OWN_GIFTS],
  'plan.start': ['Start a recurring gift', OWN_GIFTS],
  'plan.change': ['Pause, resume or stop a recurring gift', OWN_GIFTS],
  'receipt.list': ['See receipts', GIFTS],
  'receipt.issue': ['Issue a receipt', GIFTS],
  'receipt.void': ['Void a receipt', GIFTS],
  'receipt.replace': ['Replace a receipt', GIFTS],
  'receipt.send': ['Send a receipt by mail', GIFTS],
  'receipt.send-letters': ['Send the letters of a year', GIFTS],
  'receipt.list-own': ['See one’s own receipts', OWN_GIFTS],
  'publication.read': ['See whether saved words are live', SITE],
  'settings.read': ['Read the settings', SETTINGS],
  'settings.save': ['Change the settings', SETTINGS],
  'outbox.list': ['See the mails that wait', SETTINGS],
  'outbox.try-again': ['Send a mail again', SETTINGS],
  'program.list-open': [
    'See the active programs',
    'Everyone with an account can see what the foundation offers.',
  ],
  'program.list': ['See programs with their managers and places', PROGRAMS],
  'program.create': ['Create a program', 'A manager who creates a program runs it.'],
  'program.save': ['Change a program', PROGRAMS],
  'program.publish': ['Publish a program', PROGRAMS],
  'program.archive': ['Archive a program', PROGRAMS],
  'program.restore': ['Restore an archived program', PROGRAMS],
  'program.delete-draft': ['Delete the draft of a program', PROGRAMS],
  'application.list': ['See applications', APPLICATIONS],
  'application.record': ['Record an application for somebody', APPLICATIONS],
  'application.decide': ['Approve and deny applications', APPLICATIONS],
  'application.end': ['End an enrollment', APPLICATIONS],
  'application.change-sizes': ['Change the shoe sizes of an application', APPLICATIONS],
  'application.note': ['Write a note about an application', APPLICATIONS],
  'application.told': ['Say that somebody was told the answer', APPLICATIONS],
  'application.list-own': ['See one’s own applications', OWN_APPLICATIONS],
  'application.send': ['Apply to a program', OWN_APPLICATIONS],
  'application.change': ['Change one’s own application', OWN_APPLICATIONS],
  'application.withdraw': ['Withdraw one’s own application', OWN_APPLICATIONS],
  'event.list-public': ['See the public events', VISITORS],
  'event.list-invited': [
    'See events one is invited to',
    'Everyone with an account sees the events for their role.',
  ],
  'event.list': ['See events with their figures', EVENTS],
  'event.save': ['Create and change an event', EVENTS],
  'event.cancel': ['Cancel an event', EVENTS],
  'signup.list': ['See who signed up for an event', SIGNUPS],
  'signup.assign': ['Assign and remove people', SIGNUPS],
  'signup.mark': ['Mark who came', SIGNUPS],
  'signup.list-own': ['See one’s own schedule', OWN_SIGNUPS],
  'signup.make': ['Take a shift or reserve a place', OWN_SIGNUPS],
  'signup.withdraw': ['Give back a shift or a place', OWN_SIGNUPS],
  'volunteer.list': ['See volunteers, and what they do', HOURS],
  'hours.list': ['See the hours of volunteers', HOURS],
  'hours.approve': ['Approve and return hours', HOURS],
  'hours.list-own': ['See one’s own hours', OWN_SIGNUPS],
  'hours.log': ['Log one’s own hours', OWN_SIGNUPS],
  'guide.list': ['See trainings and resources', 'Everybody sees those that are for people of their role.'],
  'guide.save': ['Write, publish and retire guides', GUIDES],
  'guide.require': [
    'Require a training before shifts',
    'It keeps volunteers from shifts, so a manager decides it for their own programs, and an admin for everybody.',
  ],
  'guide.report': ['Say that a resource is wrong', 'Those who read resources notice first what has changed.'],
  'training.complete': ['Mark one’s own training as done', TRAINING],
  'training.record': ['Record that a volunteer did a training', TRAINING],
  'shelf.see-wanted': ['See which shoe sizes are needed', VISITORS],
  'shelf.read': ['See the shoes on the shelf', SHELF],
  'shelf.move': ['Record what comes to the shelf and leaves it', SHELF],
  'shelf.give': ['Give shoes to an applicant', APPLICATIONS],
  'report.read': ['See figures for funders', FIGURES],
  'person.list': ['See the list of people', PEOPLE],
  'person.read': ['See one person', PEOPLE],
  'person.invite': ['Invite somebody', PEOPLE],
  'person.change': [
    'Change somebody’s name and role',
    `${PEOPLE} You can’t change your own role, and the last admin must stay an admin.`,
  ],
  'person.deactivate': [
    'Deactivate and reactivate somebody',
    `${PEOPLE} You can’t deactivate yourself or the last admin.`,
  ],
  'person.export': ['Export what is kept of somebody', PEOPLE],
  'person.reset-factor': ['Reset the second step of somebody', PEOPLE],
  'person.erase': ['Erase what is kept of somebody', PEOPLE],
  'person.sign-out': ['Sign somebody out everywhere', PEOPLE],
  'audit.read': ['Read the audit log', 'It says what admins did to people, so only admins read it.'],
};

/** The sentences of a page: those who may open it are those whose sidebar has it. */
export function pageText(page: PageId): ActionTexts {
  const menu = page.split('/').map((id) => menuTexts[id as MenuId]);
  const title = page === 'admin' ? 'the admin view' : menu.join(' → ');
  return [`Open ${title}`, 'It’s in the sidebar of these roles.'];
}

/** What admins read about permissions. */
export const permissionsTexts = {
  title: 'Permissions',
  areas: 'Permissions and audit log',
  permissions: 'Permissions',
  audit: 'Audit Log',
  intro:
    'What each role can do. The site checks the same rules for every action, so this table is always accurate. The rules are part of the program and can’t be changed here.',
  role: 'Role',
  allRoles: 'All roles',
  /** The areas in which actions are grouped, in their order. */
  areaNames: {
    site: 'Site content and pictures',
    campaigns: 'Campaigns',
    messages: 'Messages and pickups',
    gifts: 'Gifts',
    receipts: 'Receipts',
    programs: 'Programs',
    applications: 'Applications',
    events: 'Events and sign-ups',
    volunteers: 'Volunteers and hours',
    guides: 'Trainings and resources',
    shelf: 'Shoes',
    reports: 'Figures',
    people: 'People and audit log',
    account: 'Signing in and own account',
    settings: 'Settings and mail',
  },
  pages: 'Pages people open',
  /** How many rows an area has, and how many of them the chosen role may do something of. */
  rowCount: (count: number) => (count === 1 ? '1 permission' : `${count} permissions`),
  rowCountOfRole: (allowed: number, count: number) => `${allowed} of ${count}`,
  noneOfRole: (role: string) => `${role}: nothing here.`,
  action: 'Action',
  why: 'Why',
  who: 'Who',
  visitors: 'Visitors too',
  nobody: 'Nobody',
  everybody: 'Everybody, visitors too',
  permission: { yes: 'Yes', own: 'Their own', managed: 'Their programs', no: 'No' },
  ownOnly: (role: string) => `${role} (their own)`,
  managedOnly: (role: string) => `${role} (their programs)`,
};
