/** Fetches the dialog for signing in over a page, ahead of time where something may be unsaved. */
export const fetchSignInDialog = () => import('./sign-in-dialog').then((file) => file.SignInDialog);

/** Fetches the dialog for confirming who one is. */
export const fetchConfirmDialog = () => import('./confirm-dialog').then((file) => file.ConfirmDialog);
