import { type Module, MODULES, priceOf } from '@firmlens/contract';
import { type Static, Type } from '@sinclair/typebox';
import { modulesOnFile } from './coverage-notes';
import type { AssessedCompany } from './find-coverage';
import { hasFreshModules } from './has-fresh-modules';

const OBSTACLES = ['scanning', 'no_data_cooldown', 'cannot_be_looked_up'] as const;
type Obstacle = (typeof OBSTACLES)[number];

/** The price of a refresh, and whether it is possible. */
export const RefreshOfferSchema = Type.Object({
  possible: Type.Boolean({
    description: 'Whether refresh_company would accept this company now.',
  }),
  obstacle: Type.Unsafe<Obstacle | null>({ enum: [...OBSTACLES, null], description: 'Why not.' }),
  retry_after_seconds: Type.Union([Type.Integer(), Type.Null()], {
    description: 'When it becomes possible again, if known.',
  }),
  credits: Type.Object(
    {
      base: Type.Integer(),
      with_signals: Type.Integer(),
      with_held_modules: Type.Integer(),
      with_all_modules: Type.Integer(),
    },
    {
      description: 'The price by modules; 0 if the data on file is still fresh.',
    },
  ),
});
export type RefreshOffer = Static<typeof RefreshOfferSchema>;

/** Returns the refresh offer for a company. */
export function refreshOffer(company: AssessedCompany): RefreshOffer {
  const { facts } = company;
  const price = (modules: readonly Module[]) => (hasFreshModules(facts, modules) ? 0 : priceOf(modules));
  const obstacle = findObstacle(company);
  return {
    possible: obstacle === null,
    obstacle,
    retry_after_seconds:
      obstacle === 'no_data_cooldown' ? (facts.cooldownSeconds ?? facts.unreadableSeconds) : null,
    credits: {
      base: price([]),
      with_signals: price(['signals']),
      with_held_modules: price(modulesOnFile(company)),
      with_all_modules: price(MODULES),
    },
  };
}

function findObstacle({ facts, canBeLookedUp }: AssessedCompany): Obstacle | null {
  if (!canBeLookedUp) return 'cannot_be_looked_up';
  if (facts.running !== null) return 'scanning';
  return facts.cooldownSeconds === null && facts.unreadableSeconds === null ? null : 'no_data_cooldown';
}
