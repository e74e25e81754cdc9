import type { RuleSet } from '../fingerprint-format';
import { DNS_RECORD_RULES } from './dns-records';
import { EMBEDDED_SERVICE_RULES } from './embedded-services';
import { SITE_BUILDING_RULES } from './site-building';
import { SITE_SERVICE_RULES } from './site-services';

/**
 * This package's own rules, for what came after the Wappalyzer data (frozen in 2023) and for what that data can only
 * see with a browser. A technology that stands in the data keeps its categories and description from there.
 */
export const CUSTOM_RULES: readonly RuleSet[] = [
  SITE_BUILDING_RULES,
  EMBEDDED_SERVICE_RULES,
  SITE_SERVICE_RULES,
  DNS_RECORD_RULES,
];
