import type { RuleSet } from '../fingerprint-format';
import { BROWSER_LIBRARY_RULES } from './browser-libraries';
import { DNS_RECORD_RULES } from './dns-records';
import { EMBEDDED_SERVICE_RULES } from './embedded-services';
import { SITE_BUILDING_RULES } from './site-building';
import { SITE_SERVICE_RULES } from './site-services';

/**
 * This package's own rules, for technologies that are newer than the Wappalyzer data (frozen in 2023) or that
 * the data detects only in a browser. A technology in the data keeps its categories and description from
 * there.
 */
export const CUSTOM_RULES: readonly RuleSet[] = [
  SITE_BUILDING_RULES,
  EMBEDDED_SERVICE_RULES,
  SITE_SERVICE_RULES,
  BROWSER_LIBRARY_RULES,
  DNS_RECORD_RULES,
];
