/** Sentences that the public forms share. */
export const formTexts = {
  required: 'Please fill out this field.',
  email: 'Please enter a valid email address.',
  requiredMark: 'Fields marked with * are required.',
  demo: 'Demo: nothing is sent',
} as const;
