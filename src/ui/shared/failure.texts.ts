/** What an 'unavailable' back end lacks: in the simulation nothing leaves the browser, and only its storage can refuse. */
const IS_SERVER = import.meta.env.VITE_BACK_END === 'server';
const STORAGE_REFUSES = 'This browser is out of storage, or it blocks storage for this site.';
const NOT_REACHED = IS_SERVER ? 'Check your connection and try again.' : STORAGE_REFUSES;

const SIGNED_OUT = 'You’ve been signed out. Sign in and try again.';

/** Said of a change that was refused because somebody else was quicker; what they saved is shown with it. */
export const CHANGED_MEANWHILE: string =
  'Somebody else changed this in the meantime. Here is the current version; please check it.';

/** Why something could not be loaded, and what to do next: `thing` as in 'the gifts', `right` as in 'see gifts'. */
export function loadFailures(thing: string, right: string, helper = 'an admin') {
  return {
    unauthenticated: SIGNED_OUT,
    forbidden: `You don’t have permission to ${right}. Ask ${helper}.`,
    validation: 'This search doesn’t work. Clear the filters and try again.',
    'too-many': 'Too many requests. Wait a minute and try again.',
    unavailable: `Couldn’t load ${thing}. Check your connection and try again.`,
    cancelled: `Couldn’t load ${thing}. Try again.`,
  };
}

/** Why something was not saved, and what to do next: `right` as in 'change gifts'. */
export function saveFailures(right: string, helper = 'an admin') {
  return {
    unauthenticated: SIGNED_OUT,
    forbidden: `You don’t have permission to ${right}. Ask ${helper}.`,
    'step-up': 'Confirm that it’s you, and try again.',
    validation: 'Something in the form wasn’t accepted. Check it and try again.',
    quota: 'There’s no storage left. Remove what you don’t need and try again.',
    'too-many': 'Too many changes at once. Wait a minute and try again.',
    unavailable: `Nothing was saved. ${NOT_REACHED}`,
    cancelled: 'Nothing was saved.',
  };
}
