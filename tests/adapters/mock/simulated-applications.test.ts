import { applicationsContract } from '../../contracts/applications.contract';
import { applicationsInBrowser } from '../../support/applications-harness';

applicationsContract('ApplicationsService in a browser', (kept) => applicationsInBrowser(kept));
applicationsContract('ApplicationsService in a browser, each work run twice', (kept) =>
  applicationsInBrowser(kept, { isRunTwice: true }),
);
