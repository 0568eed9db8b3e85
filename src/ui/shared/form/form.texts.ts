/** Sentences that the public forms share. */
export const formTexts = {
  /** On the button, and read out, while a form is being sent. */
  sending: 'Sending...',
  saving: 'Saving...',
  required: 'Please fill out this field.',
  malformedEmail: 'Please enter a valid email address.',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
  requiredMark: 'Fields marked with * are required.',
  demo: 'Demo: nothing is sent.',
  reachUs: 'Reach us at',
  or: 'or',
};
