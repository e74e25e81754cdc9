/** How fast a company grows (`ai_insights.growth_momentum`). `undetermined`: nothing of the last twelve months tells. */
export const GROWTH_MOMENTA = [
  'strong',
  'moderate',
  'stable',
  'slowing',
  'declining',
  'undetermined',
] as const;
export type GrowthMomentum = (typeof GROWTH_MOMENTA)[number];

/** Where it goes (`ai_insights.trajectory`). `undetermined`: nothing of the last twelve months tells. */
export const TRAJECTORIES = [
  'expanding',
  'building',
  'consolidating',
  'contracting',
  'undetermined',
] as const;
export type Trajectory = (typeof TRAJECTORIES)[number];
