import { citiesNamed, countryOfName, foldName } from '@firmlens/text';
import { isOfferHeading, withoutNumber } from '../service-name';
import type { ServiceKeys } from '../service-keys';
import type { Candidate } from './candidates';
import { isBelowOffer, type OwnLink } from './own-links';

type Features = Readonly<Record<string, number>>;

/** Names of a group of which a page has more are measured by the first ones. */
const MAX_MEASURED = 40;

interface KnownNames {
  /** What is measured of each name, wherever it stands, by its key. */
  ofKey: ReadonlyMap<string, Features>;
  keysOf: ServiceKeys;
  menu: readonly OwnLink[];
  titlesWith(folded: string): number;
}

interface GroupFeatures {
  among(names: readonly string[]): Features;
  heading(text: string): Features;
}

/** Returns what all places of a name together say of it. */
export function nameFeaturesOf(same: readonly Candidate[], offers: ReadonlySet<string>): Features {
  const isOffered = ({ link }: Candidate): boolean => link !== null && offers.has(link.target);
  const isUnderOffer = ({ heading, group }: Candidate): boolean =>
    group['called'] === 1 || (heading !== null && isOfferHeading(heading.text));
  return {
    'name.pages': new Set(same.map(({ page }) => page)).size,
    'name.offered': Number(same.some(isOffered)),
    'name.below': Number(same.some(({ link }) => link !== null && isBelowOffer(link.url))),
    'name.under-offer': same.filter(isUnderOffer).length,
    'name.linked': Number(same.some(({ link }) => link !== null)),
    'name.group': Math.max(...same.map(({ among }) => among.length)),
  };
}

/** Returns functions that measure the names of a group, and the name of a heading, by what the site says elsewhere. */
export function createGroupFeatures({ ofKey, keysOf, menu, titlesWith }: KnownNames): GroupFeatures {
  const keyOf = (name: string): string => keysOf(name)[0] ?? '';
  const inMenu = new Set(menu.map(({ text }) => keyOf(text)));
  const valueOf = (key: string, feature: string): number => ofKey.get(key)?.[feature] ?? 0;
  const known = new Map<readonly string[], Features>();
  const measure = (all: readonly string[]): Features => {
    const names = all.slice(0, MAX_MEASURED);
    const keys = names.map(keyOf);
    const lastWords = names.map((name) => foldName(name.split(/\s+/).at(-1) ?? ''));
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      'among.in-menu': mean(keys.map((key) => Number(inMenu.has(key)))),
      'among.titles': mean(names.map((name) => Number(titlesWith(foldName(name)) > 0))),
      'among.places': mean(
        names.map((name) => Number(countryOfName(name) !== null || citiesNamed(name).length > 0)),
      ),
      'among.length': mean(names.map(({ length }) => length)),
      'among.ends': 1 - new Set(lastWords).size / Math.max(1, names.length),
      'among.all': mean(keys.map((key) => valueOf(key, 'name.all'))),
      'among.pages': mean(keys.map((key) => valueOf(key, 'name.pages'))),
      'among.offered': mean(keys.map((key) => valueOf(key, 'name.offered'))),
      'among.under-offer': mean(keys.map((key) => Number(valueOf(key, 'name.under-offer') > 0))),
      'among.linked': mean(keys.map((key) => valueOf(key, 'name.linked'))),
      'among.capitals': mean(
        names.map((name) => {
          const words = name.split(/\s+/);
          return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
        }),
      ),
    };
  };
  return {
    among: (names) => {
      const features = known.get(names) ?? measure(names);
      known.set(names, features);
      return features;
    },
    heading: (text) => {
      const key = keyOf(withoutNumber(text));
      return {
        'heading.in-menu': Number(inMenu.has(key)),
        'heading.named': valueOf(key, 'name.all'),
        'heading.offered': valueOf(key, 'name.offered'),
        'heading.words': text.split(/\s+/).length,
        'heading.sentence': Number(/[.!?…]$/u.test(text)),
      };
    },
  };
}
