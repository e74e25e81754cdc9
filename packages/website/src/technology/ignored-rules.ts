import type { TechnologyRules } from './fingerprint-format';

/** Fields of a technology's Wappalyzer rules that are not used. */
type IgnoredFields = readonly (keyof TechnologyRules)[];

/** A URL that merely contains the product's name may be a page about the product. */
const NAME_IN_ADDRESS: IgnoredFields = ['url'];
/** The three libraries share this class name, so it does not distinguish them. */
const SHARED_CLASS_NAME: IgnoredFields = ['css'];
/** Names so short that they occur inside other scripts' names: `css`, `zip.co`, `sp.js`, `wink`. */
const PART_OF_OTHER_NAMES: IgnoredFields = ['scriptSrc'];

/** Wappalyzer rules that match mere mentions of the technology, or sites without it, by technology. */
export const IGNORED_RULES: Readonly<Record<string, IgnoredFields>> = {
  // Matches any URL with `/order` or `/bag` in it. It is not a product either.
  'Cart Functionality': ['url', 'dom'],
  // A link to the generator's website.
  Hugo: ['dom'],
  // Every site made with Duda has this element, whatever brand sells it.
  'MyWebsite Creator': ['dom'],
  // Every program bundled by webpack contains this.
  'Module Federation': ['scripts'],
  // Identifiers that begin with `snippet-` or `frm-`.
  'Nette Framework': ['html'],
  // Other site builders write this attribute as well.
  Stimulus: ['html'],
  PrimeNG: SHARED_CLASS_NAME,
  PrimeReact: SHARED_CLASS_NAME,
  PrimeVue: SHARED_CLASS_NAME,
  Choices: PART_OF_OTHER_NAMES,
  Mautic: PART_OF_OTHER_NAMES,
  'Snowplow Analytics': PART_OF_OTHER_NAMES,
  Wink: PART_OF_OTHER_NAMES,
  Zip: PART_OF_OTHER_NAMES,
  'Apache JSPWiki': NAME_IN_ADDRESS,
  'HCL Commerce': NAME_IN_ADDRESS,
  'Neos CMS': NAME_IN_ADDRESS,
  'TYPO3 CMS': NAME_IN_ADDRESS,
  Virtuoso: NAME_IN_ADDRESS,
  Zabbix: NAME_IN_ADDRESS,
};

/** In this category, the rules on visible text are bare carrier names, such as `DX` and `Hermes`. */
export const IGNORED_TEXT_CATEGORIES = 'Shipping carriers';
