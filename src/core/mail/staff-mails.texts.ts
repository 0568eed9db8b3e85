import { formatCount } from '../shared/text/format-count';

/** What staff read about somebody who asks for shoes. */
const SHOES_ASKED = {
  subject: (name: string) => `${name} asks for shoes`,
  text: (name: string) => `${name} asks for shoes on the page for people who need them.`,
  link: 'Read the request',
};

/** The sentences of the mails to staff, who read English. */
export const staffMailsTexts = {
  newSignIn: {
    subject: (device: string) => `New sign-in from ${device}`,
    text: (device: string) => `Somebody signed in to your account from ${device}.`,
    closing: 'If this was not you, choose a new password now and tell us.',
    link: 'Choose a new password',
  },
  secondStepChanged: {
    subject: 'Second step changed',
    text: 'The second step of your account was changed.',
    closing: 'If this was not you, choose a new password now and tell us.',
    link: 'Choose a new password',
  },
  backupCodes: {
    subject: (left: number) => `Backup codes: ${left === 0 ? 'none' : left} left`,
    text: 'You signed in with a backup code. Each of them works once.',
    closing: 'If this was not you, choose a new password now and tell us.',
    link: 'Make new backup codes',
  },
  passwordKnown: {
    subject: 'Somebody knows your password',
    text: 'Somebody entered your password and then ten wrong codes within an hour. They did not get in.',
    closing: 'If this was not you, choose a new password now and tell us.',
    link: 'Choose a new password',
  },
  message: {
    subject: (name: string) => `${name} has sent a message`,
    text: (name: string) => `${name} has sent a message through the contact form.`,
    link: 'Read the message',
    closing: 'Answer on the page, or reply to this mail. Your reply goes to the sender.',
  },
  shoesAsked: {
    ...SHOES_ASKED,
    closing: 'Answer within 2 business days, or reply to this mail. Your reply goes to the sender.',
  },
  /** Where only a telephone number or a caseworker leads to the sender. */
  shoesAskedByPhone: {
    ...SHOES_ASKED,
    closing: 'Call or write within 2 business days. The page says how to reach the sender.',
  },
  pickupRequested: {
    subject: (name: string) => `${name} asks for a pickup`,
    text: (name: string) => `${name} has goods to give and asks to have them picked up.`,
    link: 'See the request',
    closing: 'Choose a day on the page. If you reply to this mail, your reply goes to the donor.',
  },
  moreMessages: {
    subject: (count: number) => `${formatCount(count)} more ${count === 1 ? 'message' : 'messages'} came in`,
    text: (count: number) =>
      `So many messages came in within an hour that we stopped sending a mail for each. ${formatCount(count)} more ${count === 1 ? 'is' : 'are'} waiting on the site.`,
    link: 'Read the messages',
  },
  morePickups: {
    subject: (count: number) =>
      `${formatCount(count)} more pickup ${count === 1 ? 'request' : 'requests'} came in`,
    text: (count: number) =>
      `So many pickup requests came in within an hour that we stopped sending a mail for each. ${formatCount(count)} more ${count === 1 ? 'is' : 'are'} waiting on the site.`,
    link: 'See the requests',
  },
  applicationCame: {
    subject: (program: string) => `New application: ${program}`,
    text: (day: string) => `An application came in on ${day}.`,
    link: 'Read the application',
  },
  moreApplications: {
    subject: (count: number) =>
      `${formatCount(count)} more ${count === 1 ? 'application' : 'applications'} came in`,
    text: (count: number) =>
      `So many applications came in within an hour that we stopped sending a mail for each. ${formatCount(count)} more ${count === 1 ? 'is' : 'are'} waiting on the site.`,
    link: 'See what is waiting',
  },
  formFull: {
    forms: {
      message: 'contact form',
      gift: 'donation form',
      pickup: 'pickup form',
      'shoe-request': 'form for people who need shoes',
    },
    subject: (form: string) => `The ${form} reached its limit for today`,
    text: (form: string) =>
      `More entries came in through the ${form} than it takes in a day. This is most likely somebody who sends them with a program. Visitors who haven’t sent anything today can still send one entry. More are refused until tomorrow.`,
    link: 'See what came in',
    closing: 'You get this mail once a day at most.',
  },
};
