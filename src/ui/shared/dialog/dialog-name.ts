import { createContext } from 'react';

/** The title of the dialog around, after which its form is named; undefined on a page. */
export const DialogName = createContext<string | undefined>(undefined);
