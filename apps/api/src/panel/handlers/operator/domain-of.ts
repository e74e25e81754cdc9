import { ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { invalidFields } from '../../validate-input';

/** Returns the registrable domain of a domain or URL. Throws `invalid_input`, with the message beside the field. */
export function domainOf(text: string): string {
  try {
    return normalizeDomain(text.trim()).domain;
  } catch (error) {
    throw error instanceof ServiceError ? invalidFields({ domain: error.message }) : error;
  }
}
