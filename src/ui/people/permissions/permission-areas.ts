import { DATA_ACTIONS, type DataAction } from '../../../core/access/may';
import type { permissionsTexts } from './permissions.texts';

/** An area of the site, as Permissions groups actions. */
export type PermissionArea = keyof typeof permissionsTexts.areaNames;

/** What an action is about: 'gift' of 'gift.record'. */
type ActionSubject = DataAction extends `${infer Subject}.${string}` ? Subject : never;

/** The area of each kind of action; a missing one does not compile. */
const AREA_OF: Readonly<Record<ActionSubject, PermissionArea>> = {
  content: 'site',
  publication: 'site',
  picture: 'site',
  campaign: 'campaigns',
  message: 'messages',
  pickup: 'messages',
  gift: 'gifts',
  plan: 'gifts',
  receipt: 'receipts',
  program: 'programs',
  application: 'applications',
  event: 'events',
  signup: 'events',
  feed: 'events',
  volunteer: 'volunteers',
  hours: 'volunteers',
  guide: 'guides',
  training: 'guides',
  shelf: 'shelf',
  report: 'reports',
  overview: 'reports',
  person: 'people',
  audit: 'people',
  session: 'account',
  account: 'account',
  factor: 'account',
  'account-link': 'account',
  'first-admin': 'account',
  changes: 'account',
  settings: 'settings',
  outbox: 'settings',
};

/** The actions of an area, in the order of the policy. */
export function actionsIn(area: PermissionArea): readonly DataAction[] {
  return DATA_ACTIONS.filter((action) => AREA_OF[action.split('.')[0] as ActionSubject] === area);
}
