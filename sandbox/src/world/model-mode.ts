export const MODEL_MODES = ['normal', 'obey-attacker', 'empty', 'slow', 'cut', 'garbage', 'refuse'] as const
export type ModelMode = (typeof MODEL_MODES)[number]
