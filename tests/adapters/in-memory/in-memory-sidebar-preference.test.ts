import { sidebarPreferenceContract } from '../../contracts/sidebar-preference.contract';
import { InMemorySidebarPreference } from '../../support/in-memory/in-memory-sidebar-preference';

sidebarPreferenceContract('InMemorySidebarPreference', () => {
  const preference = new InMemorySidebarPreference();
  return { open: () => preference };
});
