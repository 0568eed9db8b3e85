import type { Role } from './role';

/**
 * Who may do something; one of these is enough. An 'owner' is the person whom the thing belongs to, a 'manager' a program manager
 * who manages the program that it belongs to.
 */
export type Rule = readonly ('everybody' | 'signed-in' | 'owner' | 'manager' | Role)[];

const STAFF = ['admin', 'manager'] as const;

/** Every action other than opening a page, and who may take it. */
export const RULES = {
  'content.read': ['everybody'],
  'content.save': ['admin'],
  'content.list-backups': ['admin'],
  'publication.read': ['admin'],
  'campaign.list-active': ['everybody'],
  'campaign.list': ['admin'],
  'campaign.read': ['admin'],
  'campaign.create': ['admin'],
  'campaign.update': ['admin'],
  'picture.read': ['everybody'],
  'picture.add': ['admin'],
  'message.send': ['everybody'],
  'message.list': ['admin'],
  'message.mark': ['admin'],
  'gift.pledge': ['everybody'],
  'gift.list': ['admin'],
  'gift.report': ['admin'],
  'gift.record': ['admin'],
  'gift.settle': ['admin'],
  'gift.refund': ['admin'],
  'gift.correct': ['admin'],
  'gift.import': ['admin'],
  'gift.undo-import': ['admin'],
  // Gifts follow the person, not the role.
  'gift.list-own': ['owner'],
  // What all gifts together did; figures of few people are hidden.
  'gift.see-together': ['admin', 'donor'],
  'plan.list': ['admin'],
  'plan.list-own': ['owner'],
  'plan.start': ['owner'],
  'plan.change': ['owner'],
  'receipt.list': ['admin'],
  'receipt.issue': ['admin'],
  'receipt.void': ['admin'],
  'receipt.replace': ['admin'],
  'receipt.send': ['admin'],
  'receipt.send-letters': ['admin'],
  'receipt.list-own': ['owner'],
  'pickup.request': ['everybody'],
  'pickup.list': ['admin'],
  'pickup.decide': ['admin'],
  'program.list-open': ['signed-in'],
  'program.list': STAFF,
  'program.create': ['admin', 'program_manager'],
  'program.save': STAFF,
  'program.publish': STAFF,
  'program.archive': STAFF,
  'program.restore': STAFF,
  'program.delete-draft': STAFF,
  'application.list': STAFF,
  'application.record': STAFF,
  'application.decide': STAFF,
  'application.end': STAFF,
  'application.change-sizes': STAFF,
  'application.note': STAFF,
  'application.told': STAFF,
  'application.list-own': ['owner'],
  'application.send': ['owner'],
  'application.change': ['owner'],
  'application.withdraw': ['owner'],
  'event.list-public': ['everybody'],
  'event.list-invited': ['signed-in'],
  'event.list': STAFF,
  'event.save': STAFF,
  'event.cancel': STAFF,
  'signup.list': STAFF,
  'signup.assign': STAFF,
  'signup.mark': STAFF,
  'signup.list-own': ['owner'],
  'signup.make': ['owner'],
  'signup.withdraw': ['owner'],
  // An admin sees all of them, a manager those who help in a program that they manage.
  'volunteer.list': ['admin', 'program_manager'],
  'hours.list': STAFF,
  'hours.approve': STAFF,
  'hours.list-own': ['owner'],
  'hours.log': ['owner'],
  // Resources by whom they are for; trainings are for volunteers.
  'guide.list': ['signed-in'],
  'guide.save': ['admin', 'program_manager'],
  // Before whose shifts a training has to be done; for everybody's, an admin alone.
  'guide.require': STAFF,
  'guide.report': ['signed-in'],
  'training.complete': ['owner'],
  // Of volunteers whom they see.
  'training.record': ['admin', 'program_manager'],
  // Whose calendar can have an address, core/feeds/feed.ts says.
  'feed.own': ['owner'],
  // The secret in the address is the right to it.
  'feed.read': ['everybody'],
  'shelf.see-wanted': ['everybody'],
  'shelf.read': ['admin', 'program_manager'],
  'shelf.move': ['admin', 'program_manager'],
  'shelf.give': STAFF,
  // Figures of everything, or of the programs that somebody manages.
  'report.read': STAFF,
  'session.open': ['everybody'],
  'session.read': ['everybody'],
  'session.end': ['everybody'],
  'session.end-all': ['owner', 'admin'],
  'session.list': ['owner'],
  'session.end-one': ['owner'],
  'account.change': ['owner'],
  'account.change-password': ['owner'],
  'account.change-avatar': ['owner'],
  'factor.list-own': ['owner'],
  'factor.change-own': ['owner'],
  'factor.confirm': ['owner'],
  'settings.read': ['admin'],
  'settings.save': ['admin'],
  'outbox.list': ['admin'],
  'outbox.try-again': ['admin'],
  // The secret of a one-time link is the right to it, like that of the next action.
  'account-link.request': ['everybody'],
  'account-link.read': ['everybody'],
  'account-link.use': ['everybody'],
  // The secret of the one-time link is the right to it.
  'first-admin.create': ['everybody'],
  'changes.follow': ['signed-in'],
  'person.list': ['admin'],
  'person.read': ['admin'],
  'person.invite': ['admin'],
  // Of whom and into what, core/people/person-changes.ts says.
  'person.change': ['admin'],
  'person.deactivate': ['admin'],
  'person.sign-out': ['admin'],
  'person.reset-factor': ['admin'],
  'person.export': ['admin'],
  'person.erase': ['admin'],
  'audit.read': ['admin'],
  'overview.read': ['admin'],
} as const satisfies Record<string, Rule>;

