import { describe } from 'vitest';
import { InMemorySidebarPreference } from '../../../src/adapters/in-memory/in-memory-sidebar-preference';
import { sidebarPreferenceContract } from '../../contracts/sidebar-preference.contract';

describe('contract', () => {
  sidebarPreferenceContract(() => {
    const preference = new InMemorySidebarPreference();
    return { create: () => preference };
  });
});
