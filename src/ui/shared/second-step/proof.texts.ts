/** What people read who prove a second step, at sign-in and later. */
export const proofTexts = {
  title: 'Second step',
  confirmTitle: 'Confirm that it is you',
  confirmIntro: 'You signed in a while ago. What you typed is still here and goes on by itself.',
  confirm: 'Confirm',
  confirming: 'Checking…',
  cancel: 'Cancel',
  loading: 'Loading…',
  tryAgain: 'Try again',
  submit: 'Sign In',
  usePasskey: 'Use your passkey',
  simulatePasskey: 'Simulate passkey',
  useBackup: 'Use a backup code instead',
  useCode: 'Use a code from the app instead',
  labels: { code: 'Code', backup: 'Backup code', password: 'Password' },
  /** Leads back to the password. */
  again: 'Sign in again.',
  empty: {
    code: 'Enter the code from the app.',
    backup: 'Enter a backup code.',
    password: 'Enter your password.',
  },
  wrong: {
    code: 'This code is not right. Check the clock of your phone.',
    backup: 'This is no backup code of yours, or it was used already.',
    password: 'This is not your current password.',
    passkey: 'This passkey wasn’t accepted. Try again, or use another way.',
  },
  used: 'This code was used already. Wait for the next one.',
  wait: 'Too many wrong codes. Wait an hour, or use a passkey or a backup code.',
  tooMany: 'Too many attempts. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
  device: {
    cancelled: 'The passkey wasn’t used. Try again, or use another way.',
    unavailable: 'This browser can’t use your passkey. Use another way.',
  },
  onlySimulated: 'Nothing here can hold a passkey of the simulation. Press ‘Simulate passkey’.',
  simulated: {
    title: 'Your authenticator (simulated)',
    code: 'The code now:',
    note: 'This is a simulation: nothing here is a secret, and all of it stays in this browser.',
  },
};

/** How somebody proves who they are with something typed. */
export type TypedWay = keyof typeof proofTexts.labels;
