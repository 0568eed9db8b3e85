/** How the sample foundation is registered; nobody is. */
export const SAMPLE_FOUNDATION = { legalName: 'FSR Foundation (sample)', ein: '00-0000000' } as const;
