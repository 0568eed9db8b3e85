/** Texts that are written alike in both languages, such as 'Error', 'No' and 'Facebook'. Each is used by some Spanish file. */
export const SAME_IN_BOTH: readonly string[] = [];
