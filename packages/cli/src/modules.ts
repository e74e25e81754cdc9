import type { Module } from '@firmlens/client';
import { namesParser } from './names';

/** The modules beside the base, as `enrich` names them. */
const MODULES = [
  'business',
  'technology',
  'funding',
  'team',
  'signals',
  'competitors',
] as const satisfies readonly Module[];

const ALL = 'all';
const parseNames = namesParser<Module>(MODULES);

/** The flags, the description and the parser of the option that names modules. */
export const MODULES_OPTION = [
  '--modules <names>',
  `beside the base, separated by commas: ${MODULES.join(', ')}; or ${ALL}`,
  (text: string): Module[] => (text.trim().toLowerCase() === ALL ? [...MODULES] : parseNames(text)),
] as const;
