/**
 * How fast a company grows (`ai_insights.growth_momentum`). `undetermined`: there is no sign from the last
 * twelve months.
 */
export const GROWTH_MOMENTA = [
  'strong',
  'moderate',
  'stable',
  'slowing',
  'declining',
  'undetermined',
] as const;
export type GrowthMomentum = (typeof GROWTH_MOMENTA)[number];

/**
 * Where a company is heading (`ai_insights.trajectory`). `undetermined`: there is no sign from the last
 * twelve months.
 */
export const TRAJECTORIES = [
  'expanding',
  'building',
  'consolidating',
  'contracting',
  'undetermined',
] as const;
export type Trajectory = (typeof TRAJECTORIES)[number];
