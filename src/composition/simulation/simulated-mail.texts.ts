/** The subjects of the mails that the simulation would have sent. */
export const simulatedMailTexts = {
  subjects: { invitation: 'Your account is ready for a password', password: 'Choose a new password' },
  passwordChanged: 'Your password was changed',
  application: 'New application',
  answer: 'News about your request',
  pickupScheduled: 'Your pickup has a time',
  receipt: (number: string) => `Your receipt ${number}`,
};
