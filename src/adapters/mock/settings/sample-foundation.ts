import { FIRST_SETTINGS, type Settings } from '../../../core/settings/settings';

/** How the sample foundation is registered; nobody is. */
export const SAMPLE_FOUNDATION = { legalName: 'FSR Foundation (sample)', ein: '00-0000000' } as const;

/** What the settings of a simulation and of a server with samples say of the foundation. */
export const SAMPLE_SETTINGS: Settings = {
  ...FIRST_SETTINGS,
  ...SAMPLE_FOUNDATION,
  formationState: 'Nevada',
  purpose: 'Shoes, clothing and mentorship for people who need them.',
};
