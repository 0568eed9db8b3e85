/** The notice that a build without a server is given has at most so many UTF-16 units. */
export const LONGEST_NOTICE = 600;
