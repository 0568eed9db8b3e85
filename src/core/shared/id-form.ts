/** The format of every id and revision, in all back ends: 1 to 64 letters, digits, hyphens and underscores. */
export const ID_FORM = /^[\w-]{1,64}$/;
