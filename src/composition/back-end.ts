import { browserContentModule } from './browser-content.module';

/**
 * Decides which back end answers. Today the browser keeps the content, and simulated gateways answer the rest; each
 * travels with the first page that needs it. A real back end is one more module, named here.
 */
export const backEnd = {
  content: browserContentModule,
  signIn: () => import('./mock-sign-in.module').then((file) => file.mockSignInModule),
  campaigns: () => import('./mock-campaigns.module').then((file) => file.mockCampaignsModule),
  forms: () => import('./mock-forms.module').then((file) => file.mockFormsModule),
};
