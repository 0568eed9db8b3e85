/**
 * The id of the element after the landing page's root that holds the campaigns of the page as data, from which hydration
 * starts. A page that was made without campaigns has none.
 */
export const CAMPAIGNS_ELEMENT = 'active-campaigns';
