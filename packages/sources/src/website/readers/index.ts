import { readTechnologies } from '../../technology/read-technologies';
import type { Reader } from './reader';

/** Every reader by name, in the order in which their evidence is listed. */
export const READERS: Readonly<Record<string, Reader>> = {
  technologies: readTechnologies,
};
