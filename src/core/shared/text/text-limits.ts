/** Longest name, address or phone number, in UTF-16 units. */
export const LINE = 500;
/** Longest text of several lines in a form of the public site, in UTF-16 units. */
export const FORM_TEXT = 5_000;
/** Longest note or description that staff write, in UTF-16 units. */
export const NOTE = 100_000;
/** Most combining marks in a row: Unicode's Stream-Safe Text Format has the same bound, and no language needs more. */
export const MOST_MARKS = 30;
