/** Labels and sentences that the public forms share. */
export const formTexts = {
  name: 'Name',
  email: 'Email',
  /** On the button, and read out, while a form is being sent. */
  sending: 'Sending...',
  required: 'Please fill out this field.',
  malformedEmail: 'Please enter a valid email address.',
  requiredMark: 'Fields marked with * are required.',
  demo: 'Demo: nothing is sent',
} as const;
