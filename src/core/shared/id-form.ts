/** The form of every id and revision, made here or elsewhere: 1 to 64 letters, digits, hyphens and underscores. */
export const ID_FORM = /^[\w-]{1,64}$/;
