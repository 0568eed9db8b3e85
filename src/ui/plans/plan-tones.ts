/** The tone of a plan's tag, by its standing. */
export const TONES = { active: 'success', paused: 'default', failing: 'warning', ended: 'default' } as const;