const ADMIN = ['admin'] as const;
const MANAGER = ['program_manager'] as const;
const VOLUNTEER = ['volunteer'] as const;
const DONOR = ['donor'] as const;
const BENEFICIARY = ['beneficiary'] as const;

/**
 * The pages of the dashboard by their path below '/dashboard', in the order of the sidebar, and who may open them. A
 * page inside another is one of its sub-items. A page is registered here: its route, its title, its place in the menus and its
 * breadcrumbs follow, and the compiler asks for its loader, and for the icon of an item.
 */
export const PAGES = {
  home: ['signed-in'],
  profile: ['signed-in'],
  admin: ADMIN,
  'user-management': ADMIN,
  'user-management/all-users': ADMIN,
  'user-management/roles': ADMIN,
  'user-management/permissions': ADMIN,
  'my-schedule': VOLUNTEER,
  'available-programs': BENEFICIARY,
  'my-applications': BENEFICIARY,
  'my-applications/pending': BENEFICIARY,
  'my-applications/approved': BENEFICIARY,
  'my-applications/denied': BENEFICIARY,
  programs: ['admin', 'program_manager', 'volunteer'],
  'programs/active-programs': ADMIN,
  'programs/create-new': ADMIN,
  'programs/archive': ADMIN,
  'programs/available-programs': VOLUNTEER,
  'programs/my-programs': ['program_manager', 'volunteer'],
  'programs/create-program': MANAGER,
  'programs/program-calendar': MANAGER,
  'programs/time-tracking': VOLUNTEER,
  campaigns: ADMIN,
  'campaigns/active-campaigns': ADMIN,
  'campaigns/create-campaign': ADMIN,
  'campaigns/campaign-reports': ADMIN,
  volunteers: MANAGER,
  'volunteers/volunteer-list': MANAGER,
  'volunteers/assignments': MANAGER,
  'volunteers/applications': MANAGER,
  events: ['admin', 'program_manager', 'beneficiary'],
  'events/upcoming-events': ADMIN,
  'events/past-events': ADMIN,
  'events/create-event': ADMIN,
  donations: ADMIN,
  'donations/recent-donations': ADMIN,
  'donations/donation-reports': ADMIN,
  'donations/campaign-performance': ADMIN,
  settings: ADMIN,
  reports: MANAGER,
  training: VOLUNTEER,
  resources: ['volunteer', 'beneficiary'],
  'my-donations': DONOR,
  'impact-reports': DONOR,
  'upcoming-events': DONOR,
  'recurring-donations': DONOR,
  'tax-receipts': DONOR,
} as const satisfies Readonly<Record<string, readonly (Role | 'signed-in')[]>>;

/** A page of the dashboard, by its path below '/dashboard'. */
export type PageId = keyof typeof PAGES;

/** A page with sub-items; its path leads to the first of them. 'events' is a page for those who have none of them. */
type Group<Page = PageId> = Page extends `${infer Item}/${string}` ? Exclude<Item, 'events'> : never;

/** Every page that shows something. The composition does not compile without a loader for each. */
export type ShownPageId = Exclude<PageId, Group>;
