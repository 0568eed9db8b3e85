/** Why a mail is sent, and what the list of mails calls it. The kinds are stored, so none is ever renamed. */
export const mailKindTexts = {
  invitation: 'Invitation',
  password: 'New password',
  'password-changed': 'Password changed',
  'sign-in': 'New sign-in',
  'second-step': 'Second step',
  message: 'Notice of a message',
  pickup: 'Pickup',
  receipt: 'Receipt',
  application: 'Notice of an application',
  answer: 'Answer to an application',
  place: 'Place at an event',
  event: 'Change of an event',
  removed: 'Place taken back',
  reminder: 'Reminder',
  'late-withdrawal': 'Notice of a late withdrawal',
  hours: 'Hours returned',
  'form-full': 'Notice of a full form',
};

/** One of the reasons why a mail is sent. */
export type MailKind = keyof typeof mailKindTexts;

/** Why a mail is sent. */
export const MAIL_KINDS = Object.keys(mailKindTexts) as MailKind[];
