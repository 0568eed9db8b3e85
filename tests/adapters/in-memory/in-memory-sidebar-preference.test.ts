import { InMemorySidebarPreference } from '../../../src/adapters/in-memory/in-memory-sidebar-preference';
import { sidebarPreferenceContract } from '../../contracts/sidebar-preference.contract';

sidebarPreferenceContract('InMemorySidebarPreference', () => {
  const preference = new InMemorySidebarPreference();
  return { open: () => preference };
});
