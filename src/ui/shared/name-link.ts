import './name-link.css';

/** Class of a link that is a row's name: also a long name breaks, and the target is as high as a row of text with its room. */
export const NAME_LINK = 'name-link';
