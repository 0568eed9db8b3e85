/** What a form says when the program failed, which is nobody's input. */
export const stateFormTexts = {
  bug: {
    title: 'Something went wrong.',
    description:
      'What you typed is still here. Try again. If it fails again, copy what you typed and reload the page.',
  },
};
