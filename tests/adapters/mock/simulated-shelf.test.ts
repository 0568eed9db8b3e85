import { shelfContract } from '../../contracts/shelf.contract';
import { shelfInBrowser } from '../../support/shelf-harness';

shelfContract('ShelfService on records of the browser', (kept) => shelfInBrowser(kept));
shelfContract('ShelfService on records of the browser, each work run twice', (kept) =>
  shelfInBrowser(kept, { isRunTwice: true }),
);
