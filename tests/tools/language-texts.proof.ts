// Compiled by the type check, never run: a second language in which an entry is missing, or has another shape, does not
// compile.
const english = {
  send: 'Send Message',
  failed: { title: 'Error', description: 'Please try again.' },
  left: (count: number) => `${count} left`,
};

export const complete: typeof english = {
  send: 'Enviar mensaje',
  failed: { title: 'Error', description: 'Inténtelo de nuevo.' },
  left: (count) => `Quedan ${count}`,
};

// @ts-expect-error an entry is missing
export const incomplete: typeof english = {
  failed: complete.failed,
  left: complete.left,
};

export const incompleteInside: typeof english = {
  ...complete,
  // @ts-expect-error an entry inside an entry is missing
  failed: { title: 'Error' },
};

export const anotherShape: typeof english = {
  ...complete,
  // @ts-expect-error the English entry is a function
  left: 'Quedan algunos',
};
