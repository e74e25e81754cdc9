import type { TechnologyRules } from './fingerprint-format';

/** Fields of a technology's rules in the Wappalyzer data that are not used. */
type Distrusted = readonly (keyof TechnologyRules)[];

/** An address that merely contains the product's name may be a page about the product. */
const NAME_IN_ADDRESS: Distrusted = ['url'];
/** The three libraries share one class name, which tells none of them apart. */
const SHARED_CLASS_NAME: Distrusted = ['css'];
/** So short that it stands inside other scripts' names: `css`, `zip.co`, `sp.js`, `wink`. */
const PART_OF_OTHER_NAMES: Distrusted = ['scriptSrc'];

/**
 * Rules of the Wappalyzer data that take a mention for a proof, or that hold for sites without the technology, by
 * technology.
 */
export const IGNORED_RULES: Readonly<Record<string, Distrusted>> = {
  // Any address with `/order` or `/bag` in it; nor is it a product.
  'Cart Functionality': ['url', 'dom'],
  // A link to the generator's website.
  Hugo: ['dom'],
  // An element that every site made with Duda has, under whatever brand it is sold.
  'MyWebsite Creator': ['dom'],
  // What every program bundled by webpack contains.
  'Module Federation': ['scripts'],
  // Identifiers that begin with `snippet-` or `frm-`.
  'Nette Framework': ['html'],
  // An attribute that other builders write as well.
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

/** The rules on visible text are carriers' bare names, such as `DX` and `Hermes`. */
export const IGNORED_TEXT_CATEGORIES = 'Shipping carriers';
